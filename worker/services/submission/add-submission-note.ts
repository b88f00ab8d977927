import * as v from 'valibot'
import { submissionNote } from '../../../schema/inputs/submission'
import { entityId } from '../../../schema/inputs/text'
import { MOST_NOTES } from '../../../schema/rules/submissions'
import { submissionWording } from '../../../schema/wording/submission'
import { notesOfSubmission } from '../../data/submission/queries'
import type { Submission } from '../../data/submission/rows'
import { insertSubmissionNote, touchSubmission } from '../../data/submission/writes'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type NoSubmission, requireSubmission, type SubmissionParts } from './require-submission'

/** The writer or an editor says something about a submission. The same words again, right after, are one note. */
export const addSubmissionNote = defineUseCase(
  v.object({ submissionId: entityId, note: v.pipe(submissionNote, v.nonEmpty(submissionWording.noteEmpty)) }),
  async (
    parts: SubmissionParts,
    { submissionId, note },
  ): Promise<Result<Submission, NoSubmission | Failure<'CONFLICT'>>> => {
    const required = await requireSubmission(parts, submissionId, 'discuss')
    if (!required.ok) return required
    const { submission, actor } = required.value
    const notes = await parts.db.all(notesOfSubmission, submissionId, MOST_NOTES)
    const last = notes.at(-1)
    if (last?.authorId === actor.id && last.text === note && last.state === null) return ok(submission)
    if (notes.length >= MOST_NOTES) return fail('CONFLICT', submissionWording.tooManyNotes)
    const now = parts.clock.now()
    const row = {
      id: parts.newId(),
      submissionId,
      authorId: actor.id,
      state: null,
      text: note,
      createdAt: now,
    }
    await parts.db.write([insertSubmissionNote(row), touchSubmission(submissionId, now)])
    return ok(await afterwards(parts, submission))
  },
)
