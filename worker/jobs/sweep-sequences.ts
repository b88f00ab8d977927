import { SERIES_TRASH_DAYS } from '../../schema/rules/limits'
import { DAY } from '../../schema/rules/time-units'
import { Database } from '../data/database'
import { removeDeletedUntil } from '../data/sequence/writes'
import type { Clock } from '../platform/clock'

/** How many series one sweep removes; the next follows in a minute. */
const AT_ONCE = 100

/** Removes series that were deleted too long ago to be restored. Rule: docs/rules/series.md, "Deleting a series". */
export async function sweepSequences(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write(removeDeletedUntil(clock.now() - SERIES_TRASH_DAYS * DAY, AT_ONCE))
}
