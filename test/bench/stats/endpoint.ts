import { setTimeout } from 'node:timers/promises'
import { SAMPLES } from '../generate'
import { median, send } from '../http'
import type { Site } from '../site'
import { MINIMAL } from '../subjects'

/** Requests of one round. */
const REQUESTS = 300
const ROUNDS = 3
/** Until the queue's consumer has taken what was sent, in milliseconds. */
const TAKEN_AFTER = 8000

/** Milliseconds of workerd's CPU for each of some requests, with what follows from them. */
async function cpuOf(site: Site, ask: (i: number) => Promise<unknown>, after = 0): Promise<number> {
  const before = site.cpu() ?? Number.NaN
  for (let i = 0; i < REQUESTS; i++) await ask(i)
  await setTimeout(after)
  return ((site.cpu() ?? Number.NaN) - before) / REQUESTS
}

async function reportFrom(site: Site, network: string): Promise<void> {
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

let readers = 0

/** A report of a visitor who comes from another network each time. */
function reportVisit(site: Site): Promise<void> {
  readers += 1
  return reportFrom(site, `2001:db8:${(readers >> 8).toString(16)}:${(readers & 0xff).toString(16)}::1`)
}

/** What a report costs, in milliseconds of CPU, and as a part of the minimal page in the same round. */
export interface EndpointCost {
  page: number
  /** One that says nothing new, so that nothing follows from it. */
  repeated: number
  /** One that is put on the queue. */
  report: number
  /** With the queue's consumer, its database and the log. */
  counted: number
  ratio: number
}

/**
 * Measures what a report costs.
 *
 * @param idle a site whose visits stay in the queue.
 */
export async function costOfReports(
  idle: Site,
  whole: Site,
  print: (line: string) => void,
): Promise<EndpointCost> {
  const rounds: EndpointCost[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const page = await cpuOf(idle, () => send(idle.origin, MINIMAL))
    const report = await cpuOf(idle, () => reportVisit(idle))
    const repeated = await cpuOf(idle, () => reportFrom(idle, '2001:db8:ffff::1'))
    const counted = await cpuOf(whole, () => reportVisit(whole), TAKEN_AFTER)
    const costs = { page, repeated, report, counted, ratio: report / page }
    print(`round ${round}: ${JSON.stringify(costs)}`)
    // The first round is to warm up.
    if (round > 0) rounds.push(costs)
  }
  const middle = (of: keyof EndpointCost): number => median(rounds.map((round) => round[of]))
  return {
    page: middle('page'),
    repeated: middle('repeated'),
    report: middle('report'),
    counted: middle('counted'),
    ratio: middle('ratio'),
  }
}
