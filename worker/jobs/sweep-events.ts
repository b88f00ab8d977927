import { EVENT_KEPT } from '../../schema/rules/events'
import { Database } from '../data/database'
import { deleteEventsBefore } from '../data/events/writes'
import type { Clock } from '../platform/clock'

/** How many events one sweep deletes; the next follows in a minute. */
const ROWS = 2000

/** Deletes events that arrived 30 days ago. Idempotent. Rule: docs/rules/events.md, "What is kept". */
export async function sweepEvents(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write([deleteEventsBefore(clock.now() - EVENT_KEPT, ROWS)])
}
