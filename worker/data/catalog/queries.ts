import { query } from '../database'
import { POST_COLUMNS, type Post } from '../post/rows'
import { CATALOG_COLUMNS, type Catalog, type CatalogItem } from './rows'

export const catalogById = query<[id: string], Catalog>(
  'catalogById',
  `SELECT ${CATALOG_COLUMNS} FROM catalog l WHERE l.id = ?1`,
)

/** A list of the library by its slug or its id. */
export const libraryCatalog = query<[slug: string], Catalog>(
  'libraryCatalog',
  `SELECT ${CATALOG_COLUMNS} FROM catalog l INDEXED BY catalog_library_slug
   WHERE l.slug = ?1 AND l.is_in_library = 1 AND l.visibility = 0
   UNION ALL
   SELECT ${CATALOG_COLUMNS} FROM catalog l WHERE l.id = ?1 AND l.visibility = 0 LIMIT 1`,
)

export const libraryCatalogs = query<[key: number, id: string, limit: number], Catalog>(
  'libraryCatalogs',
  `SELECT ${CATALOG_COLUMNS} FROM catalog l INDEXED BY catalog_library
   WHERE l.is_in_library = 1 AND l.visibility = 0 AND (l.updated_at, l.id) < (?1, ?2)
   ORDER BY l.updated_at DESC, l.id DESC LIMIT ?3`,
)

export const catalogsByCreator = query<[creatorId: string, key: number, id: string, limit: number], Catalog>(
  'catalogsByCreator',
  `SELECT ${CATALOG_COLUMNS} FROM catalog l INDEXED BY catalog_by_creator
   WHERE l.creator_id = ?1 AND l.visibility = 0 AND (l.updated_at, l.id) < (?2, ?3)
   ORDER BY l.updated_at DESC, l.id DESC LIMIT ?4`,
)

export const itemsOfCatalog = query<[catalogId: string, key: number, id: string, limit: number], CatalogItem>(
  'itemsOfCatalog',
  `SELECT i.id, i.catalog_id AS catalogId, i.post_id AS postId, i.position, i.note
   FROM catalog_item i INDEXED BY catalog_item_ordered
   WHERE i.catalog_id = ?1 AND (i.position, i.id) > (?2, ?3) ORDER BY i.position, i.id LIMIT ?4`,
)

/** The stories that stand in the places which `itemsOfCatalog` gives. */
export const postsOfCatalog = query<[catalogId: string, key: number, id: string, limit: number], Post>(
  'postsOfCatalog',
  `SELECT ${POST_COLUMNS} FROM catalog_item i INDEXED BY catalog_item_ordered JOIN post p ON p.id = i.post_id
   WHERE i.catalog_id = ?1 AND (i.position, i.id) > (?2, ?3) ORDER BY i.position, i.id LIMIT ?4`,
)
