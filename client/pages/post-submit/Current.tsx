import { useRef } from 'react'
import { newId } from '../../../schema/rules/new-id'
import { MAX_SUBMISSION_NOTE } from '../../../schema/rules/submissions'
import { submissionsWording } from '../../../schema/wording/submissions'
import { DangerousChange } from '../../features/settings/DangerousChange'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { CancelSubmission } from '../../features/submission/cancel-submission.generated'
import { History } from '../../features/submission/History'
import { ResubmitPost } from '../../features/submission/resubmit-post.generated'
import { StateBadge } from '../../features/submission/StateBadge'
import type { SubmissionDetailsFragment } from '../../features/submission/submission-details.generated'
import { SubmitPost } from '../../features/submission/submit-post.generated'
import { formatDate, isoDate } from '../../lib/format'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/form/TextArea'
import { Link } from '../../ui/Link'

const { post: wording, since, counter } = submissionsWording

/** The open submission of a story: how it stands, and what its writer can do. */
export function Current({ submission, title }: { submission: SubmissionDetailsFragment; title: string }) {
  const link = useLink()
  const canLink = useCanLink()
  const note = useRef<HTMLTextAreaElement>(null)
  const key = useRef<string>(undefined)
  const mayReach = useMayReach()
  const sending = useChange(SubmitPost)
  const telling = useChange(ResubmitPost)
  const { id: submissionId, state, turnAt, postId, collection } = submission
  const name = collection?.name ?? wording.gone
  const say = (message: string) => showToast({ message, extraParams: { testId: 'submission-changed' } })
  const send = async () => {
    if (!collection) return
    key.current ??= newId()
    const input = { postId, collectionId: collection.id, key: key.current }
    if (await sending.run({ input })) say(wording.submitted(name))
  }
  const tell = async () => {
    if (await telling.run({ input: { submissionId, note: note.current?.value ?? '' } }))
      say(wording.changesSent)
  }
  return (
    <section className="mt-8">
      <h2 className="font-serif text-24 font-semibold tracking-tight">{wording.state(name)}</h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-14 text-ink-soft">
        <span dir="auto" className="text-ink">
          {title}
        </span>
        <StateBadge state={state} />
        <time dateTime={isoDate(turnAt)}>{since(formatDate(turnAt))}</time>
      </p>
      {canLink('EditPost') && (
        <Link look="underlined" href={link('EditPost', { postId })} className="mt-2">
          {wording.edit}
        </Link>
      )}
      <Link look="underlined" href={link('ShowPostNotes', { postId })} className="ms-5 mt-2">
        {wording.notes}
      </Link>
      <div className="mt-6 grid gap-4">
        {state === 'CHANGES_REQUESTED' && (
          <TextArea
            ref={note}
            name="changes-note"
            label={wording.changesNote}
            counter={{ max: MAX_SUBMISSION_NOTE, label: counter }}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {state === 'WIP' && mayReach && (
            <Button look="main" isPending={sending.isPending} pendingText={wording.submitting} onClick={send}>
              {wording.sendKept}
            </Button>
          )}
          {state === 'CHANGES_REQUESTED' && (
            <Button look="main" isPending={telling.isPending} onClick={tell}>
              {wording.changesMade}
            </Button>
          )}
          <DangerousChange
            label={wording.withdraw}
            title={wording.withdrawQuestion(title, name)}
            text={wording.withdrawText}
            confirm={wording.withdraw}
            working={wording.withdrawing}
            operation={CancelSubmission}
            variables={{ input: { submissionId } }}
            onDone={() => say(wording.withdrawn)}
          />
        </div>
        <RefusalText id="submission-refusal" refusal={sending.refusal ?? telling.refusal} />
      </div>
      <History submission={submission} mayWrite />
    </section>
  )
}
