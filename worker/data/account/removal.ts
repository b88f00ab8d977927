import { REMOVED_PREFIX } from '../../../schema/rules/username'
import { type Database, query, type Statement } from '../database'

/** Deleted accounts whose time is over, the earliest first. */
export const accountsToRemove = query<[now: number, limit: number], { id: string }>(
  'accountsToRemove',
  `SELECT u.id FROM user u INDEXED BY user_by_delete_after
   WHERE u.delete_after <= ?1 ORDER BY u.delete_after LIMIT ?2`,
)

/** What belongs to a person alone and goes with them. */
const OWN_TABLES = [
  'session',
  'one_time_token',
  'external_identity',
  'mastodon_account',
  'password_credential',
  'totp_credential',
  'recovery_code',
  'passkey',
  'dismissed_flag',
  'user_preference',
  'flag_override',
  'user_domain',
  'client_event',
] as const

/** The person's id, unless they have come back meanwhile: then nothing of theirs is removed. */
const DUE = '(SELECT id FROM user WHERE id = ?1 AND delete_after <= ?2)'

/**
 * Removes what a person was: how they signed in, what they wanted, their words. The row stays without a name, so
 * that what others have said to them still hangs together, and nobody can take their username. Nothing happens to
 * somebody who isn't due, at the moment of the batch.
 */
export const removeAccount = (userId: string, now: number): Statement[] =>
  [
    ...OWN_TABLES.map((table) => `DELETE FROM ${table} WHERE user_id = ${DUE}`),
    `UPDATE tag SET follower_count = max(0, follower_count - 1)
     WHERE slug IN (SELECT tag_slug FROM tag_follow WHERE user_id = ${DUE})`,
    `DELETE FROM tag_follow WHERE user_id = ${DUE}`,
    `DELETE FROM post_version WHERE post_id IN (SELECT id FROM post WHERE creator_id = ${DUE})`,
    `UPDATE post SET state = 'removed', title = '', subtitle = '', excerpt = '', slug = '', version_id = NULL,
       preview_image_id = NULL, preview_src = NULL, preview_alt = '', is_listed = 0, updated_at = ?2
     WHERE creator_id = ${DUE}`,
    `INSERT INTO username_history (username, user_id, replaced_at)
     SELECT username, id, ?2 FROM user WHERE id = ${DUE} ON CONFLICT (username) DO NOTHING`,
    `UPDATE user SET username = '${REMOVED_PREFIX}' || id, name = '', bio = '', about = NULL, image_id = NULL,
       email = NULL, email_verified_at = NULL, unverified_email = NULL, has_subdomain = 0, delete_after = NULL
     WHERE id = ${DUE}`,
  ].map((sql) => ({ sql, params: [userId, now] }))

/** Stories of a person after an id, in the order of ids. */
const postIdsOfUser = query<[userId: string, after: string, limit: number], { id: string }>(
  'postIdsOfUser',
  'SELECT p.id FROM post p WHERE p.creator_id = ?1 AND p.id > ?2 ORDER BY p.id LIMIT ?3',
)

const AT_ONCE = 500

/** Ids of all stories of a person, for what is kept elsewhere about them. As many reads as there are 500s. */
export async function storiesOfUser(db: Database, userId: string): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const more = await db.all(postIdsOfUser, userId, ids.at(-1) ?? '', AT_ONCE)
    ids.push(...more.map(({ id }) => id))
    if (more.length < AT_ONCE) return ids
  }
}
