import { setTimeout } from 'node:timers/promises'
import { openStatStores } from '../../../worker/data/stats/stores'
import { openStatsLog } from '../../../worker/platform/stats/log'
import { countBatch } from '../../../worker/services/stats/count-batch'
import { sqliteD1 } from '../../support/membership/sqlite-d1'
import { SAMPLES } from '../generate'
import { send } from '../http'
import type { Site } from '../site'
import { MINIMAL } from '../subjects'
import { batches, costsOf, NOW, simulateDay } from './simulate'

/** Requests of one round. */
const REQUESTS = 400
const ROUNDS = 3
/** Until the queue's consumer has taken what was sent, in milliseconds. */
const TAKEN_AFTER = 8000
/** Batches that the consumer counts to be measured, after as many to warm up. */
const BATCHES = 150

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Milliseconds of workerd's CPU for each of some requests, with what follows from them. */
async function cpuOf(site: Site, ask: (i: number) => Promise<unknown>, after: number): Promise<number> {
  const before = site.cpu() ?? Number.NaN
  for (let i = 0; i < REQUESTS; i++) await ask(i)
  await setTimeout(after)
  return ((site.cpu() ?? Number.NaN) - before) / REQUESTS
}

let readers = 0

/** A report of a visitor who comes from another network each time. */
async function reportVisit(site: Site): Promise<void> {
  readers += 1
  const network = `2001:db8:${(readers >> 8).toString(16)}:${(readers & 0xff).toString(16)}::1`
  const { status, bytes } = await send(site.origin, {
    path: `/p/${SAMPLES.storyId(7)}/state/read`,
    method: 'POST',
    headers: {
      origin: site.origin,
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/150',
      'cf-connecting-ip': network,
    },
    body: JSON.stringify({ seconds: 40, progress: 0.5, referrer: 'www.google.com' }),
  })
  if (status !== 200 || !bytes.toString().includes('"isRead":true'))
    throw new Error(`A report is answered by ${status} ${bytes}`)
}

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
 * Measures what a visit costs the reading endpoint, with all that follows from it, compared with the minimal page, and the
 * consumer; and what a day of a large site costs in the platform's prices. Returns whether it is as wanted. Target:
 * docs/bench.md, "Stats".
 */
export async function runStats(site: Site, print: (line: string) => void): Promise<boolean> {
  const [reports, pages, ratios]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const report = await cpuOf(site, () => reportVisit(site), TAKEN_AFTER)
    const page = await cpuOf(site, () => send(site.origin, MINIMAL), 0)
    // The first round is to warm up.
    if (round === 0) continue
    reports.push(report)
    pages.push(page)
    ratios.push(report / page)
  }
  const counting = await cpuOfCounting()
  const ratio = median(ratios)
  print(`a visit, with its counting: ${median(reports).toFixed(2)} ms of CPU`)
  print(`the minimal page: ${median(pages).toFixed(2)} ms; ratio ${ratio.toFixed(2)}, at most 0.5 is wanted`)
  print(`the consumer, in batches of 100: ${counting.toFixed(3)} ms a visit, at most 0.2 is wanted`)
  const costs = costsOf(await simulateDay())
  for (const [what, amount, dollars] of costs) print(`${what}: ${amount}, ${dollars.toFixed(2)} USD`)
  print(`a day in all: ${costs.reduce((sum, [, , dollars]) => sum + dollars, 0).toFixed(0)} USD`)
  return ratio <= 0.5 && counting <= 0.2
}
