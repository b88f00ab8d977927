import { query } from '../database'
import { POST_COLUMNS, type Post } from '../post/rows'
import { USER_COLUMNS, type User } from '../user/rows'
import { TAG_COLUMNS, type Tag } from './rows'

type Page = [key: number, id: string, limit: number]

export const tagsBySlugs = query<[slugs: string], Tag>(
  'tagsBySlugs',
  `SELECT ${TAG_COLUMNS} FROM json_each(?1) k CROSS JOIN tag t ON t.slug = k.value`,
)

export const tagsOfPosts = query<[postIds: string], Tag & { postId: string }>(
  'tagsOfPosts',
  `SELECT ${TAG_COLUMNS}, pt.post_id AS postId FROM json_each(?1) k
   CROSS JOIN post_tag pt ON pt.post_id = k.value JOIN tag t ON t.slug = pt.tag_slug
   ORDER BY pt.post_id, pt.position`,
)

export const featuredTags = query<[postCount: number, slug: string, limit: number], Tag>(
  'featuredTags',
  `SELECT ${TAG_COLUMNS} FROM tag t INDEXED BY tag_featured
   WHERE t.is_featured = 1 AND (t.post_count, t.slug) < (?1, ?2)
   ORDER BY t.post_count DESC, t.slug DESC LIMIT ?3`,
)

export const topTags = query<[postCount: number, slug: string, limit: number], Tag>(
  'topTags',
  `SELECT ${TAG_COLUMNS} FROM tag t INDEXED BY tag_by_posts
   WHERE t.post_count > 0 AND (t.post_count, t.slug) < (?1, ?2)
   ORDER BY t.post_count DESC, t.slug DESC LIMIT ?3`,
)

export const latestOfTag = query<[tagSlug: string, ...Page], Post>(
  'latestOfTag',
  `SELECT ${POST_COLUMNS} FROM post_tag pt INDEXED BY post_tag_latest JOIN post p ON p.id = pt.post_id
   WHERE pt.tag_slug = ?1 AND pt.is_listed = 1 AND (pt.first_published_at, pt.post_id) < (?2, ?3)
   ORDER BY pt.first_published_at DESC, pt.post_id DESC LIMIT ?4`,
)

export const trendingOfTag = query<[tagSlug: string, ...Page], Post>(
  'trendingOfTag',
  `SELECT ${POST_COLUMNS} FROM post_tag pt INDEXED BY post_tag_trending JOIN post p ON p.id = pt.post_id
   WHERE pt.tag_slug = ?1 AND pt.is_listed = 1 AND (pt.trending_score, pt.post_id) < (?2, ?3)
   ORDER BY pt.trending_score DESC, pt.post_id DESC LIMIT ?4`,
)

/** Newest first, within [from, until). */
export const archiveOfTag = query<[tagSlug: string, from: number, until: number, ...Page], Post>(
  'archiveOfTag',
  `SELECT ${POST_COLUMNS} FROM post_tag pt INDEXED BY post_tag_latest JOIN post p ON p.id = pt.post_id
   WHERE pt.tag_slug = ?1 AND pt.is_listed = 1
     AND pt.first_published_at >= ?2 AND pt.first_published_at < ?3
     AND (pt.first_published_at, pt.post_id) < (?4, ?5)
   ORDER BY pt.first_published_at DESC, pt.post_id DESC LIMIT ?6`,
)

export const taggedInCollection = query<[collectionId: string, tagSlug: string, ...Page], Post>(
  'taggedInCollection',
  `SELECT ${POST_COLUMNS} FROM post_tag pt INDEXED BY post_tag_collection JOIN post p ON p.id = pt.post_id
   WHERE pt.collection_id = ?1 AND pt.tag_slug = ?2 AND pt.is_listed = 1
     AND (pt.first_published_at, pt.post_id) < (?3, ?4)
   ORDER BY pt.first_published_at DESC, pt.post_id DESC LIMIT ?5`,
)

/** `storiesInTag` is what they are ordered by. */
export const writersOfTag = query<[tagSlug: string, ...Page], User & { storiesInTag: number }>(
  'writersOfTag',
  `SELECT ${USER_COLUMNS}, w.post_count AS storiesInTag
   FROM tag_writer w INDEXED BY tag_writer_ranked JOIN user u ON u.id = w.user_id
   WHERE w.tag_slug = ?1 AND w.post_count > 0 AND (w.post_count, w.user_id) < (?2, ?3) AND u.is_suspended = 0
   ORDER BY w.post_count DESC, w.user_id DESC LIMIT ?4`,
)

/** Tags that stand on this tag's best stories too. */
export const relatedTags = query<[tagSlug: string, limit: number], Tag>(
  'relatedTags',
  `SELECT ${TAG_COLUMNS} FROM (
     SELECT other.tag_slug AS slug, count(*) AS shared FROM (
       SELECT pt.post_id FROM post_tag pt INDEXED BY post_tag_trending
       WHERE pt.tag_slug = ?1 AND pt.is_listed = 1 ORDER BY pt.trending_score DESC LIMIT 40) near
     JOIN post_tag other ON other.post_id = near.post_id
     WHERE other.tag_slug <> ?1 GROUP BY other.tag_slug ORDER BY shared DESC LIMIT ?2) r
   JOIN tag t ON t.slug = r.slug ORDER BY r.shared DESC`,
)
