import { newId } from '../../../schema/rules/new-id'
import { type Database, isDuplicate } from '../../data/database'
import { dropEarlierSums, earlierSums } from '../../data/stats/earlier-sums'
import { addSums, insertBatch } from '../../data/stats/writes'
import type { JobNeeds } from '../parts'
import { unfoldedBy } from './count-batch'
import { nextBatch } from './next-batch'
import { withDimension } from './recount'

/** Sums of one transaction, so that it holds up nothing else. */
const AT_ONCE = 500

/** Moves some sums. @returns how many there were. */
async function moveSome(store: Database, limit: number, now: number): Promise<number> {
  const id = newId()
  const [number = 1, rows] = await Promise.all([nextBatch(store, id), store.all(earlierSums, limit)])
  if (rows.length === 0) return 0
  const sums = rows.flatMap(withDimension)
  const keys = rows.map(({ subject, dimension, hour, part }) => [subject, dimension, hour, part])
  await store.write([
    // Takes the place of a batch, so that nobody else moves them meanwhile.
    insertBatch({ number, id, countedAt: now, unlogged: null }),
    ...addSums(sums, [], unfoldedBy(sums)),
    dropEarlierSums(JSON.stringify(keys)),
  ])
  return rows.length
}

/**
 * Moves what earlier versions have counted by hours into what was counted until each hour, at most `perRun` sums of each
 * database. Can be interrupted anywhere, and run twice at once. Idempotent. Rule: docs/rules/stats.md, "Earlier counts".
 */
export async function moveSums({ stats, clock }: JobNeeds<'stats' | 'clock'>, perRun: number): Promise<void> {
  for (const store of stats.all)
    try {
      for (let moved = 0; moved < perRun; moved += AT_ONCE)
        if ((await moveSome(store, Math.min(AT_ONCE, perRun - moved), clock.now())) < AT_ONCE) break
    } catch (error) {
      // A batch was counted meanwhile, or another run moves them: the next run goes on.
      if (!isDuplicate(error)) throw error
    }
}
