import * as v from 'valibot'
import { clapKey, numClaps } from '../../../schema/inputs/clap'
import { entityId } from '../../../schema/inputs/text'
import { defineUseCase } from '../use-case'
import { CATALOGS } from './find-target'
import { type ClapParts, giveClaps } from './give-claps'

/** Sets the viewer's total claps for a list. Idempotent. */
export const clapCatalog = defineUseCase(
  v.object({ targetCatalogId: entityId, numClaps, key: v.nullish(clapKey) }),
  (parts: ClapParts, { targetCatalogId, ...given }) => giveClaps(parts, CATALOGS, targetCatalogId, given),
)
