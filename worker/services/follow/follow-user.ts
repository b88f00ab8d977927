import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { type FollowParts, follow, USERS } from './entities'

/** Follows a person. */
export const followUser = defineUseCase(
  v.object({ targetUserId: entityId }),
  (parts: FollowParts, { targetUserId }) => follow(parts, USERS, targetUserId),
)
