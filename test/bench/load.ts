import { output } from '../../worker/commands/run'
import { median } from './http'
import type { Site } from './site'
import type { Subject } from './subjects'

/** The targets assume this many connections. */
export const CONNECTIONS = 16

/** The result of one measurement. Times are milliseconds. */
export interface Load {
  requestsPerSecond: number
  p50: number
  p99: number
  /**
   * workerd's CPU per request; the only figure that other work on the machine hardly affects. NaN if unknown.
   */
  cpu: number
}

/** The fields of autocannon's report that are read. */
interface Report {
  requests: { total: number }
  duration: number
  latency: { p50: number; p99: number }
  errors: number
  non2xx: number
}

/**
 * Loads one address for this many seconds from a separate process.
 *
 * @throws Error if anything but a 2xx came back, because its speed would mean nothing.
 */
export async function load(site: Site, subject: Subject, seconds: number): Promise<Load> {
  const { path, method = 'GET', headers = {}, body } = subject
  const args = ['--json', '--connections', `${CONNECTIONS}`, '--duration', `${seconds}`, '--method', method]
  for (const [name, value] of Object.entries(headers)) args.push('--headers', `${name}=${value}`)
  if (body !== undefined) args.push('--body', body)
  const before = site.cpu() ?? Number.NaN
  const text = await output('autocannon', [...args, site.origin + path])
  const used = (site.cpu() ?? Number.NaN) - before
  const report = JSON.parse(text.slice(text.indexOf('{'))) as Report
  if (report.errors > 0 || report.non2xx > 0 || report.requests.total === 0) {
    throw new Error(`${subject.name}: ${report.errors} errors, ${report.non2xx} answers that were no 2xx`)
  }
  const { latency, requests, duration } = report
  return {
    requestsPerSecond: requests.total / duration,
    p50: latency.p50,
    p99: latency.p99,
    cpu: used / requests.total,
  }
}

/**
 * Measures several subjects in turn, round after round, so that a slowdown of the machine affects all of
 * them. Returns the medians, in the order of the subjects.
 */
export async function loadInTurn(
  subjects: readonly { site: Site; subject: Subject }[],
  { seconds, warmUp, rounds }: { seconds: number; warmUp: number; rounds: number },
): Promise<Load[]> {
  const loadsOf: Load[][] = subjects.map(() => [])
  for (const { site, subject } of subjects) await load(site, subject, warmUp)
  for (let round = 0; round < rounds; round++) {
    for (const [i, { site, subject }] of subjects.entries()) {
      loadsOf[i]?.push(await load(site, subject, seconds))
    }
  }
  const of = (loads: readonly Load[], key: keyof Load): number => median(loads.map((each) => each[key]))
  return loadsOf.map((loads) => ({
    requestsPerSecond: of(loads, 'requestsPerSecond'),
    p50: of(loads, 'p50'),
    p99: of(loads, 'p99'),
    cpu: of(loads, 'cpu'),
  }))
}
