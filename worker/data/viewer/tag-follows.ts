import { query, type Statement } from '../database'
import { TAG_COLUMNS, type Tag } from '../tag/rows'

/** The topics that a person follows, newest first. */
export const followedTags = query<
  [userId: string, followedAt: number, slug: string, limit: number],
  Tag & { followedAt: number }
>(
  'followedTags',
  `SELECT ${TAG_COLUMNS}, f.created_at AS followedAt FROM tag_follow f JOIN tag t ON t.slug = f.tag_slug
   WHERE f.user_id = ?1 AND (f.created_at, f.tag_slug) < (?2, ?3)
   ORDER BY f.created_at DESC, f.tag_slug DESC LIMIT ?4`,
)

/** Which of these a person follows. Parameter: JSON list of `{userId} {slug}`. */
export const tagFollowsByKeys = query<[keys: string], { key: string }>(
  'tagFollowsByKeys',
  `SELECT k.value AS key FROM json_each(?1) k JOIN tag_follow f
   ON f.user_id = substr(k.value, 1, instr(k.value, ' ') - 1) AND f.tag_slug = substr(k.value, instr(k.value, ' ') + 1)`,
)

/**
 * Follows topics for a person and counts them as followers; what they follow already changes nothing, however
 * often and however many at once. Both belong into one batch, in this order. @param slugs JSON list.
 */
export const followTags = (userId: string, slugs: string, now: number): Statement[] => [
  {
    sql: `UPDATE tag SET follower_count = follower_count + 1
          WHERE slug IN (SELECT value FROM json_each(?2))
            AND slug NOT IN (SELECT tag_slug FROM tag_follow WHERE user_id = ?1)`,
    params: [userId, slugs],
  },
  {
    sql: `INSERT OR IGNORE INTO tag_follow (user_id, tag_slug, created_at)
          SELECT ?1, t.slug, ?3 FROM json_each(?2) k JOIN tag t ON t.slug = k.value`,
    params: [userId, slugs, now],
  },
]
