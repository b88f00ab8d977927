import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { decideOnHeldEarnings, type HeldDecisionParts } from './decide-on-held-earnings'

/** Has held earnings go to their writer. */
export const releaseHeldEarnings = defineUseCase(
  v.object({ heldId: entityId, reason }),
  (parts: HeldDecisionParts, given) => decideOnHeldEarnings(parts, given, 'release'),
)
