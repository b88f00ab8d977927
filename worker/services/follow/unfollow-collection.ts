import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { COLLECTIONS, type FollowParts, unfollow } from './entities'

/** Unfollows a publication. */
export const unfollowCollection = defineUseCase(
  v.object({ targetCollectionId: entityId }),
  (parts: FollowParts, { targetCollectionId }) => unfollow(parts, COLLECTIONS, targetCollectionId),
)
