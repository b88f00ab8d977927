import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { COLLECTIONS, mute } from './entities'

/** Keeps a publication’s stories out of the viewer’s lists. */
export const muteCollection = defineUseCase(
  v.object({ targetCollectionId: entityId }),
  (parts: Needs<'db' | 'clock' | 'viewer'>, { targetCollectionId }) =>
    mute(parts, COLLECTIONS, targetCollectionId),
)
