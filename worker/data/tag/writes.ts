import type { Statement } from '../database'

/** A tag as a story names it. */
export interface TagName {
  slug: string
  name: string
}

/** Makes the tags that aren't there yet; those that are keep their names. */
export const insertTags = (tags: readonly TagName[], now: number): Statement => ({
  sql: `INSERT INTO tag (slug, name, created_at)
        SELECT json_extract(value, '$.slug'), json_extract(value, '$.name'), ? FROM json_each(?) WHERE true
        ON CONFLICT (slug) DO NOTHING`,
  params: [now, JSON.stringify(tags.map(({ slug, name }) => ({ slug, name })))],
})

/** Takes a listed story out of the counts of its tags and of who writes in them; before the story changes. */
export const uncountTagsOfPost = (postId: string): Statement[] => [
  {
    sql: `UPDATE tag SET post_count = post_count - 1
          WHERE slug IN (SELECT tag_slug FROM post_tag WHERE post_id = ? AND is_listed = 1)`,
    params: [postId],
  },
  {
    sql: `UPDATE tag_writer SET post_count = post_count - 1
          WHERE (tag_slug, user_id) IN (SELECT tag_slug, creator_id FROM post_tag WHERE post_id = ? AND is_listed = 1)`,
    params: [postId],
  },
]

/** Counts a listed story for its tags and for its writer in them; after the story changed. */
export const countTagsOfPost = (postId: string): Statement[] => [
  {
    sql: `UPDATE tag SET post_count = post_count + 1
          WHERE slug IN (SELECT tag_slug FROM post_tag WHERE post_id = ? AND is_listed = 1)`,
    params: [postId],
  },
  {
    sql: `INSERT INTO tag_writer (tag_slug, user_id, post_count, latest_post_at)
          SELECT tag_slug, creator_id, 1, first_published_at FROM post_tag WHERE post_id = ? AND is_listed = 1
          ON CONFLICT (tag_slug, user_id) DO UPDATE SET post_count = post_count + 1,
            latest_post_at = max(coalesce(latest_post_at, excluded.latest_post_at), excluded.latest_post_at)`,
    params: [postId],
  },
]

/** Forgets writers of tags who have no story left there. Parameter: the tags they may have left. */
export const forgetFormerTagWriters = (userId: string, slugs: readonly string[]): Statement => ({
  sql: `DELETE FROM tag_writer
        WHERE tag_slug IN (SELECT value FROM json_each(?)) AND user_id = ? AND post_count <= 0`,
  params: [JSON.stringify(slugs), userId],
})
