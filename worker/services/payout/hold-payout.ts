import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { decideOnPayout, type PayoutDecisionParts } from './decide-on-payout'

/** Holds a payout that isn’t sent, until it is released. */
export const holdPayout = defineUseCase(
  v.object({ payoutId: entityId, reason }),
  (parts: PayoutDecisionParts, given) => decideOnPayout(parts, given, 'hold'),
)
