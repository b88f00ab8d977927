import { WEEK } from '../../schema/rules/time-units'
import { Database } from '../data/database'
import { deleteDone } from '../data/outbox/settle-rows'
import { COORDINATOR } from '../edge-cache/request-purge'
import type { Clock } from '../platform/clock'

/** How long rows stay for inspection after they are done, a week in milliseconds. */
const KEPT = WEEK
/** How many old rows a sweep deletes: more than a minute can bring. */
const DELETED = 5000

/**
 * Handles one or many `{ type: 'purge' }` messages at once, since they all mean the same.
 *
 * @throws if the outbox couldn't be read, so that the message is retried. A failed purge doesn't throw,
 * because its rows are retried at their own time.
 */
export async function purgeJob(env: Env, clock: Clock): Promise<void> {
  await env.PURGE_COORDINATOR.getByName(COORDINATOR).purgeOpen(clock.now())
}

/** The cron's part: picks up whatever all other ways have missed, and deletes old rows. */
export async function sweepPurges(env: Env, clock: Clock): Promise<void> {
  await new Database(env.DB).write([deleteDone(clock.now() - KEPT, DELETED)])
  await purgeJob(env, clock)
}
