import type { Database } from '../../data/database'
import { lastBatch } from '../../data/stats/queries'

/**
 * The number of a database's next batch; nothing if it has counted the one with this id. If another batch takes the number
 * first, the write fails as a duplicate.
 */
export async function nextBatch(db: Database, id: string): Promise<number | undefined> {
  const before = await db.first(lastBatch, id)
  return before && before.known !== null ? undefined : (before?.last ?? 0) + 1
}
