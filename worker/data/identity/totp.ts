import { query, type Statement } from '../database'

/** A second factor as it is stored. Times in milliseconds since 1970 UTC. */
export interface TotpRow {
  /** Encrypted. */
  secret: string
  confirmedAt: number | null
  lastStep: number
  createdAt: number
}

export const totpOfUser = query<[userId: string], TotpRow>(
  'totpOfUser',
  `SELECT secret, confirmed_at AS confirmedAt, last_step AS lastStep, created_at AS createdAt
   FROM totp_credential WHERE user_id = ?1`,
)

/** Begins to set a second factor up, or begins anew; one that is on stays as it is. */
export const beginTotp = (userId: string, secret: string, now: number): Statement => ({
  sql: `INSERT INTO totp_credential (user_id, secret, last_step, created_at) VALUES (?1, ?2, 0, ?3)
        ON CONFLICT (user_id) DO UPDATE SET secret = ?2, last_step = 0, created_at = ?3
        WHERE confirmed_at IS NULL`,
  params: [userId, secret, now],
})

/** Switches a second factor on that was set up with this secret: once. */
export const confirmTotp = (userId: string, secret: string, step: number, now: number): Statement => ({
  sql: `UPDATE totp_credential SET confirmed_at = ?4, last_step = ?3
        WHERE user_id = ?1 AND secret = ?2 AND confirmed_at IS NULL`,
  params: [userId, secret, step, now],
})

/** Uses a code up, by its time step: of any number of tries at once exactly one changes a row. */
export const useStep = (userId: string, step: number): Statement => ({
  sql: `UPDATE totp_credential SET last_step = ?2
        WHERE user_id = ?1 AND last_step < ?2 AND confirmed_at IS NOT NULL`,
  params: [userId, step],
})

export const deleteTotp = (userId: string): Statement => ({
  sql: 'DELETE FROM totp_credential WHERE user_id = ?',
  params: [userId],
})
