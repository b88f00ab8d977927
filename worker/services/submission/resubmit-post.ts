import * as v from 'valibot'
import { submissionNote } from '../../../schema/inputs/submission'
import { entityId } from '../../../schema/inputs/text'
import type { Submission } from '../../data/submission/rows'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { move, type NotMoved } from './move'
import { type NoSubmission, requireSubmission, type SubmissionParts } from './require-submission'

/** The writer has made the changes that were asked for. Idempotent. Rule: docs/rules/submissions.md, "States". */
export const resubmitPost = defineUseCase(
  v.object({ submissionId: entityId, note: v.nullish(submissionNote, '') }),
  async (
    parts: SubmissionParts,
    { submissionId, note },
  ): Promise<Result<Submission, NoSubmission | NotMoved>> => {
    const required = await requireSubmission(parts, submissionId, 'own')
    if (!required.ok) return required
    if (required.value.submission.state === 'CHANGES_MADE') return ok(required.value.submission)
    return move(parts, required.value, { act: 'changes-made', note })
  },
)
