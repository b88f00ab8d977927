import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { decideOnPayout, type PayoutDecisionParts } from './decide-on-payout'

/** Has a payout that staff holds go on. */
export const releasePayout = defineUseCase(
  v.object({ payoutId: entityId, reason }),
  (parts: PayoutDecisionParts, given) => decideOnPayout(parts, given, 'release'),
)
