import { query } from '../database'
import { periodStart } from '../period'

/** Where a sitemap of stories begins: the story's key. */
export interface PostPart {
  at: number
  id: string
}

const NEXT_MONTH = periodStart('p.first_published_at', 'month', '+1 month')

/**
 * The first story of each sitemap, oldest first: a new one begins with each month (UTC) and after `size`
 * stories of a month. Walks the index of listed stories from beginning to beginning.
 */
export const postParts = query<[size: number], PostPart>(
  'postParts',
  `WITH RECURSIVE part(id) AS (
     SELECT (SELECT x.id FROM post x INDEXED BY post_listed
             WHERE x.is_listed = 1 AND x.first_published_at IS NOT NULL
             ORDER BY x.first_published_at, x.id LIMIT 1)
     UNION ALL
     SELECT coalesce(
       (SELECT x.id FROM post x INDEXED BY post_listed
        WHERE x.is_listed = 1 AND (x.first_published_at, x.id) >= (p.first_published_at, p.id)
          AND x.first_published_at < ${NEXT_MONTH}
        ORDER BY x.first_published_at, x.id LIMIT 1 OFFSET ?1),
       (SELECT x.id FROM post x INDEXED BY post_listed
        WHERE x.is_listed = 1 AND x.first_published_at >= ${NEXT_MONTH}
        ORDER BY x.first_published_at, x.id LIMIT 1))
     FROM part JOIN post p ON p.id = part.id)
   SELECT p.first_published_at AS at, p.id FROM part JOIN post p ON p.id = part.id`,
)

/** What a sitemap says about a story. */
export interface PostEntry {
  id: string
  slug: string
  username: string
  collectionSlug: string | null
  /** The publication's own, when it is live. */
  domain: string | null
  modifiedAt: number
}

/**
 * Stories from a key on, up to but without `until`. One whose original stands elsewhere is left out: its page
 * asks to be found there.
 */
export const postEntries = query<[from: number, id: string, until: number, limit: number], PostEntry>(
  'postEntries',
  `SELECT p.id, p.slug, u.username, c.slug AS collectionSlug,
     iif(c.domain_verified_at IS NULL, NULL, c.domain) AS domain,
     coalesce(p.latest_published_at, p.first_published_at) AS modifiedAt
   FROM (SELECT x.* FROM post x INDEXED BY post_listed
     WHERE x.is_listed = 1 AND (x.first_published_at, x.id) >= (?1, ?2) AND x.first_published_at < ?3
     ORDER BY x.first_published_at, x.id LIMIT ?4) p
   JOIN user u ON u.id = p.creator_id
   LEFT JOIN collection c ON c.id = p.collection_id AND c.is_removed = 0
   WHERE p.canonical_url IS NULL`,
)

/** The key of each sitemap's first row, for a table whose rows are counted off in the order of the key. */
const parts = (table: string, key: string) =>
  `WITH RECURSIVE part(start) AS (
     SELECT (SELECT x.${key} FROM ${table} x WHERE x.${key} >= '' ORDER BY x.${key} LIMIT 1)
     UNION ALL
     SELECT (SELECT x.${key} FROM ${table} x WHERE x.${key} >= part.start ORDER BY x.${key} LIMIT 1 OFFSET ?1)
     FROM part WHERE part.start IS NOT NULL)
   SELECT start FROM part WHERE start IS NOT NULL`

export const userParts = query<[size: number], { start: string }>('userParts', parts('user', 'id'))
export const collectionParts = query<[size: number], { start: string }>(
  'collectionParts',
  parts('collection', 'id'),
)
export const tagParts = query<[size: number], { start: string }>('tagParts', parts('tag', 'slug'))

/** What a sitemap says about a person, a publication or a tag. */
export interface NamedEntry {
  /** What stands in the address. */
  name: string
  modifiedAt: number | null
  /** A publication's own, when it is live. */
  domain?: string | null
}

/** People who have published and aren't suspended, among the `size` whose ids come from `start` on. */
export const userEntries = query<[start: string, size: number], NamedEntry>(
  'userEntries',
  `SELECT u.username AS name, (SELECT p.first_published_at FROM post p INDEXED BY post_by_creator
     WHERE p.creator_id = u.id AND p.is_listed = 1 ORDER BY p.first_published_at DESC LIMIT 1) AS modifiedAt
   FROM (SELECT x.* FROM user x WHERE x.id >= ?1 ORDER BY x.id LIMIT ?2) u
   WHERE u.post_count > 0 AND u.is_suspended = 0`,
)

export const collectionEntries = query<[start: string, size: number], NamedEntry>(
  'collectionEntries',
  `SELECT c.slug AS name, iif(c.domain_verified_at IS NULL, NULL, c.domain) AS domain, (SELECT p.first_published_at FROM post p INDEXED BY post_by_collection
     WHERE p.collection_id = c.id AND p.is_listed = 1 ORDER BY p.first_published_at DESC LIMIT 1) AS modifiedAt
   FROM (SELECT x.* FROM collection x WHERE x.id >= ?1 ORDER BY x.id LIMIT ?2) c
   WHERE c.post_count > 0 AND c.is_removed = 0`,
)

export const tagEntries = query<[start: string, size: number], NamedEntry>(
  'tagEntries',
  `SELECT t.slug AS name, (SELECT pt.first_published_at FROM post_tag pt INDEXED BY post_tag_latest
     WHERE pt.tag_slug = t.slug AND pt.is_listed = 1 ORDER BY pt.first_published_at DESC LIMIT 1) AS modifiedAt
   FROM (SELECT x.* FROM tag x WHERE x.slug >= ?1 ORDER BY x.slug LIMIT ?2) t
   WHERE t.post_count > 0`,
)
