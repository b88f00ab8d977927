import { BATCHES_KEPT, LOG_KEPT } from '../../../schema/rules/stats/kept'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { lastBatch, unloggedBatches } from '../../data/stats/queries'
import { forgetBatches, forgetReaders } from '../../data/stats/writes'
import type { JobNeeds } from '../parts'
import { logBatch } from './count-batch'

/**
 * Writes counted batches to the log that the consumer couldn't write, at most `perRun` of each database; once an hour, deletes the
 * log's batches that are older than 400 days. Idempotent. Rule: docs/rules/stats.md, "The log".
 */
export async function keepLog(
  { stats, statsLog, clock }: JobNeeds<'stats' | 'statsLog' | 'clock'>,
  perRun: number,
): Promise<void> {
  const now = clock.now()
  for (const [place, store] of stats.all.entries()) {
    for (const { number, id, countedAt, unlogged } of await store.all(unloggedBatches, perRun))
      await logBatch(
        { statsLog },
        store,
        { countedAt: countedAt ?? now, place, number, id },
        (unlogged ?? '').split('\n'),
      )
    // The last one stays, because the next one gets its number from it.
    const last = await store.first(lastBatch, '')
    await store.write([forgetBatches(now - BATCHES_KEPT, last?.last ?? 0)])
  }
  if (now % HOUR < MINUTE) await statsLog.expire(Math.floor(now / DAY) - LOG_KEPT)
}

/**
 * Forgets by what the readers of days are known that are over for a day: until then, a visit that arrives late is known to be
 * counted. Idempotent. Rule: docs/rules/reading-history.md, "Who is counted".
 */
export async function forgetReadersOfDays({ stats, clock }: JobNeeds<'stats' | 'clock'>): Promise<void> {
  const today = Math.floor(clock.now() / DAY)
  for (const store of stats.all) await store.write([forgetReaders(today - 1)])
}
