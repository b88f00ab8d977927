import { machineFacts, table, verdictTable } from '../report'
import type { Site } from '../site'
import { hostileRequests } from './inputs'
import { phase } from './phase'
import { writeHostileStories } from './stories'
import { judge, percentile, type Readings, type Verdict } from './verdict'

/** The share of the time that is quiet, at the beginning, and the least of it in minutes. */
const QUIET = 1 / 10
const LEAST_QUIET = 0.5

const figures = (name: string, { readers, health, memory }: Readings): string[] => [
  name,
  String(readers.length),
  percentile(readers, 0.5).toFixed(1),
  percentile(readers, 0.99).toFixed(1),
  percentile(health, 0.99).toFixed(1),
  Math.max(...health).toFixed(1),
  memory.length > 0 ? Math.round(Math.max(...memory)).toString() : '–',
]

/** The results, as Markdown. */
export function printedVerdict(
  minutes: number,
  quiet: Readings,
  hostile: Readings,
  verdicts: readonly Verdict[],
): string {
  const { cpu, cores, loadAverage } = machineFacts()
  return [
    `${minutes} minutes on ${cores} × ${cpu}, load before ${loadAverage}.`,
    table(
      ['', 'pages', 'p50 ms', 'p99 ms', 'health p99 ms', 'slowest', 'memory MB'],
      [figures('quiet', quiet), figures('hostile', hostile)],
    ),
    verdictTable(verdicts),
  ].join('\n\n')
}

/**
 * `npm run bench -- --hostile`: readers read, at first alone and then beside inputs that were made to be slow.
 *
 * @returns whether all that is promised was kept. Rule: docs/rules/security.md, "Work that one input can make".
 */
export async function runHostile(
  site: Site,
  minutes: number,
  progress: (line: string) => void,
): Promise<boolean> {
  const quietMinutes = Math.max(LEAST_QUIET, minutes * QUIET)
  const head = machineFacts()
  // What is read for the first time isn't in any cache yet: that is no reader's usual page.
  await phase(site, 15_000, [])
  progress(`Readers alone for ${quietMinutes} minutes (load ${head.loadAverage})…`)
  const quiet = await phase(site, quietMinutes * 60_000, [])
  progress(`Hostile inputs for ${minutes} minutes…`)
  await writeHostileStories(site.bindings)
  const hostile = await phase(site, minutes * 60_000, hostileRequests())
  const verdicts = judge(quiet, hostile)
  console.log(`\n${printedVerdict(minutes, quiet, hostile, verdicts)}\n`)
  return verdicts.every(({ isKept }) => isKept)
}
