import { DELETED_QUOTE_KEPT } from '../../schema/rules/quotes'
import { Database } from '../data/database'
import { deleteQuotesRemovedBefore } from '../data/quote/writes'
import type { Clock } from '../platform/clock'

/** How many highlights one sweep deletes; the next follows in a minute. */
const ROWS = 500

/** Deletes highlights that were deleted more than a day ago. Idempotent. Rule: docs/rules/highlights.md, "Deleting". */
export async function sweepQuotes(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write([deleteQuotesRemovedBefore(clock.now() - DELETED_QUOTE_KEPT, ROWS)])
}
