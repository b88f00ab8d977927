import { query, type Statement } from '../database'

/** Something that was done, or tried, with the operators' key. */
export interface AuditEntry {
  /** Milliseconds since 1970 UTC. */
  at: number
  /** `import`, or `denied` for a wrong key. */
  action: string
  /** The first 8 hex digits of the key's SHA-256. */
  keyFingerprint: string
  address: string | null
  detail: string
}

export const insertAudit = (entry: AuditEntry): Statement => ({
  sql: 'INSERT INTO admin_audit (at, action, key_fingerprint, address, detail) VALUES (?, ?, ?, ?, ?)',
  params: [entry.at, entry.action, entry.keyFingerprint, entry.address, entry.detail.slice(0, 1_000)],
})

/** How often a wrong key came from an address since a time. */
export const deniedSince = query<[since: number, address: string], { count: number }>(
  'deniedSince',
  `SELECT count(*) AS count FROM admin_audit WHERE at > ? AND action = 'denied' AND address = ?`,
)
