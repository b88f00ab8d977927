import { useRef } from 'react'
import type { SubmissionDecision } from '../../../schema/graphql/types.generated'
import { type EditorAct, MAX_SUBMISSION_NOTE, statesAfter } from '../../../schema/rules/submissions'
import { submissionsWording } from '../../../schema/wording/submissions'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useChange } from '../../features/settings/use-change'
import { ReviewSubmission } from '../../features/submission/review-submission.generated'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { TextArea } from '../../ui/form/TextArea'
import { EditorInbox } from './editor-inbox.generated'
import { InboxSubmission, type InboxSubmissionQuery } from './inbox-submission.generated'

const wording = submissionsWording.inbox

type Submission = Extract<InboxSubmissionQuery['submission'], { __typename: 'Submission' }>

/** The decisions in the order of the buttons, the main one first. */
const DECISIONS = [
  ['ACCEPT', 'accept', 'main'],
  ['REQUEST_CHANGES', 'request-changes', 'quiet'],
  ['REVIEW', 'review', 'quiet'],
  ['TRIAGE', 'triage', 'quiet'],
  ['REJECT', 'reject', 'danger'],
] as const satisfies readonly (readonly [SubmissionDecision, EditorAct, string])[]

/** What an editor can decide now, with a note to the writer. */
export function Decision({ submission }: { submission: Submission }) {
  const app = useApp()
  const note = useRef<HTMLTextAreaElement>(null)
  const { run, isPending, refusal } = useChange(ReviewSubmission)
  const { id, state, revision, text } = submission
  const possible = DECISIONS.filter(([, act]) => statesAfter(state, act))
  if (possible.length === 0) return null
  const showAnew = () => refetch(app, InboxSubmission, { id })
  const decide = async (decision: SubmissionDecision) => {
    const input = {
      submissionId: id,
      decision,
      note: note.current?.value ?? '',
      revision,
      ...(text ? { textRevision: text.revision } : {}),
    }
    if (!(await run({ input }))) return
    if (note.current) note.current.value = ''
    showToast({ message: wording.done[decision], extraParams: { testId: 'submission-reviewed' } })
    // It has moved to another list.
    app.queryClient.removeQueries({ queryKey: [EditorInbox.name], type: 'inactive' })
    await showAnew()
  }
  return (
    <section aria-labelledby="decision" className="mt-12">
      <h2 id="decision" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
        {wording.decide}
      </h2>
      <div className="mt-4 grid gap-4">
        <TextArea
          ref={note}
          name="decision-note"
          label={wording.decideNote}
          hint={wording.decideHint}
          counter={{ max: MAX_SUBMISSION_NOTE, label: submissionsWording.counter }}
        />
        <div className="flex flex-wrap gap-3">
          {possible.map(([decision, , look]) => (
            <Button key={decision} look={look} isPending={isPending} onClick={() => decide(decision)}>
              {wording[decision]}
            </Button>
          ))}
        </div>
        <p className="text-13 text-ink-soft">{wording.acceptHint}</p>
        <RefusalText id="decision-refusal" refusal={refusal} />
        {refusal?.code === 'CONFLICT' && (
          <div>
            <p className="mb-2 text-14 text-ink-soft text-pretty">{wording.changed}</p>
            <Button onClick={showAnew}>{wording.reload}</Button>
          </div>
        )}
      </div>
    </section>
  )
}
