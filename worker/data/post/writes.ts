import type { StoryBody } from '../../../schema/story/paragraph'
import type { Statement } from '../database'
import type { SavedPost } from './writes-state'

/** What `upsertPost` writes. Counters that readers raise are set once, at the beginning. */
export type PostRow = Omit<
  SavedPost,
  'body' | 'newestVersionId' | 'versionTitle' | 'versionSubtitle' | 'tags'
>

/** Column and field of each value that a save may change. */
const COLUMNS = [
  ['state', 'state'],
  ['access', 'access'],
  ['creator_id', 'creatorId'],
  ['collection_id', 'collectionId'],
  ['title', 'title'],
  ['subtitle', 'subtitle'],
  ['slug', 'slug'],
  ['excerpt', 'excerpt'],
  ['preview_image_id', 'previewImageId'],
  ['preview_alt', 'previewAlt'],
  ['preview_src', 'previewSrc'],
  ['focus_percent_x', 'focusPercentX'],
  ['focus_percent_y', 'focusPercentY'],
  ['version_id', 'versionId'],
  ['revision', 'revision'],
  ['updated_at', 'updatedAt'],
  ['first_published_at', 'firstPublishedAt'],
  ['latest_published_at', 'latestPublishedAt'],
  ['word_count', 'wordCount'],
  ['reading_time', 'readingTime'],
  ['language', 'language'],
  ['canonical_url', 'canonicalUrl'],
  ['license', 'license'],
  ['trending_score', 'trendingScore'],
  ['featured_at', 'featuredAt'],
  ['is_listed', 'isListed'],
] as const satisfies readonly (readonly [string, keyof PostRow])[]

const names = COLUMNS.map(([column]) => column)

/** A story as it is after a save: made when it isn't there, else changed. */
export const upsertPost = (post: PostRow): Statement => ({
  sql: `INSERT INTO post (id, created_at, clap_count, ${names.join(', ')})
        VALUES (?, ?, ?, ${names.map(() => '?').join(', ')})
        ON CONFLICT (id) DO UPDATE SET ${names.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  params: [post.id, post.createdAt, post.clapCount, ...COLUMNS.map(([, field]) => post[field])],
})

/**
 * Fails the batch when a story has another revision than the change was made on: no row may be without one.
 * `isOutdated` knows the error.
 */
export const expectRevision = (postId: string, revision: number): Statement => ({
  sql: 'UPDATE post SET revision = NULL WHERE id = ? AND revision <> ?',
  params: [postId, revision],
})

/** True for the error of a batch that failed because somebody else has saved the story meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  /constraint failed: post\.revision|constraint failed: post_version\.post_id/.test(String(error))

/** What a save made of a story. */
export interface NewVersion {
  id: string
  postId: string
  revision: number
  /** Set by a publish. */
  name: string | null
  title: string
  subtitle: string
  body: StoryBody
  createdAt: number
}

/** A new version. One with the same revision fails the batch: somebody else has saved meanwhile. */
export const insertVersion = (version: NewVersion): Statement => ({
  sql: `INSERT INTO post_version (id, post_id, revision, name, title, subtitle, body, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  params: [
    version.id,
    version.postId,
    version.revision,
    version.name,
    version.title,
    version.subtitle,
    JSON.stringify(version.body),
    version.createdAt,
  ],
})

/** Gives a story its tags, in their order, with what the tags' lists are ordered by; after the story is written. */
export const replaceTagsOfPost = (postId: string, slugs: readonly string[]): Statement[] => [
  {
    sql: `DELETE FROM post_tag WHERE post_id = ? AND tag_slug NOT IN (SELECT value FROM json_each(?))`,
    params: [postId, JSON.stringify(slugs)],
  },
  {
    sql: `INSERT INTO post_tag (post_id, tag_slug, position, collection_id, creator_id, first_published_at,
            trending_score, is_listed)
          SELECT p.id, k.value, k.key, p.collection_id, p.creator_id, p.first_published_at, p.trending_score,
            p.is_listed
          FROM json_each(?) k JOIN post p ON p.id = ? WHERE true
          ON CONFLICT (post_id, tag_slug) DO UPDATE SET position = excluded.position,
            collection_id = excluded.collection_id, creator_id = excluded.creator_id,
            first_published_at = excluded.first_published_at, trending_score = excluded.trending_score,
            is_listed = excluded.is_listed`,
    params: [JSON.stringify(slugs), postId],
  },
]
