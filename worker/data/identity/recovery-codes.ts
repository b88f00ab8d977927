import { query, type Statement } from '../database'

export const recoveryCodesLeft = query<[userId: string], { count: number }>(
  'recoveryCodesLeft',
  'SELECT COUNT(*) AS count FROM recovery_code WHERE user_id = ?1 AND used_at IS NULL',
)

/** Uses a code up: of any number of tries at once exactly one changes a row. */
export const useRecoveryCode = (userId: string, hash: string, now: number): Statement => ({
  sql: `UPDATE recovery_code SET used_at = ?3
        WHERE user_id = ?1 AND hash = ?2 AND used_at IS NULL
          AND EXISTS (SELECT 1 FROM totp_credential WHERE user_id = ?1 AND confirmed_at IS NOT NULL)`,
  params: [userId, hash, now],
})

export const deleteRecoveryCodes = (userId: string): Statement => ({
  sql: 'DELETE FROM recovery_code WHERE user_id = ?',
  params: [userId],
})

/** New codes for somebody whose second factor is on. */
export const insertRecoveryCodes = (userId: string, hashes: readonly string[]): Statement => ({
  sql: `INSERT INTO recovery_code (user_id, hash)
        SELECT ?1, value FROM json_each(?2)
        WHERE EXISTS (SELECT 1 FROM totp_credential WHERE user_id = ?1 AND confirmed_at IS NOT NULL)`,
  params: [userId, JSON.stringify(hashes)],
})

/**
 * The first codes of a second factor that the same batch switches on after this: nothing happens when another
 * was faster.
 */
export const insertFirstRecoveryCodes = (
  userId: string,
  secret: string,
  hashes: readonly string[],
): Statement[] => [
  {
    sql: `DELETE FROM recovery_code WHERE user_id = ?1 AND EXISTS
            (SELECT 1 FROM totp_credential WHERE user_id = ?1 AND secret = ?2 AND confirmed_at IS NULL)`,
    params: [userId, secret],
  },
  {
    sql: `INSERT INTO recovery_code (user_id, hash)
          SELECT ?1, value FROM json_each(?3)
          WHERE EXISTS
            (SELECT 1 FROM totp_credential WHERE user_id = ?1 AND secret = ?2 AND confirmed_at IS NULL)`,
    params: [userId, secret, JSON.stringify(hashes)],
  },
]
