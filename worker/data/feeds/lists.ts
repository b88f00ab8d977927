import { and, desc, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { catalog } from '../../../schema/tables/catalog'
import { catalogFields } from '../catalog/rows'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** A person's public list by its slug or its id; if several have that slug, the most recently changed. */
export const publicCatalogOf = query(
  'publicCatalogOf',
  (creatorId: Param<string>, slug: Param<string>, id: Param<string>) => {
    const isTheirs = and(eq(catalog.creatorId, creatorId), eq(catalog.visibility, 0))
    const bySlug = select(catalogFields)
      .from(indexedBy(catalog, 'catalog_of_creator'))
      .where(and(eq(catalog.slug, slug), isTheirs))
      .orderBy(desc(catalog.updatedAt))
      .limit(1)
      .as('by_slug')
    return unionAll(
      select(catalogFields)
        .from(catalog)
        .where(and(eq(catalog.id, id), isTheirs)),
      select().from(bySlug),
    ).limit(1)
  },
)
