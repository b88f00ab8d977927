import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { featureRequestState } from '../../../schema/rules/feature-requests'
import { featureRequestMessages as messages } from '../../../schema/wording/feature-requests'
import {
  closeFeatureRequest,
  type FeatureRequestRow,
  featureRequestById,
} from '../../data/feature-request/requests'
import { isOutdated } from '../membership/retry-on-conflict'
import { logOf, operatorAct } from '../operating/operator-act'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'

/** Withdraws a request that is open. Doing so again does nothing. Rule: docs/rules/partner.md, "Featuring". */
export const withdrawFeatureRequest = operatorAct(
  v.object({ requestId: entityId, reason }),
  async (
    { db, clock }: Needs<'db' | 'clock'>,
    by,
    { requestId, reason: why },
  ): Promise<Result<FeatureRequestRow, Failure<'NOT_FOUND' | 'CONFLICT'>>> => {
    const row = await db.first(featureRequestById, requestId)
    if (!row) return fail('NOT_FOUND', messages.noRequest, 'requestId')
    if (row.state === 'WITHDRAWN') return ok(row)
    const now = clock.now()
    if (featureRequestState(row, now) !== 'OPEN') return fail('CONFLICT', messages.notOpen, 'requestId')
    try {
      await db.write([
        closeFeatureRequest(requestId, 'WITHDRAWN', now),
        ...logOf(by, {
          at: now,
          action: 'WITHDRAW_FEATURE_REQUEST',
          subjectKind: 'POST',
          subjectId: row.postId,
          reason: why,
        }),
      ])
    } catch (error) {
      if (!isOutdated(error)) throw error
      return fail('CONFLICT', messages.changedMeanwhile)
    }
    return ok({ ...row, state: 'WITHDRAWN', closedAt: now })
  },
)
