import { useState } from 'react'
import { letterSending as wording } from '../../../../schema/wording/letter-sending'
import { settingsWording } from '../../../../schema/wording/settings'
import { useApp } from '../../../lib/app'
import { refetch } from '../../../lib/refetch'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { fieldTime, timeInField, zoneName } from '../../editor/publish/local-time'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { AudienceFields } from './AudienceFields'
import { LettersOfNewsletter } from './letters-of-newsletter.generated'
import { ScheduleLetter } from './schedule-letter.generated'
import { SendLetter as Send } from './send-letter.generated'
import { type AudienceCounts, useAudience } from './use-audience'

interface Props {
  newsletter: { id: string; name: string; takesReplies: boolean }
  postId: string
  counts: AudienceCounts
  /** The id of the form that has the subject and the preview text. */
  form: string
}

/** What the form holds. */
interface Content {
  subject: string
  preheader: string
}

/** The subject and the preview text of a form, if it can be sent; otherwise it says what is missing. */
function contentOf(form: HTMLFormElement | null): Content | undefined {
  if (!form?.reportValidity()) return undefined
  const values = new FormData(form)
  return { subject: String(values.get('subject') ?? ''), preheader: String(values.get('preheader') ?? '') }
}

interface DialogProps extends Omit<Props, 'form'> {
  content: Content
  onClosed: () => void
}

/** Asks to whom and when a letter goes, and has it sent. */
function SendDialog({ newsletter, postId, counts, content, onClosed }: DialogProps) {
  const app = useApp()
  const now = useChange(Send)
  const later = useChange(ScheduleLetter)
  const audience = useAudience(newsletter.id, counts)
  const [takesReplies, setTakesReplies] = useState(newsletter.takesReplies)
  const [text, setText] = useState('')
  const at = timeInField(text)
  const confirm = async () => {
    const input = { newsletterId: newsletter.id, postId, ...content, ...audience.input, takesReplies }
    const done = at === undefined ? await now.run({ input }) : await later.run({ input: { ...input, at } })
    if (!done) return false
    await refetch(app, LettersOfNewsletter, { newsletterId: newsletter.id })
    return true
  }
  return (
    <ConfirmDialog
      title={wording.title}
      confirm={at === undefined ? wording.sendTo(audience.size ?? 0) : wording.schedule}
      pendingText={wording.sending}
      cancel={settingsWording.cancel}
      close={settingsWording.close}
      isBlocked={at === undefined && (audience.size ?? 0) === 0}
      onConfirm={confirm}
      onClosed={onClosed}
    >
      <p className="text-16 text-ink-soft text-pretty">{wording.text(newsletter.name)}</p>
      <div className="mt-6 grid gap-5">
        <AudienceFields audience={audience} />
        <Field
          type="datetime-local"
          label={wording.at}
          hint={wording.atHint(zoneName())}
          value={text}
          min={fieldTime(Date.now())}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Checkbox
          label={wording.replies}
          hint={wording.repliesHint}
          checked={takesReplies}
          onChange={(event) => setTakesReplies(event.currentTarget.checked)}
        />
      </div>
      <RefusalText id="letter-error" refusal={now.refusal ?? later.refusal} />
    </ConfirmDialog>
  )
}

/** Sends the letter whose subject is in a form. Rule: docs/rules/newsletters.md, "Sending a letter". */
export function SendLetter({ form, ...props }: Props) {
  const [content, setContent] = useState<Content>()
  if (props.counts.all === 0) return <p className="mt-6 text-14 text-ink-soft">{wording.nobody}</p>
  return (
    <div className="mt-6">
      <Button form={form} onClick={(event) => setContent(contentOf(event.currentTarget.form))}>
        {wording.send}
      </Button>
      {content && <SendDialog {...props} content={content} onClosed={() => setContent(undefined)} />}
    </div>
  )
}
