import { firstOfDay, firstOfMonth, firstOfNextMonth } from '../../../schema/rules/stats/facts'
import { DAYS_KEPT, HOURS_KEPT } from '../../../schema/rules/stats/kept'
import { HOURS_OF_DAY, hourOf } from '../../../schema/rules/stats/visits'
import type { Database } from '../../data/database'
import { unfolded } from '../../data/stats/queries'
import { fold, type Unfolded } from '../../data/stats/writes'
import type { JobNeeds } from '../parts'

/** How many days or months one transaction adds up, so that it holds up nothing else. */
const AT_ONCE = 25

const endOf = ([span, hour]: Unfolded): number =>
  span === 'day' ? hour + HOURS_OF_DAY : firstOfNextMonth(hour)

async function foldSpans(
  store: Database,
  span: 'day' | 'month',
  before: number,
  perRun: number,
): Promise<void> {
  for (let done = 0; done < perRun; done += AT_ONCE) {
    const due = await store.all(unfolded, span, before, Math.min(AT_ONCE, perRun - done))
    await store.write(
      due.flatMap(({ hour, subject }) => {
        const folded = [span, hour, subject] as const
        return fold(folded, endOf(folded))
      }),
    )
    if (due.length < AT_ONCE) return
  }
}

/**
 * Adds up hours to UTC days once they are 90 days old, and days to UTC months after three years: at most `perRun` days, and as
 * many months, of stories, writers and publications in each database. Each is one transaction, so that it can be
 * interrupted anywhere, and run twice at once. Idempotent. Rule: docs/rules/stats.md, "Kept".
 */
export async function foldSums({ stats, clock }: JobNeeds<'stats' | 'clock'>, perRun: number): Promise<void> {
  const hour = hourOf(clock.now())
  // A month is old once its last day is.
  const lastMonth = firstOfMonth(hour - DAYS_KEPT * HOURS_OF_DAY)
  for (const store of stats.all) {
    await foldSpans(store, 'day', firstOfDay(hour) - HOURS_KEPT * HOURS_OF_DAY, perRun)
    await foldSpans(store, 'month', lastMonth, perRun)
  }
}
