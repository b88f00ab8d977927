import { Database } from '../data/database'
import { deleteExpiredOneTime } from '../data/identity/oneTime'
import { deleteExpiredSessions } from '../data/identity/sessions'
import type { Clock } from '../platform/clock'

/** How many rows of each kind one sweep takes; the next comes in a minute. */
const ROWS = 500

/** Removes sessions and one-time references that are over. Twice is as good as once. */
export async function sweepIdentity(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const now = clock.now()
  await new Database(env.DB).write([deleteExpiredSessions(now, ROWS), deleteExpiredOneTime(now, ROWS)])
}
