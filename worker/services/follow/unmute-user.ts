import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { USERS, unmute } from './entities'

/** Shows a person’s stories again. */
export const unmuteUser = defineUseCase(
  v.object({ targetUserId: entityId }),
  (parts: Needs<'db' | 'viewer'>, { targetUserId }) => unmute(parts, USERS, targetUserId),
)
