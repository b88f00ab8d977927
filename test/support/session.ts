import { createHash } from 'node:crypto'
import { SESSION_LIFETIME } from '../../schema/rules/identity'
import { insertSession } from '../../worker/data/identity/sessions'

/** The reference of a session that a test has put into a site's database. */
const REFERENCE = 'reader-of-the-tests'.padEnd(43, '-')

/** A cookie as a signed-in reader's browser sends it, on a site where `signInReader` was called. */
export const READER_COOKIE = `__Host-session=${REFERENCE}`

/** Gives a person a session on a host, as signing in would: `READER_COOKIE` is theirs from then on. */
export async function signInReader(db: D1Database, userId: string, host: string): Promise<void> {
  const now = Date.now()
  const hash = createHash('sha256').update(REFERENCE).digest('hex')
  const row = {
    hash,
    id: hash.slice(0, 12),
    userId,
    actsAsUserId: null,
    parentHash: null,
    host,
    method: 'code',
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt: now + SESSION_LIFETIME,
    address: null,
    userAgent: null,
    country: null,
  }
  const { sql, params } = insertSession(row, null)
  await db
    .prepare(sql)
    .bind(...params)
    .run()
}
