import { query, type Statement } from '../database'

/** What a new account needs; the rest has its defaults. */
export interface NewUser {
  id: string
  username: string
  name: string
  bio?: string
  email?: string | null
  emailVerifiedAt?: number | null
  imageId?: string | null
  createdAt: number
}

/** A new account; nothing happens when there is one with that id. A username or email that is taken fails the batch. */
export const insertUser = (user: NewUser): Statement => ({
  sql: `INSERT INTO user (id, username, name, bio, email, email_verified_at, image_id, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO NOTHING`,
  params: [
    user.id,
    user.username,
    user.name,
    user.bio ?? '',
    user.email ?? null,
    user.emailVerifiedAt ?? null,
    user.imageId ?? null,
    user.createdAt,
  ],
})

/** Takes a listed story out of its writer's count; before the story changes. */
export const uncountPostOfUser = (postId: string): Statement => ({
  sql: `UPDATE user SET post_count = post_count - 1
        WHERE id = (SELECT creator_id FROM post WHERE id = ? AND is_listed = 1)`,
  params: [postId],
})

/** Counts a listed story for its writer; after the story changed. */
export const countPostOfUser = (postId: string): Statement => ({
  sql: `UPDATE user SET post_count = post_count + 1
        WHERE id = (SELECT creator_id FROM post WHERE id = ? AND is_listed = 1)`,
  params: [postId],
})

/** Accounts by id, as far as a writer of stories must be known. Parameter: JSON list of ids. */
export const writersByIds = query<[ids: string], { id: string; username: string; isSuspended: 0 | 1 }>(
  'writersByIds',
  `SELECT u.id, u.username, u.is_suspended AS isSuspended FROM json_each(?) k CROSS JOIN user u ON u.id = k.value`,
)

/** Of these usernames, those that somebody has or had. Parameter: JSON list, given twice. */
export const takenUsernames = query<[names: string, names: string], { username: string; userId: string }>(
  'takenUsernames',
  `SELECT u.username, u.id AS userId FROM json_each(?) k CROSS JOIN user u ON u.username = k.value
   UNION ALL
   SELECT h.username, h.user_id FROM json_each(?) k CROSS JOIN username_history h ON h.username = k.value`,
)
