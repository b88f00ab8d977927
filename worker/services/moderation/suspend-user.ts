import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import type { ModerationParts } from './decide-on-person'
import { decideOnUser } from './decide-on-user'

/** Suspends somebody: they can read, and their stories are hidden. Idempotent. */
export const suspendUser = defineUseCase(
  v.object({ userId: entityId, reason }),
  (parts: ModerationParts, given) => decideOnUser(parts, given, 'SUSPEND'),
)
