import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { markDeleted } from '../../data/catalog/changes'
import type { Catalog } from '../../data/catalog/rows'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type CatalogParts, type MayNot, requireOwn, writeChange } from './require-catalog'

/** Deletes a list; its stories stay. Idempotent. Rule: docs/rules/catalog.md, "Deleting a list". */
export const deleteCatalog = defineUseCase(
  v.object({ catalogId: entityId }),
  async (parts: CatalogParts, { catalogId }): Promise<Result<Catalog, MayNot>> => {
    const own = await requireOwn(parts, catalogId, 'remove')
    if (!own.ok) return own
    const { catalog } = own.value
    if (catalog.deletedAt !== null) return ok(catalog)
    await writeChange(parts, catalog, [markDeleted(catalog.id, parts.clock.now())], {
      isSeen: catalog.visibility === PUBLIC_LIST,
      isUrgent: true,
    })
    return afterwards(parts, catalog)
  },
)
