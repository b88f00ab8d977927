import { createHash } from 'node:crypto'
import { SESSION_LIFETIME } from '../../schema/rules/identity'
import { insertSession } from '../../worker/data/identity/sessions'
import { referenceOf } from './session-cookie'

/**
 * Gives a person a session on a host, as signing in would: `sessionCookie(name)` is theirs from then on.
 *
 * @param name any name that the test uses for them.
 */
export async function signIn(db: D1Database, name: string, userId: string, host: string): Promise<void> {
  const now = Date.now()
  const hash = createHash('sha256').update(referenceOf(name)).digest('hex')
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
