import { query, type Statement } from '../database'

/** An account that an address signs in to, with its password when it has one. */
export interface PasswordRow {
  userId: string
  passwordHash: string | null
}

export const passwordByEmail = query<[email: string], PasswordRow>(
  'passwordByEmail',
  `SELECT u.id AS userId, p.hash AS passwordHash
   FROM user u LEFT JOIN password_credential p ON p.user_id = u.id WHERE u.email = ?1`,
)

export const passwordOfUser = query<[userId: string], { passwordHash: string; updatedAt: number }>(
  'passwordOfUser',
  'SELECT hash AS passwordHash, updated_at AS updatedAt FROM password_credential WHERE user_id = ?1',
)

/** Sets a password, or another in its place. */
export const upsertPassword = (userId: string, hash: string, now: number): Statement => ({
  sql: `INSERT INTO password_credential (user_id, hash, updated_at) VALUES (?1, ?2, ?3)
        ON CONFLICT (user_id) DO UPDATE SET hash = ?2, updated_at = ?3`,
  params: [userId, hash, now],
})

/** The same password hashed anew, unless it was changed meanwhile. */
export const replaceHash = (userId: string, before: string, hash: string): Statement => ({
  sql: 'UPDATE password_credential SET hash = ?3 WHERE user_id = ?1 AND hash = ?2',
  params: [userId, before, hash],
})

export const deletePassword = (userId: string): Statement => ({
  sql: 'DELETE FROM password_credential WHERE user_id = ?',
  params: [userId],
})
