import { METER_MONTH } from '../../schema/rules/membership/meter'
import { REMOVED_READING_KEPT } from '../../schema/rules/reading-history'
import { DAY } from '../../schema/rules/time-units'
import { Database } from '../data/database'
import { deleteOldMeteredReads } from '../data/meter/metered-reads'
import { forgetDaysBefore } from '../data/reading-history/readers-of-day'
import { deleteHistoryRemovedUntil } from '../data/reading-history/writes'
import type { Clock } from '../platform/clock'

/** How many entries, and how many readers of past days, one sweep deletes; the next follows in a minute. */
const ENTRIES = 500
const READERS = 2000

/**
 * Deletes what was taken out of histories more than a day ago, what told the readers of past days apart, and what the
 * meter doesn't count any more.
 * Idempotent. Rule: docs/rules/reading-history.md, "What is kept".
 */
export async function sweepReadingHistory(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  const now = clock.now()
  await new Database(env.DB).write([
    ...deleteHistoryRemovedUntil(now - REMOVED_READING_KEPT, ENTRIES),
    ...forgetDaysBefore(Math.floor(now / DAY), READERS),
    deleteOldMeteredReads(now - METER_MONTH, ENTRIES),
  ])
}
