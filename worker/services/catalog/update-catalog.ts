import * as v from 'valibot'
import { catalogDescription, catalogName, catalogVisibility } from '../../../schema/inputs/catalog'
import { entityId } from '../../../schema/inputs/text'
import { PRIVATE_LIST, PUBLIC_LIST } from '../../../schema/rules/catalogs'
import { slugify } from '../../../schema/rules/slug'
import { setCatalog } from '../../data/catalog/changes'
import type { Catalog } from '../../data/catalog/rows'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { afterwards, type CatalogParts, type MayNot, requireOwn, writeChange } from './require-catalog'

/** Changes a list's name and description, and who sees it, as far as they are given. Idempotent. */
export const updateCatalog = defineUseCase(
  v.object({
    catalogId: entityId,
    name: v.nullish(catalogName, null),
    description: v.nullish(catalogDescription, null),
    visibility: v.nullish(catalogVisibility, null),
  }),
  async (
    parts: CatalogParts,
    { catalogId, name, description, visibility },
  ): Promise<Result<Catalog, MayNot | BannedLink>> => {
    const own = await requireOwn(parts, catalogId, 'edit')
    if (!own.ok) return own
    const { catalog } = own.value
    const isSame =
      (name ?? catalog.name) === catalog.name &&
      (description ?? catalog.description) === catalog.description &&
      (visibility ?? catalog.visibility) === catalog.visibility
    if (isSame) return ok(catalog)
    const banned = await bannedLinkIn(parts.db, [name, description], 'description')
    if (banned) return banned
    const slug = name === null ? null : slugify(name)
    const statement = setCatalog(catalog.id, slug, name, description, visibility, parts.clock.now())
    const wasPublic = catalog.visibility === PUBLIC_LIST
    await writeChange(parts, catalog, [statement], {
      isSeen: wasPublic || visibility === PUBLIC_LIST,
      // What has become private goes at once.
      isUrgent: wasPublic && visibility === PRIVATE_LIST,
    })
    return afterwards(parts, catalog)
  },
)
