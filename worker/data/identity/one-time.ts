import type { OneTimeKind } from '../../../schema/rules/identity'
import { query, type Statement } from '../database'

/** A one-time reference as it is stored. Times in milliseconds since 1970 UTC. */
export interface OneTimeRow {
  hash: string
  kind: OneTimeKind
  browserHash: string | null
  userId: string | null
  /** JSON. */
  data: string
  createdAt: number
  expiresAt: number
}

const COLUMNS = `t.hash, t.kind, t.browser_hash AS browserHash, t.user_id AS userId, t.data,
  t.created_at AS createdAt, t.expires_at AS expiresAt`

/** An open reference; it stays open. */
export const openOneTime = query<[hash: string, kind: OneTimeKind, now: number], OneTimeRow>(
  'openOneTime',
  `SELECT ${COLUMNS} FROM one_time_token t
   WHERE t.hash = ?1 AND t.kind = ?2 AND t.used_at IS NULL AND t.expires_at > ?3`,
)

/** A reference, open or not, as long as it is kept. */
export const anyOneTime = query<[hash: string, kind: OneTimeKind], OneTimeRow & { usedAt: number | null }>(
  'anyOneTime',
  `SELECT ${COLUMNS}, t.used_at AS usedAt FROM one_time_token t WHERE t.hash = ?1 AND t.kind = ?2`,
)

/** The newest open reference of a kind that a browser has begun. */
export const newestOfBrowser = query<[browserHash: string, kind: OneTimeKind, now: number], OneTimeRow>(
  'newestOfBrowser',
  `SELECT ${COLUMNS} FROM one_time_token t INDEXED BY one_time_by_browser
   WHERE t.browser_hash = ?1 AND t.kind = ?2 AND t.used_at IS NULL AND t.expires_at > ?3
   ORDER BY t.created_at DESC, t.rowid DESC LIMIT 1`,
)

export const insertOneTime = (row: OneTimeRow): Statement => ({
  sql: `INSERT INTO one_time_token (hash, kind, browser_hash, user_id, data, created_at, expires_at)
        VALUES (?, ?, ?, ?, ?, ?, ?)`,
  params: [row.hash, row.kind, row.browserHash, row.userId, row.data, row.createdAt, row.expiresAt],
})

/** Uses a reference up: of any number of tries at once exactly one changes a row. */
export const useOneTime = (hash: string, kind: OneTimeKind, now: number): Statement => ({
  sql: `UPDATE one_time_token SET used_at = ?3
        WHERE hash = ?1 AND kind = ?2 AND used_at IS NULL AND expires_at > ?3`,
  params: [hash, kind, now],
})

/** Uses up all open references of a kind that a browser has begun before a certain one. */
export const useOlderOfBrowser = (
  browserHash: string,
  kind: OneTimeKind,
  hash: string,
  now: number,
): Statement => ({
  sql: `UPDATE one_time_token SET used_at = ?4
        WHERE browser_hash = ?1 AND kind = ?2 AND used_at IS NULL
          AND rowid < (SELECT rowid FROM one_time_token WHERE hash = ?3)`,
  params: [browserHash, kind, hash, now],
})

/** Uses up all open references of a kind that are about a person. */
export const useAllOfUser = (userId: string, kind: OneTimeKind, now: number): Statement => ({
  sql: `UPDATE one_time_token SET used_at = ?3 WHERE user_id = ?1 AND kind = ?2 AND used_at IS NULL`,
  params: [userId, kind, now],
})

/** Sweeps out what is over. */
export const deleteExpiredOneTime = (now: number, limit: number): Statement => ({
  sql: `DELETE FROM one_time_token WHERE hash IN
          (SELECT hash FROM one_time_token INDEXED BY one_time_by_expiry WHERE expires_at <= ?1 LIMIT ?2)`,
  params: [now, limit],
})
