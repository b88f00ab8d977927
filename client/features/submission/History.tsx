import * as v from 'valibot'
import { submissionNote } from '../../../schema/inputs/submission'
import { MAX_SUBMISSION_NOTE } from '../../../schema/rules/submissions'
import { submissionWording } from '../../../schema/wording/submission'
import { submissionsWording } from '../../../schema/wording/submissions'
import { formatDate, isoDate } from '../../lib/format'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { TextArea } from '../../ui/form/TextArea'
import { ChangeForm } from '../settings/ChangeForm'
import { Suspended } from '../settings/Suspended'
import { AddSubmissionNote } from './add-submission-note.generated'
import type { SubmissionDetailsFragment } from './submission-details.generated'

const wording = submissionsWording

const schema = v.object({ note: v.pipe(submissionNote, v.nonEmpty(submissionWording.noteEmpty)) })

function Step({ note }: { note: SubmissionDetailsFragment['notes'][number] }) {
  const { state, text, createdAt, author } = note
  const link = useLink()
  return (
    <li className="border-b border-line py-4 last:border-b-0">
      <p className="text-14 text-ink-soft">
        {author ? (
          <AppLink
            href={link('ShowUser', { username: author.username })}
            className="font-medium text-ink hover:underline"
          >
            {author.name}
          </AppLink>
        ) : (
          wording.somebody
        )}{' '}
        {state ? wording.steps[state] : wording.note}
        {' · '}
        <time dateTime={isoDate(createdAt)}>{formatDate(createdAt)}</time>
      </p>
      {text !== '' && (
        <p dir="auto" className="mt-2 text-16 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </li>
  )
}

interface Props {
  submission: SubmissionDetailsFragment
  /** Editors who are suspended read it and add nothing. */
  mayWrite?: boolean
}

/** The history of a submission, and a field for a note. */
export function History({ submission, mayWrite = false }: Props) {
  return (
    <section aria-labelledby="history" className="mt-12">
      <h2 id="history" className="border-b border-ink pb-3 font-serif text-20 font-semibold">
        {wording.history}
      </h2>
      <ol>
        {submission.notes.map((note) => (
          <Step key={note.id} note={note} />
        ))}
      </ol>
      {mayWrite ? (
        <ChangeForm
          operation={AddSubmissionNote}
          schema={schema}
          variables={({ note }) => ({ input: { submissionId: submission.id, note } })}
          about="note"
          className="mt-4 grid gap-4"
          toast={{ message: wording.sent, extraParams: { testId: 'note-sent' } }}
        >
          <TextArea
            name="note"
            label={wording.addNote}
            hint={wording.addNoteHint}
            counter={{ max: MAX_SUBMISSION_NOTE, label: submissionsWording.counter }}
          />
          <div>
            <SubmitButton look="quiet" pendingText={wording.sending}>
              {wording.send}
            </SubmitButton>
          </div>
        </ChangeForm>
      ) : (
        <Suspended />
      )}
    </section>
  )
}
