import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { ModerationParts } from './decide-on-person'
import { decideOnUser } from './decide-on-user'

/** Ends a person's suspension, and shows their stories again. Idempotent. */
export const unsuspendUser = defineUseCase(
  v.object({ userId: entityId, reason }),
  (parts: ModerationParts, given) => decideOnUser(parts, given, 'UNSUSPEND'),
)
