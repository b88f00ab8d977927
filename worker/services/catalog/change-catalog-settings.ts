import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { closeResponses } from '../../data/catalog/changes'
import type { Catalog } from '../../data/catalog/rows'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type CatalogParts, type MayNot, requireOwn, writeChange } from './require-catalog'

/** Closes the discussion of a list, or opens it again. Idempotent. Rule: docs/rules/responses.md, "Who may respond". */
export const changeCatalogSettings = defineUseCase(
  v.object({ catalogId: entityId, responsesClosed: v.boolean() }),
  async (parts: CatalogParts, { catalogId, responsesClosed }): Promise<Result<Catalog, MayNot>> => {
    const own = await requireOwn(parts, catalogId, 'edit')
    if (!own.ok) return own
    const { catalog } = own.value
    if ((catalog.responsesClosed === 1) === responsesClosed) return ok(catalog)
    const isSeen = catalog.visibility === PUBLIC_LIST
    await writeChange(parts, catalog, [closeResponses(catalogId, responsesClosed ? 1 : 0)], { isSeen })
    return afterwards(parts, catalog)
  },
)
