import * as v from 'valibot'
import { catalogDescription, catalogName, catalogVisibility } from '../../../schema/inputs/catalog'
import { entityId } from '../../../schema/inputs/text'
import { PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { slugify } from '../../../schema/rules/slug'
import { setCatalog } from '../../data/catalog/changes'
import type { Catalog } from '../../data/catalog/rows'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type CatalogParts, type MayNot, requireOwn, writeChange } from './require-catalog'

/** Changes a list's name and description, and who sees it. Idempotent. */
export const updateCatalog = defineUseCase(
  v.object({
    catalogId: entityId,
    name: catalogName,
    description: catalogDescription,
    visibility: catalogVisibility,
  }),
  async (
    parts: CatalogParts,
    { catalogId, name, description, visibility },
  ): Promise<Result<Catalog, MayNot | BannedLink>> => {
    const own = await requireOwn(parts, catalogId, 'edit')
    if (!own.ok) return own
    const { catalog } = own.value
    const isSame =
      catalog.name === name && catalog.description === description && catalog.visibility === visibility
    if (isSame) return ok(catalog)
    const banned = await bannedLinkIn(parts.db, [name, description], 'description')
    if (banned) return banned
    const statement = setCatalog(catalog.id, slugify(name), name, description, visibility, parts.clock.now())
    const wasPublic = catalog.visibility === PUBLIC_LIST
    await writeChange(parts, catalog, [statement], {
      isSeen: wasPublic || visibility === PUBLIC_LIST,
      // What has become private goes at once.
      isUrgent: wasPublic && visibility !== PUBLIC_LIST,
    })
    return afterwards(parts, catalog)
  },
)
