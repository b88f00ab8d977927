import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { COLLECTIONS, type FollowParts, follow } from './entities'

/** Follows a publication. */
export const followCollection = defineUseCase(
  v.object({ targetCollectionId: entityId }),
  (parts: FollowParts, { targetCollectionId }) => follow(parts, COLLECTIONS, targetCollectionId),
)
