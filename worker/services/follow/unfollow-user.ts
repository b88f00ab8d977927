import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { type FollowParts, USERS, unfollow } from './entities'

/** Unfollows a person. */
export const unfollowUser = defineUseCase(
  v.object({ targetUserId: entityId }),
  (parts: FollowParts, { targetUserId }) => unfollow(parts, USERS, targetUserId),
)
