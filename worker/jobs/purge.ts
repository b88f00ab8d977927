import { Database } from '../data/database'
import { deleteDone } from '../data/outbox/settle-rows'
import { COORDINATOR } from '../edge-cache/request-purge'
import type { Clock } from '../platform/clock'

/** Rows that are done are kept for a week, in milliseconds, to be looked at. */
const KEPT = 7 * 24 * 3_600_000
/** So many old rows a sweep deletes: more than a minute can bring. */
const DELETED = 5000

/**
 * Takes one or many `{ type: 'purge' }` messages at once: they all mean the same.
 *
 * @throws when the outbox couldn't be read: the message is to be retried. A purge that failed is no reason, its
 * rows have their own time.
 */
export async function purgeJob(env: Env, clock: Clock): Promise<void> {
  await env.PURGE_COORDINATOR.getByName(COORDINATOR).purgeOpen(clock.now())
}

/** The cron's part: picks up what every other way has missed, and deletes old rows. */
export async function sweepPurges(env: Env, clock: Clock): Promise<void> {
  await new Database(env.DB).write([deleteDone(clock.now() - KEPT, DELETED)])
  await purgeJob(env, clock)
}
