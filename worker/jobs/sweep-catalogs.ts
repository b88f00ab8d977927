import { LIST_TRASH_DAYS } from '../../schema/rules/limits'
import { DAY } from '../../schema/rules/time-units'
import { removeDeletedUntil } from '../data/catalog/changes'
import { Database } from '../data/database'
import type { Clock } from '../platform/clock'

/** How many lists one sweep removes; the next follows in a minute. */
const AT_ONCE = 20

/** Removes lists that were deleted too long ago to be restored. Rule: docs/rules/catalog.md, "Deleting a list". */
export async function sweepCatalogs(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write(removeDeletedUntil(clock.now() - LIST_TRASH_DAYS * DAY, AT_ONCE))
}
