import { openStatStores } from '../../../worker/data/stats/stores'
import { openStatsLog } from '../../../worker/platform/stats/log'
import { countBatch } from '../../../worker/services/stats/count-batch'
import { sqliteD1 } from '../../support/membership/sqlite-d1'
import type { Site } from '../site'
import { costOfReports } from './endpoint'
import { compareFacts } from './large'
import { batches, costsOf, NOW, simulateDay } from './simulate'

/** Batches that the consumer counts to be measured, after as many to warm up. */
const BATCHES = 150

/** A bucket that takes the log and keeps nothing. */
const nowhere = { put: async () => null } as unknown as R2Bucket

/** Milliseconds of CPU, SQLite's included, that the consumer takes for a visit in batches of a hundred. */
async function cpuOfCounting(): Promise<number> {
  const stats = openStatStores({ STATS_DB_0: sqliteD1('stats').d1 } as Env)
  const statsLog = openStatsLog(nowhere)
  let [visits, begun] = [0, process.cpuUsage()]
  for (const [i, batch] of [...batches(2 * BATCHES)].entries()) {
    if (i === BATCHES) [visits, begun] = [0, process.cpuUsage()]
    await countBatch({ stats, statsLog, now: NOW }, batch)
    visits += batch.length
  }
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000 / visits
}

/**
 * Measures what a report costs the reading endpoint, compared with the minimal page, and a visit the consumer; and what a
 * day of a large site costs in the platform's prices. Returns whether it is as wanted. Target: docs/bench.md, "Stats".
 *
 * @param idle a site whose visits stay in the queue.
 */
export async function runStats(idle: Site, whole: Site, print: (line: string) => void): Promise<boolean> {
  const { page, repeated, report, counted, ratio } = await costOfReports(idle, whole, print)
  const ms = (number: number): string => `${number.toFixed(2)} ms of CPU`
  print(`the minimal page: ${ms(page)}`)
  print(`a report: ${ms(report)}; ratio ${ratio.toFixed(2)}, at most 0.5 is wanted`)
  print(`a report that says nothing new: ${ms(repeated)}; a report with its counting: ${ms(counted)}`)
  const counting = await cpuOfCounting()
  print(`the consumer, in batches of 100: ${counting.toFixed(3)} ms a visit, at most 0.2 is wanted`)
  const isFlat = await compareFacts(print)
  const costs = costsOf(await simulateDay())
  for (const [what, amount, dollars] of costs) print(`${what}: ${amount}, ${dollars.toFixed(2)} USD`)
  print(`a day in all: ${costs.reduce((sum, [, , dollars]) => sum + dollars, 0).toFixed(0)} USD`)
  return ratio <= 0.5 && counting <= 0.2 && isFlat
}
