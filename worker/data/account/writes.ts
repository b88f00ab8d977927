import { query, type Statement } from '../database'

/** When a person last changed their username; absent when they never did. */
export const usernameChange = query<[userId: string], { usernameChangedAt: number | null }>(
  'usernameChange',
  'SELECT username_changed_at AS usernameChangedAt FROM user WHERE id = ?1',
)

/** A new username. The old one keeps leading to the person; a name of their own that comes back is no former one. */
export const changeUsername = (userId: string, from: string, to: string, now: number): Statement[] => [
  { sql: 'DELETE FROM username_history WHERE username = ?1 AND user_id = ?2', params: [to, userId] },
  {
    sql: `INSERT INTO username_history (username, user_id, replaced_at) VALUES (?1, ?2, ?3)
          ON CONFLICT (username) DO NOTHING`,
    params: [from, userId, now],
  },
  {
    sql: 'UPDATE user SET username = ?2, username_changed_at = ?3 WHERE id = ?1 AND username = ?4',
    params: [userId, to, now, from],
  },
]

export const updateProfile = (
  userId: string,
  { name, bio, imageId }: { name: string; bio: string; imageId: string | null },
): Statement => ({
  sql: 'UPDATE user SET name = ?2, bio = ?3, image_id = ?4 WHERE id = ?1',
  params: [userId, name, bio, imageId],
})

/** An address that waits to be confirmed; nothing takes one back. */
export const setUnverifiedEmail = (userId: string, email: string | null): Statement => ({
  sql: 'UPDATE user SET unverified_email = ?2 WHERE id = ?1',
  params: [userId, email],
})
