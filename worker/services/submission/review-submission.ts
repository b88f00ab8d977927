import * as v from 'valibot'
import { submissionNote } from '../../../schema/inputs/submission'
import { entityId } from '../../../schema/inputs/text'
import type { EditorAct } from '../../../schema/rules/submissions'
import { submissionWording } from '../../../schema/wording/submission'
import type { Submission } from '../../data/submission/rows'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { accept, type NotAccepted } from './accept'
import { move } from './move'
import { type NoSubmission, requireSubmission, type SubmissionParts } from './require-submission'

/** The decisions by their names in the API. */
const ACTS = {
  TRIAGE: 'triage',
  REVIEW: 'review',
  ACCEPT: 'accept',
  REJECT: 'reject',
  REQUEST_CHANGES: 'request-changes',
} as const satisfies Readonly<Record<string, EditorAct>>

const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/**
 * An editor sets a submission aside, takes it into review, accepts it, rejects it or asks for changes. Accepting
 * publishes the story into the publication. The same decision of the same editor twice is one. Rule:
 * docs/rules/submissions.md, "Decisions".
 */
export const reviewSubmission = defineUseCase(
  v.object({
    submissionId: entityId,
    decision: v.picklist(Object.keys(ACTS) as (keyof typeof ACTS)[], submissionWording.invalid),
    note: v.nullish(submissionNote, ''),
    revision: v.nullish(
      v.pipe(revision, v.description('The submission’s revision that the decision is based on.')),
    ),
    textRevision: v.nullish(
      v.pipe(
        revision,
        v.description(
          'The revision of the text that the editor has read: accepting a newer one is a conflict.',
        ),
      ),
    ),
  }),
  async (
    parts: SubmissionParts,
    { submissionId, decision, note, revision: seen, textRevision },
  ): Promise<Result<Submission, NoSubmission | NotAccepted>> => {
    const required = await requireSubmission(parts, submissionId, 'review')
    if (!required.ok) return required
    const act = ACTS[decision]
    const { submission, actor } = required.value
    const isDone =
      (act === 'accept' && submission.state === 'ACCEPTED') ||
      (act === 'reject' && submission.state === 'REJECTED')
    if (isDone && submission.reviewerId === actor.id) return ok(submission)
    if (typeof seen === 'number' && seen !== submission.revision)
      return fail('CONFLICT', submissionWording.changed)
    if (act === 'request-changes' && note === '')
      return fail('BAD_REQUEST', submissionWording.noteMissing, 'note')
    return act === 'accept'
      ? accept(parts, required.value, { note, textRevision: textRevision ?? undefined })
      : move(parts, required.value, { act, note })
  },
)
