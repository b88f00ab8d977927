import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { LIST_TRASH_DAYS, MAX_LISTS } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { catalogMessages } from '../../../schema/wording/catalog-messages'
import { restore } from '../../data/catalog/changes'
import type { Catalog } from '../../data/catalog/rows'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type CatalogParts, type MayNot, requireOwn, writeChange } from './require-catalog'

/** Restores a list that was deleted a short while ago. Idempotent. */
export const undeleteCatalog = defineUseCase(
  v.object({ catalogId: entityId }),
  async (parts: CatalogParts, { catalogId }): Promise<Result<Catalog, MayNot | Failure<'CONFLICT'>>> => {
    const own = await requireOwn(parts, catalogId, 'remove')
    if (!own.ok) return own
    const { catalog, actor } = own.value
    if (catalog.deletedAt === null) return ok(catalog)
    if (catalog.deletedAt <= parts.clock.now() - LIST_TRASH_DAYS * DAY)
      return fail('NOT_FOUND', catalogMessages.notFound, 'catalogId')
    await writeChange(parts, catalog, [restore(catalog.id, actor.id, MAX_LISTS)], {
      isSeen: catalog.visibility === PUBLIC_LIST,
    })
    const after = await afterwards(parts, catalog)
    return after.value.deletedAt === null ? after : fail('CONFLICT', catalogMessages.tooMany(MAX_LISTS))
  },
)
