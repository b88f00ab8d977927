import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Submission } from '../../data/submission/rows'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { move, type NotMoved } from './move'
import { type NoSubmission, requireSubmission, type SubmissionParts } from './require-submission'

/** The writer withdraws a submission that isn't decided yet. Idempotent. Rule: docs/rules/submissions.md, "States". */
export const cancelSubmission = defineUseCase(
  v.object({ submissionId: entityId }),
  async (parts: SubmissionParts, { submissionId }): Promise<Result<Submission, NoSubmission | NotMoved>> => {
    const required = await requireSubmission(parts, submissionId, 'own')
    if (!required.ok) return required
    if (required.value.submission.state === 'CANCELLED') return ok(required.value.submission)
    return move(parts, required.value, { act: 'cancel', note: '' })
  },
)
