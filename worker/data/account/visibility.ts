import type { Statement } from '../database'

/** The listed stories of a person, by tag and by publication. */
const BY_TAG = `(SELECT pt.tag_slug AS slug, COUNT(*) AS n, MAX(p.first_published_at) AS latest
  FROM post p JOIN post_tag pt ON pt.post_id = p.id WHERE p.creator_id = ?1 AND p.is_listed = 1 GROUP BY 1)`
const BY_COLLECTION = `(SELECT p.collection_id AS id, COUNT(*) AS n FROM post p
  WHERE p.creator_id = ?1 AND p.is_listed = 1 AND p.collection_id IS NOT NULL GROUP BY 1)`

const statement = (sql: string, ...params: (string | number)[]): Statement => ({ sql, params })

/**
 * Takes a person out of sight: their stories leave all lists and counts, and the account is switched off. All of
 * it counts what is listed, so twice is the same as once.
 */
export const hideAccount = (userId: string, now: number, deleteAfter: number | null): Statement[] => [
  statement(
    `UPDATE tag SET post_count = tag.post_count - x.n FROM ${BY_TAG} x WHERE tag.slug = x.slug`,
    userId,
  ),
  statement(`DELETE FROM tag_writer WHERE user_id = ?1 AND tag_slug IN (SELECT slug FROM ${BY_TAG})`, userId),
  statement(
    `UPDATE collection SET post_count = collection.post_count - x.n FROM ${BY_COLLECTION} x
     WHERE collection.id = x.id`,
    userId,
  ),
  statement(
    `UPDATE post_tag SET is_listed = 0
     WHERE post_id IN (SELECT id FROM post WHERE creator_id = ?1 AND is_listed = 1)`,
    userId,
  ),
  statement('UPDATE post SET is_listed = 0 WHERE creator_id = ?1 AND is_listed = 1', userId),
  {
    sql: `UPDATE user SET post_count = 0, deactivated_at = COALESCE(deactivated_at, ?2), delete_after = ?3
          WHERE id = ?1`,
    params: [userId, now, deleteAfter],
  },
]

/** Puts a person who was out of sight back: what of their stories is published and theirs to show is listed. */
export const showAccount = (userId: string, now: number): Statement[] => [
  statement(
    `UPDATE user SET deactivated_at = NULL, delete_after = NULL
     WHERE id = ?1 AND deactivated_at IS NOT NULL`,
    userId,
  ),
  statement(
    `UPDATE post SET is_listed = 1 WHERE creator_id = ?1 AND is_listed = 0 AND kind = 'story'
       AND state = 'published' AND first_published_at <= ?2
       AND EXISTS (SELECT 1 FROM user u WHERE u.id = ?1 AND u.is_suspended = 0)`,
    userId,
    now,
  ),
  statement(
    `UPDATE post_tag SET is_listed = 1
     WHERE is_listed = 0 AND post_id IN (SELECT id FROM post WHERE creator_id = ?1 AND is_listed = 1)`,
    userId,
  ),
  statement(
    `UPDATE tag SET post_count = tag.post_count + x.n FROM ${BY_TAG} x WHERE tag.slug = x.slug`,
    userId,
  ),
  statement(
    `INSERT INTO tag_writer (tag_slug, user_id, post_count, latest_post_at)
     SELECT x.slug, ?1, x.n, x.latest FROM ${BY_TAG} x WHERE true
     ON CONFLICT (tag_slug, user_id) DO UPDATE SET post_count = excluded.post_count,
       latest_post_at = excluded.latest_post_at`,
    userId,
  ),
  statement(
    `UPDATE collection SET post_count = collection.post_count + x.n FROM ${BY_COLLECTION} x
     WHERE collection.id = x.id`,
    userId,
  ),
  statement(
    `UPDATE user SET post_count = (SELECT COUNT(*) FROM post WHERE creator_id = ?1 AND is_listed = 1)
     WHERE id = ?1`,
    userId,
  ),
]
