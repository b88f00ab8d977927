import { query } from '../database'
import { POST_COLUMNS, type Post } from './rows'

/**
 * Every list is read by key: it gives what comes after (time or score, id), so page 100 costs what page 1
 * costs. The first page starts from a key that nothing is beyond.
 */
type Page = [key: number, id: string, limit: number]

export const postsByIds = query<[ids: string], Post>(
  'postsByIds',
  `SELECT ${POST_COLUMNS} FROM json_each(?1) k CROSS JOIN post p ON p.id = k.value`,
)

export const bodiesByVersionIds = query<[versionIds: string], { id: string; body: string }>(
  'bodiesByVersionIds',
  'SELECT v.id, v.body FROM json_each(?1) k CROSS JOIN post_version v ON v.id = k.value',
)

/** A body with the mean colours of its pictures: a JSON object from picture ids to `#rrggbb`. */
export interface ShownBodyRow {
  id: string
  body: string
  colors: string
}

export const shownBodiesByVersionIds = query<[versionIds: string], ShownBodyRow>(
  'shownBodiesByVersionIds',
  `SELECT v.id, v.body,
     (SELECT json_group_object(m.id, m.color) FROM json_each(v.body) p
      CROSS JOIN media m ON m.id = p.value ->> 'imageId' WHERE m.color IS NOT NULL) AS colors
   FROM json_each(?1) k CROSS JOIN post_version v ON v.id = k.value`,
)

export const latestPosts = query<Page, Post>(
  'latestPosts',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_listed
   WHERE p.is_listed = 1 AND (p.first_published_at, p.id) < (?1, ?2)
   ORDER BY p.first_published_at DESC, p.id DESC LIMIT ?3`,
)

export const trendingPosts = query<Page, Post>(
  'trendingPosts',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_trending
   WHERE p.is_listed = 1 AND (p.trending_score, p.id) < (?1, ?2)
   ORDER BY p.trending_score DESC, p.id DESC LIMIT ?3`,
)

export const postsOfPeriod = query<[from: number, until: number, ...Page], Post>(
  'postsOfPeriod',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_listed
   WHERE p.is_listed = 1 AND p.first_published_at >= ?1 AND p.first_published_at < ?2
     AND (p.first_published_at, p.id) < (?3, ?4)
   ORDER BY p.first_published_at DESC, p.id DESC LIMIT ?5`,
)

export const postsByCreator = query<[creatorId: string, ...Page], Post>(
  'postsByCreator',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_creator
   WHERE p.creator_id = ?1 AND p.is_listed = 1 AND (p.first_published_at, p.id) < (?2, ?3)
   ORDER BY p.first_published_at DESC, p.id DESC LIMIT ?4`,
)

export const postsByCollection = query<[collectionId: string, ...Page], Post>(
  'postsByCollection',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_collection
   WHERE p.collection_id = ?1 AND p.is_listed = 1 AND (p.first_published_at, p.id) < (?2, ?3)
   ORDER BY p.first_published_at DESC, p.id DESC LIMIT ?4`,
)

/** Oldest first, within [from, until). */
export const archiveOfCollection = query<[collectionId: string, from: number, until: number, ...Page], Post>(
  'archiveOfCollection',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_collection
   WHERE p.collection_id = ?1 AND p.is_listed = 1
     AND p.first_published_at >= ?2 AND p.first_published_at < ?3
     AND (p.first_published_at, p.id) > (?4, ?5)
   ORDER BY p.first_published_at, p.id LIMIT ?6`,
)

export const trendingOfCollection = query<[collectionId: string, ...Page], Post>(
  'trendingOfCollection',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_collection_trending
   WHERE p.collection_id = ?1 AND p.is_listed = 1 AND (p.trending_score, p.id) < (?2, ?3)
   ORDER BY p.trending_score DESC, p.id DESC LIMIT ?4`,
)

export const featuredOfCollection = query<[collectionId: string, limit: number], Post>(
  'featuredOfCollection',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_collection_featured
   WHERE p.collection_id = ?1 AND p.featured_at > -8640000000000001 AND p.is_listed = 1
   ORDER BY p.featured_at DESC LIMIT ?2`,
)

/** The listed story just after a moment, in a publication or of a writer outside of publications. */
export const nextInCollection = query<[collectionId: string, time: number, id: string], Post>(
  'nextInCollection',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_collection
   WHERE p.collection_id = ?1 AND p.is_listed = 1 AND (p.first_published_at, p.id) > (?2, ?3)
   ORDER BY p.first_published_at, p.id LIMIT 1`,
)
export const nextOfCreator = query<[creatorId: string, time: number, id: string], Post>(
  'nextOfCreator',
  `SELECT ${POST_COLUMNS} FROM post p INDEXED BY post_by_creator
   WHERE p.creator_id = ?1 AND p.is_listed = 1 AND (p.first_published_at, p.id) > (?2, ?3)
   ORDER BY p.first_published_at, p.id LIMIT 1`,
)

/** Stories that share one of a story's tags: the best of each tag, without the story itself. */
export const relatedPosts = query<[postId: string, limit: number], Post>(
  'relatedPosts',
  `SELECT ${POST_COLUMNS} FROM (
     SELECT DISTINCT other.post_id AS id FROM post_tag own
     JOIN post_tag other ON other.post_id IN (
       SELECT t.post_id FROM post_tag t INDEXED BY post_tag_trending
       WHERE t.tag_slug = own.tag_slug AND t.is_listed = 1 ORDER BY t.trending_score DESC LIMIT 6)
     WHERE own.post_id = ?1 AND other.post_id <> ?1) near
   JOIN post p ON p.id = near.id ORDER BY p.trending_score DESC LIMIT ?2`,
)
