import { query } from '../database'

/** What search says about a story, without its text. */
export interface PostSource {
  key: string
  title: string
  subtitle: string
  access: 'public' | 'locked'
  versionId: string | null
  /** Bytes of the text as it is stored. */
  bodyBytes: number
  collectionId: string | null
  publishedAt: number
  creatorName: string
  creatorUsername: string
  creatorPostCount: number
  /** The names of its tags, a space between them. */
  tags: string | null
  updatedAt: number
}

/** Listed stories among some ids. What isn't listed isn't found. */
export const postSources = query<[ids: string], PostSource>(
  'search.postSources',
  `SELECT p.id AS key, p.title, p.subtitle, p.access, p.version_id AS versionId,
     coalesce(octet_length(v.body), 0) AS bodyBytes, p.collection_id AS collectionId,
     p.first_published_at AS publishedAt, u.name AS creatorName, u.username AS creatorUsername,
     u.post_count AS creatorPostCount,
     (SELECT group_concat(t.name, ' ') FROM post_tag pt JOIN tag t ON t.slug = pt.tag_slug
      WHERE pt.post_id = p.id) AS tags,
     p.updated_at AS updatedAt
   FROM json_each(?1) k CROSS JOIN post p ON p.id = k.value JOIN user u ON u.id = p.creator_id
   LEFT JOIN post_version v ON v.id = p.version_id
   WHERE p.is_listed = 1 AND u.is_suspended = 0`,
)

/** What search says about a person. */
export interface UserSource {
  key: string
  username: string
  name: string
  bio: string
  postCount: number
}

/** People among some ids who can be found: neither suspended nor there only as the author of a book. */
export const userSources = query<[ids: string], UserSource>(
  'search.userSources',
  `SELECT u.id AS key, u.username, u.name, u.bio, u.post_count AS postCount
   FROM json_each(?1) k CROSS JOIN user u ON u.id = k.value WHERE u.is_suspended = 0 AND u.is_book_author = 0
     AND u.deactivated_at IS NULL`,
)

/** What search says about a publication. */
export interface CollectionSource {
  key: string
  slug: string
  name: string
  tagline: string
  description: string
}

export const collectionSources = query<[ids: string], CollectionSource>(
  'search.collectionSources',
  `SELECT c.id AS key, c.slug, c.name, c.tagline, c.description
   FROM json_each(?1) k CROSS JOIN collection c ON c.id = k.value WHERE c.is_removed = 0`,
)

/** What search says about a tag. */
export interface TagSource {
  key: string
  name: string
  postCount: number
}

/** Tags that listed stories have. */
export const tagSources = query<[slugs: string], TagSource>(
  'search.tagSources',
  `SELECT t.slug AS key, t.name, t.post_count AS postCount
   FROM json_each(?1) k CROSS JOIN tag t ON t.slug = k.value WHERE t.post_count > 0`,
)

type KeysAfter = [after: string, limit: number]

/** Keys after a key, whether what they name can be found or not. */
export const postKeysAfter = query<KeysAfter, { key: string }>(
  'search.postKeysAfter',
  'SELECT id AS key FROM post WHERE id > ? ORDER BY id LIMIT ?',
)
export const userKeysAfter = query<KeysAfter, { key: string }>(
  'search.userKeysAfter',
  'SELECT id AS key FROM user WHERE id > ? ORDER BY id LIMIT ?',
)
export const collectionKeysAfter = query<KeysAfter, { key: string }>(
  'search.collectionKeysAfter',
  'SELECT id AS key FROM collection WHERE id > ? ORDER BY id LIMIT ?',
)
export const tagKeysAfter = query<KeysAfter, { key: string }>(
  'search.tagKeysAfter',
  'SELECT slug AS key FROM tag WHERE slug > ? ORDER BY slug LIMIT ?',
)

/** Whom and what stories belong to, listed or not: their entries say something of the stories. */
export const surroundingsOfPosts = query<
  [ids: string],
  { kind: 'users' | 'collections' | 'tags'; key: string }
>(
  'search.surroundingsOfPosts',
  `SELECT 'users' AS kind, p.creator_id AS key FROM json_each(?1) k CROSS JOIN post p ON p.id = k.value
   UNION SELECT 'collections', p.collection_id FROM json_each(?1) k CROSS JOIN post p ON p.id = k.value
     WHERE p.collection_id IS NOT NULL
   UNION SELECT 'tags', pt.tag_slug FROM json_each(?1) k CROSS JOIN post_tag pt ON pt.post_id = k.value`,
)
