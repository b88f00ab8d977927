import { ERRORS_KEPT } from '../../schema/rules/error-reports'
import { EVENT_KEPT } from '../../schema/rules/events'
import { EXPOSURES_KEPT } from '../../schema/rules/experiments'
import { PERFORMANCE_KEPT } from '../../schema/rules/performance'
import { SEARCH_CLICKS_KEPT } from '../../schema/rules/search'
import { DAY } from '../../schema/rules/time-units'
import { Database } from '../data/database'
import { deleteEventsBefore } from '../data/events/writes'
import { deleteSearchClicksBefore } from '../data/search/clicks'
import { deleteCountsBefore } from '../data/telemetry/room'
import { deleteErrorsBefore, deleteExposuresBefore, deletePerformanceBefore } from '../data/telemetry/writes'
import type { Clock } from '../platform/clock'

/** How many rows of a table one sweep deletes; the next follows in a minute. */
const ROWS = 2000

/**
 * Deletes what browsers reported too long ago to be kept. Idempotent. Rules: docs/rules/events.md, "What is kept";
 * docs/rules/telemetry.md, "What is kept"; docs/rules/search.md, "Choices".
 */
export async function sweepReports(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const now = clock.now()
  await new Database(env.DB).write([
    deleteEventsBefore(now - EVENT_KEPT, ROWS),
    deleteErrorsBefore(now - ERRORS_KEPT, ROWS),
    deletePerformanceBefore(now - PERFORMANCE_KEPT, ROWS),
    deleteExposuresBefore(now - EXPOSURES_KEPT, ROWS),
    deleteSearchClicksBefore(now - SEARCH_CLICKS_KEPT, ROWS),
    deleteCountsBefore(Math.floor(now / DAY)),
  ])
}
