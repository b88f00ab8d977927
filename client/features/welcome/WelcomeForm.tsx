import { type ReactNode, useRef } from 'react'
import { MOST_LETTER_SUBJECT } from '../../../schema/rules/letter-content'
import { newId } from '../../../schema/rules/new-id'
import { LAST_WELCOME_DAY, MOST_WELCOME_TEXT, WELCOME_DAY } from '../../../schema/rules/welcome'
import { listedTitle } from '../../../schema/story/listed-title'
import { welcomeWording as wording } from '../../../schema/wording/welcome'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { usePage } from '../../lib/use-page'
import { Checkbox } from '../../ui/form/Checkbox'
import { Field } from '../../ui/form/Field'
import { HiddenField } from '../../ui/form/HiddenField'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { ChangeForm } from '../settings/ChangeForm'
import { type Choice, welcomesAsked } from './asked'
import { SaveWelcomeLetter } from './save-welcome-letter.generated'
import type { WelcomeLetterFieldsFragment } from './welcome-letter-fields.generated'
import { WelcomeLetters } from './welcome-letters.generated'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

interface Props {
  newsletterId: string
  /** The stories that can be chosen beside its own. */
  stories: readonly Choice[]
  /** Absent for a new one. */
  welcome?: WelcomeLetterFieldsFragment | undefined
  /** The day of a new one. */
  day?: number
  onDone?: () => void
  /** Stands beside the button. */
  children?: ReactNode
}

interface ChoiceProps extends Pick<Props, 'welcome' | 'stories'> {
  /** Whether it is the welcome mail, which needs no story. */
  isWelcome: boolean
}

/** The story that a mail sends: its own, or one of those that can be chosen. */
function StoryChoice({ welcome, stories, isWelcome }: ChoiceProps) {
  const own = welcome?.post
  const missing = own && !stories.some(({ id }) => id === own.id) ? [own] : []
  return (
    <Select
      name="postId"
      label={wording.story}
      hint={wording.storyHint}
      defaultValue={own?.id ?? ''}
      required={!isWelcome}
    >
      <option value="">{isWelcome ? wording.ownText : wording.choose}</option>
      {[...missing, ...stories].map(({ id, title }) => (
        <option key={id} value={id}>
          {listedTitle(title) || wording.untitled}
        </option>
      ))}
    </Select>
  )
}

/** Makes a mail that new subscribers get, or changes it. Rule: docs/rules/newsletters.md, "Welcome mails". */
export function WelcomeForm({ newsletterId, stories, welcome, day = WELCOME_DAY, onDone, children }: Props) {
  const app = useApp()
  const page = usePage()
  // Of this form: sending it again after a failure makes one mail.
  const key = useRef<string>(undefined)
  const isWelcome = (welcome?.day ?? day) === WELCOME_DAY
  return (
    <ChangeForm
      operation={SaveWelcomeLetter}
      variables={(values) => {
        key.current ??= welcome?.id ?? newId()
        return {
          input: {
            newsletterId,
            welcomeId: key.current,
            day: Number(values.day),
            isOn: values.isOn !== undefined,
            subject: textOf(values.subject),
            text: textOf(values.text),
            postId: textOf(values.postId) || null,
          },
        }
      }}
      toast={{ message: wording.saved, extraParams: { testId: 'welcome-saved' } }}
      onDone={async () => {
        await refetch(app, WelcomeLetters, welcomesAsked(page))
        onDone?.()
      }}
      className="mt-4 flex max-w-inset flex-col gap-5"
    >
      {isWelcome ? (
        <HiddenField name="day" value={String(WELCOME_DAY)} />
      ) : (
        <div className="[&_input]:max-w-48">
          <Field
            type="number"
            name="day"
            label={wording.day}
            defaultValue={welcome?.day ?? day}
            min={1}
            max={LAST_WELCOME_DAY}
            required
          />
        </div>
      )}
      <StoryChoice welcome={welcome} stories={stories} isWelcome={isWelcome} />
      <Field
        name="subject"
        label={wording.subject}
        hint={wording.subjectHint}
        defaultValue={welcome?.subject ?? ''}
        autoComplete="off"
        counter={{ max: MOST_LETTER_SUBJECT, label: wording.counter }}
      />
      {isWelcome && (
        <TextArea
          name="text"
          label={wording.text}
          hint={wording.textHint}
          defaultValue={welcome?.text ?? ''}
          rows={5}
          counter={{ max: MOST_WELCOME_TEXT, label: wording.counter }}
        />
      )}
      <Checkbox name="isOn" label={wording.on} defaultChecked={welcome?.isOn ?? true} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton pendingText={wording.saving}>{wording.save}</SubmitButton>
        {children}
      </div>
    </ChangeForm>
  )
}
