import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { COLLECTIONS, unmute } from './entities'

/** Shows a publication’s stories again. */
export const unmuteCollection = defineUseCase(
  v.object({ targetCollectionId: entityId }),
  (parts: Needs<'db' | 'viewer'>, { targetCollectionId }) => unmute(parts, COLLECTIONS, targetCollectionId),
)
