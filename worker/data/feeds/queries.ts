import { query } from '../database'
import { POST_COLUMNS, type Post } from '../post/rows'

type Page = [key: number, id: string, limit: number]

/** Stories of a publication that everybody may read whole. */
export const openOfCollection = query<[collectionId: string, ...Page], Post>(
  'openOfCollection',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_collection
   WHERE p.collection_id = ?1 AND p.is_listed = 1 AND p.access = 'public'
     AND (p.first_published_at, p.id) < (?2, ?3)
   ORDER BY p.first_published_at DESC, p.id DESC LIMIT ?4`,
)

export const openTaggedInCollection = query<[collectionId: string, tagSlug: string, ...Page], Post>(
  'openTaggedInCollection',
  `SELECT ${POST_COLUMNS} FROM post_tag pt INDEXED BY post_tag_collection JOIN post p ON p.id = pt.post_id
   WHERE pt.collection_id = ?1 AND pt.tag_slug = ?2 AND pt.is_listed = 1 AND p.access = 'public'
     AND (pt.first_published_at, pt.post_id) < (?3, ?4)
   ORDER BY pt.first_published_at DESC, pt.post_id DESC LIMIT ?5`,
)

export const openOfTag = query<[tagSlug: string, ...Page], Post>(
  'openOfTag',
  `SELECT ${POST_COLUMNS} FROM post_tag pt INDEXED BY post_tag_latest JOIN post p ON p.id = pt.post_id
   WHERE pt.tag_slug = ?1 AND pt.is_listed = 1 AND p.access = 'public'
     AND (pt.first_published_at, pt.post_id) < (?2, ?3)
   ORDER BY pt.first_published_at DESC, pt.post_id DESC LIMIT ?4`,
)

/** What of a list everybody may see, in the list's order. */
export const postsOfCatalog = query<
  [catalogId: string, ...Page],
  Post & { position: number; itemId: string }
>(
  'postsOfCatalog',
  `SELECT ${POST_COLUMNS}, i.position, i.id AS itemId
   FROM catalog_item i INDEXED BY catalog_item_ordered JOIN post p ON p.id = i.post_id
   WHERE i.catalog_id = ?1 AND p.is_listed = 1 AND (i.position, i.id) > (?2, ?3)
   ORDER BY i.position, i.id LIMIT ?4`,
)

/** Where a stored frame or link leads. */
export const mediaHref = query<[id: string], { href: string }>(
  'mediaHref',
  'SELECT href FROM media_resource WHERE id = ?1',
)
