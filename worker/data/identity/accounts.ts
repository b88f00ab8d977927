import { query, type Statement } from '../database'

/** An account as signing in has to know it. Times in milliseconds since 1970 UTC. */
export interface Account {
  id: string
  username: string
  name: string
  bio: string
  imageId: string | null
  email: string | null
  emailVerifiedAt: number | null
  unverifiedEmail: string | null
  isSuspended: 0 | 1
  deactivatedAt: number | null
  deleteAfter: number | null
}

const COLUMNS = `u.id, u.username, u.name, u.bio, u.image_id AS imageId, u.email,
  u.email_verified_at AS emailVerifiedAt, u.unverified_email AS unverifiedEmail, u.is_suspended AS isSuspended,
  u.deactivated_at AS deactivatedAt, u.delete_after AS deleteAfter`

export const accountByEmail = query<[email: string], Account>(
  'accountByEmail',
  `SELECT ${COLUMNS} FROM user u WHERE u.email = ?1`,
)

export const accountById = query<[id: string], Account>(
  'accountById',
  `SELECT ${COLUMNS} FROM user u WHERE u.id = ?1`,
)

/** Whether a person has a second factor that is asked for. */
export const hasSecondFactor = query<[userId: string], { confirmedAt: number }>(
  'hasSecondFactor',
  `SELECT confirmed_at AS confirmedAt FROM totp_credential WHERE user_id = ?1 AND confirmed_at IS NOT NULL`,
)

/** The person has shown that their address is theirs. */
export const verifyEmail = (userId: string, email: string, now: number): Statement => ({
  sql: `UPDATE user SET email_verified_at = ?3 WHERE id = ?1 AND email = ?2 AND email_verified_at IS NULL`,
  params: [userId, email, now],
})

/** A confirmed address takes the place of the one before. One that another account has fails the batch. */
export const changeEmail = (userId: string, email: string, now: number): Statement => ({
  sql: `UPDATE user SET email = ?2, email_verified_at = ?3, unverified_email = NULL
        WHERE id = ?1 AND unverified_email = ?2`,
  params: [userId, email, now],
})
