import { and, asc, desc, eq, type SQL } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { post } from '../../../schema/tables/post'
import { postFields } from '../post/rows'
import { after, before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { catalogFields, catalogItemFields } from './rows'

/** Everybody may see it. */
const isPublic = eq(catalog.visibility, 0)

export const catalogsByIds = query('catalogsByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(catalogFields).from(keys.from).crossJoin(catalog).where(eq(catalog.id, keys.value))
})

export const catalogById = query('catalogById', (id: Param<string>) =>
  select(catalogFields).from(catalog).where(eq(catalog.id, id)),
)

/** A list of the library by its slug or its id. */
export const libraryCatalog = query('libraryCatalog', (slug: Param<string>) =>
  unionAll(
    select(catalogFields)
      .from(indexedBy(catalog, 'catalog_library_slug'))
      .where(and(eq(catalog.slug, slug), eq(catalog.isInLibrary, true), isPublic)),
    select(catalogFields)
      .from(catalog)
      .where(and(eq(catalog.id, slug), isPublic)),
  ).limit(1),
)

/** A page of public lists, most recently changed first. */
const latest = (index: string, [updatedAt, id, limit]: Page, condition: SQL) =>
  select(catalogFields)
    .from(indexedBy(catalog, index))
    .where(and(condition, isPublic, before([catalog.updatedAt, catalog.id], [updatedAt, id])))
    .orderBy(desc(catalog.updatedAt), desc(catalog.id))
    .limit(limit)

export const libraryCatalogs = query('libraryCatalogs', (...page: Page) =>
  latest('catalog_library', page, eq(catalog.isInLibrary, true)),
)

export const catalogsByCreator = query('catalogsByCreator', (creatorId: Param<string>, ...page: Page) =>
  latest('catalog_by_creator', page, eq(catalog.creatorId, creatorId)),
)

/** The items of a list after one of them. */
const placesAfter = (catalogId: Param<string>, [position, id]: Page) =>
  and(eq(catalogItem.catalogId, catalogId), after([catalogItem.position, catalogItem.id], [position, id]))

export const itemsOfCatalog = query('itemsOfCatalog', (catalogId: Param<string>, ...page: Page) =>
  select(catalogItemFields)
    .from(indexedBy(catalogItem, 'catalog_item_ordered'))
    .where(placesAfter(catalogId, page))
    .orderBy(asc(catalogItem.position), asc(catalogItem.id))
    .limit(page[2]),
)

/** The stories of the items that `itemsOfCatalog` returns. */
export const postsOfCatalog = query('postsOfCatalog', (catalogId: Param<string>, ...page: Page) =>
  select(postFields)
    .from(indexedBy(catalogItem, 'catalog_item_ordered'))
    .innerJoin(post, eq(post.id, catalogItem.postId))
    .where(placesAfter(catalogId, page))
    .orderBy(asc(catalogItem.position), asc(catalogItem.id))
    .limit(page[2]),
)
