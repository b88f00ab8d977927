import { useState } from 'react'
import { object } from 'valibot'
import {
  publicationDescription,
  publicationName,
  publicationPictureField,
  publicationSlug,
  tagline,
} from '../../../schema/inputs/collection'
import { linkTo } from '../../../schema/routes/links'
import { MAX_PUBLICATION_NAME } from '../../../schema/rules/limits'
import { publicationFormWording } from '../../../schema/wording/collection-form'
import { meanwhileWording } from '../../../schema/wording/meanwhile'
import { publicationSettingsWording as wording } from '../../../schema/wording/publication-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { DescriptionFields } from '../../features/collection/DescriptionFields'
import { EditConflict } from '../../features/collection/edit-conflict/EditConflict'
import { useJoinedSave } from '../../features/collection/edit-conflict/use-joined-save'
import type { EditedPublicationFragment } from '../../features/collection/edited-publication.generated'
import { PictureChoice } from '../../features/collection/PictureChoice'
import { SlugField } from '../../features/collection/SlugField'
import { UpdatePublication } from '../../features/collection/update-publication.generated'
import { ColorField } from '../../features/color/ColorField'
import { Reaching } from '../../features/settings/Reaching'
import { failureOf } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { useApp } from '../../lib/app'
import { goTo } from '../../lib/navigation'
import { showToast } from '../../shell/toast'
import { Field } from '../../ui/form/Field'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { PublicationSettings } from './publication-settings.generated'

const INFO = object({
  name: publicationName,
  slug: publicationSlug,
  tagline,
  description: publicationDescription,
  avatarId: publicationPictureField,
  logoId: publicationPictureField,
  drawingId: publicationPictureField,
  faviconId: publicationPictureField,
})

const LABELS = {
  name: publicationFormWording.name,
  slug: publicationFormWording.slug,
  tagline: publicationFormWording.tagline,
  description: publicationFormWording.description,
  headerColor: wording.info.color,
  avatarId: publicationFormWording.pictures.avatarId.legend,
  logoId: publicationFormWording.pictures.logoId.legend,
  drawingId: publicationFormWording.pictures.drawingId.legend,
  faviconId: publicationFormWording.pictures.faviconId.legend,
}
type Name = keyof typeof LABELS

/** Pictures are told apart by their ids, which say nothing to people. */
const textOf = (name: Name, value: string): string =>
  value !== '' && /Id$/.test(name) ? wording.info.aPicture(value.slice(0, 6)) : value

const savedOf = (publication: EditedPublicationFragment) => ({
  values: {
    name: publication.name,
    slug: publication.slug,
    tagline: publication.tagline,
    description: publication.description,
    headerColor: publication.headerColor ?? '',
    avatarId: publication.avatar?.id ?? '',
    logoId: publication.logo?.id ?? '',
    drawingId: publication.drawing?.id ?? '',
    faviconId: publication.favicon?.id ?? '',
  },
  revision: publication.revisions.info,
})

interface Props {
  publication: EditedPublicationFragment
}

/** What a publication is called, says and looks like. */
export function InfoForm({ publication }: Props) {
  // A form that was merged with another editor's saved changes starts over with both.
  const [round, setRound] = useState(0)
  return (
    <Reaching>
      <InfoFields key={round} publication={publication} onJoined={() => setRound(round + 1)} />
    </Reaching>
  )
}

function InfoFields({ publication, onJoined }: Props & { onJoined: () => void }) {
  const { execute, navigation } = useApp()
  const { attempt, refusal, isPending } = useChange(UpdatePublication)
  const { id, slug: current, name } = publication
  const saved = savedOf(publication).values
  const [avatarId, setAvatarId] = useState(saved.avatarId)
  const [logoId, setLogoId] = useState(saved.logoId)
  const [drawingId, setDrawingId] = useState(saved.drawingId)
  const [faviconId, setFaviconId] = useState(saved.faviconId)
  const [headerColor, setHeaderColor] = useState(publication.headerColor)
  const joined = useJoinedSave({
    first: publication,
    savedOf,
    newest: async () => {
      const { collectionByDomainOrSlug: stored } = await execute(PublicationSettings, { slug: current })
      return stored.__typename === 'Collection' ? stored : undefined
    },
    attempt: ({ headerColor, avatarId, logoId, drawingId, faviconId, ...texts }, baseRevision) => {
      const pictures = {
        avatarId: avatarId || null,
        logoId: logoId || null,
        drawingId: drawingId || null,
        faviconId: faviconId || null,
      }
      const input = {
        collectionId: id,
        ...texts,
        headerColor: headerColor || null,
        ...pictures,
        baseRevision,
      }
      return attempt({ input })
    },
    onSaved: async ({ slug }, isJoined) => {
      const message = isJoined ? meanwhileWording.saved : wording.saved
      showToast({ message, extraParams: { testId: 'publication-saved' } })
      if (isJoined) onJoined()
      if (slug !== current) await goTo(navigation, linkTo('CollectionSettings', { collectionSlug: slug }))
    },
  })
  const pictures = [
    ['avatarId', avatarId, setAvatarId],
    ['logoId', logoId, setLogoId],
    ['drawingId', drawingId, setDrawingId],
    ['faviconId', faviconId, setFaviconId],
  ] as const
  return (
    <Form
      schema={INFO}
      failure={failureOf(refusal)}
      className="mt-10 flex flex-col gap-6"
      onSubmit={({ name, slug, tagline, description }) => {
        const texts = { name, slug, tagline, description, headerColor: headerColor ?? '' }
        return joined.save({ ...texts, avatarId, logoId, drawingId, faviconId })
      }}
    >
      <Field
        name="name"
        label={publicationFormWording.name}
        defaultValue={name}
        autoComplete="off"
        counter={{ max: MAX_PUBLICATION_NAME, label: publicationFormWording.counter }}
      />
      <SlugField current={current} collectionId={id} />
      <DescriptionFields tagline={publication.tagline} description={publication.description} />
      {pictures.map(([field, imageId, setPicture]) => (
        <PictureChoice
          key={field}
          name={field}
          imageId={imageId || null}
          savedId={saved[field] || null}
          onPicture={(picture) => setPicture(picture ?? '')}
          publicationName={name}
        />
      ))}
      <ColorField name="headerColor" wording={wording.info} color={headerColor} onColor={setHeaderColor} />
      {joined.question && (
        <EditConflict
          question={joined.question}
          labels={LABELS}
          textOf={textOf}
          isPending={isPending}
          onDecided={joined.decide}
          onPutOff={joined.putOff}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
        <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
      </div>
      <UnsavedGuard wording={settingsWording.unsaved} />
    </Form>
  )
}
