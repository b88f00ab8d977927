import { EXPIRED_TOKEN_KEPT } from '../../schema/rules/access-tokens'
import { deleteExpiredTokens } from '../data/access-token/writes'
import { Database } from '../data/database'
import { deleteExpiredOneTime } from '../data/identity/one-time'
import { deleteExpiredSessions } from '../data/identity/sessions'
import type { Clock } from '../platform/clock'

/** How many rows of each kind are deleted at once, and how often; the next sweep follows in a minute. */
const ROWS = 500
const ROUNDS = 20

/**
 * Deletes expired sessions, one-time references and access tokens, faster than people can create them, so that nobody can
 * fill the database. Idempotent.
 */
export async function sweepIdentity(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const now = clock.now()
  const db = new Database(env.DB)
  for (let round = 0; round < ROUNDS; round++) {
    const removed = await db.write([
      deleteExpiredSessions(now, ROWS),
      deleteExpiredOneTime(now, ROWS),
      deleteExpiredTokens(now - EXPIRED_TOKEN_KEPT, ROWS),
    ])
    if (removed.every((rows) => rows < ROWS)) return
  }
}
