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
    const found = await requireSubmission(parts, submissionId, 'own')
    if (!found.ok) return found
    if (found.value.submission.state === 'CANCELLED') return ok(found.value.submission)
    return move(parts, found.value, { act: 'cancel', note: '' })
  },
)
