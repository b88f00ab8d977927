import { createHash } from 'node:crypto'
import { SESSION_LIFETIME } from '../../schema/rules/identity'
import { demoId } from '../../worker/commands/demo/ids'
import { insertSession } from '../../worker/data/identity/sessions'
import { FLAGS_OF, PEOPLE } from './pages'
import { referenceOf } from './session-cookie'

/**
 * The statement that gives a person a session on a host, as signing in would: `sessionCookie(name)` is theirs once it has
 * run.
 *
 * @param name any name that the test uses for them.
 */
export function sessionOf(
  db: D1Database,
  name: string,
  userId: string,
  host: string,
  reference = referenceOf(name),
): D1PreparedStatement {
  const now = Date.now()
  const hash = createHash('sha256').update(reference).digest('hex')
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
  return db.prepare(sql).bind(...params)
}

/** Signs everybody in whose sessions the shared site knows, with their own flags for those who have some. */
export async function signInPeople(db: D1Database, host: string): Promise<void> {
  const flags = Object.entries(FLAGS_OF).flatMap(([name, values]) =>
    Object.entries(values).map(([flag, value]) =>
      db
        .prepare('INSERT INTO flag_override (user_id, name, value, updated_at) VALUES (?, ?, ?, ?)')
        .bind(demoId('user', name), flag, JSON.stringify(value), Date.now()),
    ),
  )
  await db.batch([...PEOPLE.map((name) => sessionOf(db, name, demoId('user', name), host)), ...flags])
}

/** Gives a person a session on a host: `sessionCookie(name)` is theirs from then on. */
export async function signIn(...session: Parameters<typeof sessionOf>): Promise<void> {
  await sessionOf(...session).run()
}
