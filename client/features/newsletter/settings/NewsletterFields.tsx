import { type ReactNode, useState } from 'react'
import {
  MOST_NEWSLETTER_DESCRIPTION,
  MOST_NEWSLETTER_NAME,
  MOST_SENDER_NAME,
} from '../../../../schema/rules/newsletters'
import { newsletterSettingsWording as wording } from '../../../../schema/wording/newsletter-settings'
import { Avatar } from '../../../ui/Avatar'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { HiddenField } from '../../../ui/form/HiddenField'
import { RadioChoice } from '../../../ui/form/RadioChoice'
import { Select } from '../../../ui/form/Select'
import { TextArea } from '../../../ui/form/TextArea'
import { ColorField } from '../../color/ColorField'
import { PictureField } from '../../picture/PictureField'
import type { EditedNewsletterFragment } from './edited-newsletter.generated'
import { REPLIES, type Replies } from './fields'

const RHYTHMS = ['ANY', 'DAILY', 'WEEKLY', 'FORTNIGHTLY', 'MONTHLY'] as const

interface Props {
  /** Absent for a new one. */
  newsletter?: EditedNewsletterFragment | undefined
  onName?: (name: string) => void
  /** Stands below the name. */
  children?: ReactNode
}

/** A newsletter's picture, previewed before it is saved. */
function Picture({ newsletter }: Pick<Props, 'newsletter'>) {
  const savedId = newsletter?.image?.id ?? null
  const [imageId, setImageId] = useState(savedId)
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium">{wording.picture}</legend>
      <PictureField
        name="imageId"
        imageId={imageId}
        isSaved={imageId === savedId}
        onPicture={setImageId}
        wording={wording.choice}
      >
        <Avatar imageId={imageId} name={newsletter?.name ?? ''} size="XL" square />
      </PictureField>
      <HiddenField name="imageId" value={imageId ?? ''} />
    </fieldset>
  )
}

/** The colour of a newsletter's page, or none. */
function Color({ newsletter }: Pick<Props, 'newsletter'>) {
  const [color, setColor] = useState(newsletter?.color ?? null)
  return <ColorField name="color" wording={wording} color={color} onColor={setColor} />
}

/** What becomes of replies to a newsletter's letters, as its form says it. */
const repliesOf = (newsletter: Props['newsletter']): Replies =>
  !newsletter?.takesReplies ? 'NONE' : newsletter.holdsReplies ? 'RESPONSES' : 'MAIL'

/** What a newsletter is called, looks like and says of itself, and who its letters come from. */
export function NewsletterFields({ newsletter, onName, children }: Props) {
  // Where the site receives no mail, replies go past it. That isn't known of a newsletter that isn't there yet.
  const mayHold = typeof newsletter?.holdsReplies === 'boolean'
  return (
    <>
      <Field
        name="name"
        label={wording.name}
        defaultValue={newsletter?.name ?? ''}
        autoComplete="off"
        counter={{ max: MOST_NEWSLETTER_NAME, label: wording.counter }}
        onChange={({ currentTarget }) => onName?.(currentTarget.value)}
      />
      {children}
      <TextArea
        name="description"
        label={wording.description}
        hint={wording.descriptionHint}
        defaultValue={newsletter?.description ?? ''}
        counter={{ max: MOST_NEWSLETTER_DESCRIPTION, label: wording.counter }}
      />
      <Picture newsletter={newsletter} />
      <Color newsletter={newsletter} />
      <Field
        name="senderName"
        label={wording.sender}
        hint={wording.senderHint}
        defaultValue={newsletter?.senderName ?? ''}
        autoComplete="off"
        counter={{ max: MOST_SENDER_NAME, label: wording.counter }}
      />
      <RadioChoice
        name="replies"
        label={wording.replies}
        options={REPLIES.filter((value) => value !== 'RESPONSES' || mayHold).map((value) => ({
          value,
          ...wording.repliesAre[value],
        }))}
        defaultValue={repliesOf(newsletter)}
      />
      <Checkbox
        name="hasReferrals"
        label={wording.referrals}
        hint={wording.referralsHint}
        defaultChecked={newsletter?.hasReferrals ?? false}
      />
      <Checkbox
        name="countsOpens"
        label={wording.counting}
        hint={wording.countingHint}
        defaultChecked={newsletter?.countsOpens ?? false}
      />
      <Select name="rhythm" label={wording.rhythm} defaultValue={newsletter?.rhythm ?? 'ANY'}>
        {RHYTHMS.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {wording.rhythms[rhythm]}
          </option>
        ))}
      </Select>
      <Checkbox
        name="sendsStories"
        label={wording.sendsStories}
        hint={wording.sendsStoriesHint}
        defaultChecked={newsletter?.sendsStories ?? false}
      />
    </>
  )
}
