import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { mute, USERS } from './entities'

/** Keeps a person’s stories out of the viewer’s lists. */
export const muteUser = defineUseCase(
  v.object({ targetUserId: entityId }),
  (parts: Needs<'db' | 'clock' | 'viewer'>, { targetUserId }) => mute(parts, USERS, targetUserId),
)
