import { REMOVED_BOOK_KEPT } from '../../schema/rules/books'
import { deleteBooksRemovedBefore } from '../data/book/writes'
import { Database } from '../data/database'
import type { Clock } from '../platform/clock'

/** How many books one sweep deletes; the next follows in a minute. */
const ROWS = 500

/** Deletes books that were removed more than a day ago. Idempotent. Rule: docs/rules/books.md, "Removing". */
export async function sweepBooks(env: Pick<Env, 'DB'>, clock: Clock): Promise<void> {
  await new Database(env.DB).write(deleteBooksRemovedBefore(clock.now() - REMOVED_BOOK_KEPT, ROWS))
}
