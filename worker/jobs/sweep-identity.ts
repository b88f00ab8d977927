import { Database } from '../data/database'
import { deleteExpiredOneTime } from '../data/identity/one-time'
import { deleteExpiredSessions } from '../data/identity/sessions'
import type { Clock } from '../platform/clock'

/** How many rows of each kind are taken at once, and how often; the next sweep comes in a minute. */
const ROWS = 500
const ROUNDS = 20

/**
 * Removes sessions and one-time references that are over: more than people can ask for, so that nobody fills the
 * database with them. Twice is as good as once.
 */
export async function sweepIdentity(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const now = clock.now()
  const db = new Database(env.DB)
  for (let round = 0; round < ROUNDS; round++) {
    const removed = await db.write([deleteExpiredSessions(now, ROWS), deleteExpiredOneTime(now, ROWS)])
    if (removed.every((rows) => rows < ROWS)) return
  }
}
