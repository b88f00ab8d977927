import { readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { ColdPage } from './cold'
import type { DatabaseWork } from './database'
import type { Verdict } from './hostile/verdict'
import { CONNECTIONS } from './load'
import type { Compared, Measured } from './measure'
import { signedInPages } from './signed-in'
import type { Findings, Target } from './targets'
import type { Weights } from './weights'

/** Where the last run is documented. */
const DOCUMENTED = 'docs/bench.md'

/** A whole run, as written to JSON. */
export interface Report extends Findings {
  /** Bytes of script, gzip, that the first touch of something adds, by its name. */
  touches: Record<string, number>
  date: string
  machine: { cpu: string; cores: number; node: string; workerd: string; loadAverage: number }
  connections: number
  seconds: number
  rounds: number
  stories: [small: number, large: number]
  targets: Target[]
  notes: string[]
}

const workerdVersion = (): string => {
  const manifest = JSON.parse(readFileSync('node_modules/workerd/package.json', 'utf8')) as {
    version: string
  }
  return manifest.version
}

/** The machine, and its load before the bench began. */
export const machineFacts = (): Report['machine'] => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: cpus().length,
  node: process.version,
  workerd: workerdVersion(),
  loadAverage: Math.round((loadavg()[0] ?? 0) * 10) / 10,
})

const rounded = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toFixed(value >= 10 ? 1 : 2)

/** A Markdown table with aligned columns: numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`
  return [line(head), rule, ...rows.map(line)].join('\n')
}

const speed = ({ requestsPerSecond, p50, p99, ttfb, cpu }: Measured): string[] =>
  [requestsPerSecond, p50, p99, ttfb, cpu].map(rounded)

function speeds(compared: readonly Compared[]): string {
  const rows = compared.flatMap(({ name, subject, constant, minimal, bytes }) => {
    const share = (of: Measured) => rounded(subject.requestsPerSecond / of.requestsPerSecond)
    return [
      [name, ...speed(subject), rounded(bytes / 1000), ''],
      ['  same bytes from memory', ...speed(constant), '', share(constant)],
      ['  minimal page', ...speed(minimal), '', share(minimal)],
    ]
  })
  return table(['', 'requests/s', 'p50 ms', 'p99 ms', 'TTFB ms', 'CPU ms', 'kB', 'subject / this'], rows)
}

const sizes = ({ scaled, stories: [small, large] }: Report): string =>
  table(
    [
      'uncached',
      `p50 ms, ${rounded(small)}`,
      `p50 ms, ${rounded(large)}`,
      'ratio',
      'requests/s',
      'requests/s',
      'CPU ms',
      'CPU ms',
    ],
    scaled.map(({ name, p50, requestsPerSecond, cpu }) => [
      name,
      ...p50.map(rounded),
      rounded(p50[1] / p50[0]),
      ...requestsPerSecond.map(rounded),
      ...cpu.map(rounded),
    ]),
  )

const weightTable = ({ script, style, font, picture, document, withoutPictures }: Weights): string =>
  table(
    ['a story page, bytes', ''],
    Object.entries({
      'script (gzip)': script,
      'style (gzip)': style,
      font,
      'document without style (gzip)': document,
      'all of these': withoutPictures,
      picture,
    }).map(([name, bytes]) => [name, bytes.toLocaleString('en-US')]),
  )

/** The bytes of a touch in the last run that is documented; nothing for a new one. */
const documented = (name: string): number | undefined => {
  const row = readFileSync(DOCUMENTED, 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} `))
  const bytes = Number(row?.split('|')[2]?.replaceAll(',', ''))
  return bytes > 0 ? bytes : undefined
}

const touchTable = (touches: Readonly<Record<string, number>>): string =>
  table(
    ['the first touch adds script, gzip', 'bytes', 'drift'],
    Object.entries(touches).map(([name, bytes]) => {
      const before = documented(name)
      const drift = before === undefined ? 'new' : `${((100 * (bytes - before)) / before).toFixed(1)} %`
      return [name, bytes.toLocaleString('en-US'), drift]
    }),
  )

const databaseTable = (works: readonly DatabaseWork[]): string =>
  table(
    ['uncached', 'stories', 'round trips', 'statements', 'rows read'],
    works.map(({ page, stories, roundTrips, statements, rows }) => [
      page,
      stories.toLocaleString('en-US'),
      ...[roundTrips, statements, rows].map(String),
    ]),
  )

const signedInTable = ({ compared, database, stories: [small] }: Report): string =>
  table(
    [
      'signed in',
      'CPU ms',
      'of its bytes’ CPU',
      'of the minimal page’s requests',
      'round trips',
      'to the primary',
      'statements',
    ],
    signedInPages(compared, database, small).map(({ page, cpu, cpuRatio, requestsRatio, database: work }) => [
      page,
      ...[cpu, cpuRatio, requestsRatio].map(rounded),
      ...[work?.roundTrips, work?.primaryRoundTrips, work?.statements].map((count) => String(count ?? '')),
    ]),
  )

const coldLine = ({ requests, renders, answers }: ColdPage): string =>
  `${requests} simultaneous requests for a cold page: ${renders} render${renders === 1 ? '' : 's'} (${Object.entries(
    answers,
  )
    .map(([answer, count]) => `${count} × ${answer}`)
    .join(', ')})`

/** The run as Markdown, which can be put into docs/bench.md as it is. */
export function printed(report: Report): string {
  const { machine, date, connections, seconds, rounds, compared, targets, notes } = report
  return [
    `${date}, ${machine.cores} × ${machine.cpu}, Node ${machine.node}, workerd ${machine.workerd}, load before ${machine.loadAverage}.`,
    `${connections} connections, ${rounds} rounds of ${seconds} s, medians; the load generator runs on the same cores.`,
    ...notes.map((note) => `Note: ${note}.`),
    '',
    speeds(compared),
    '',
    signedInTable(report),
    '',
    sizes(report),
    '',
    databaseTable(report.database),
    '',
    weightTable(report.weights),
    '',
    touchTable(report.touches),
    '',
    coldLine(report.cold),
    '',
    table(
      ['search', 'p50 ms'],
      report.search.queries.map(({ query, p50 }) => [query, rounded(p50)]),
    ),
    '',
    table(
      ['target', 'found', 'promised', ''],
      targets.map(({ name, value, limit, met }) => [name, rounded(value), limit, met ? 'met' : 'MISSED']),
    ),
  ].join('\n')
}

/** The parts of a report that don't depend on the results. */
export const reportHead = (options: { seconds: number; rounds: number; sizes: [number, number] }) => ({
  date: new Date().toISOString().slice(0, 10),
  machine: machineFacts(),
  connections: CONNECTIONS,
  seconds: options.seconds,
  rounds: options.rounds,
  stories: options.sizes,
})

/** What was promised, what was found, and whether it was kept. */
export const verdictTable = (verdicts: readonly Verdict[]): string =>
  table(
    ['', 'found', 'wanted', 'kept'],
    verdicts.map(({ name, measured, wanted, isKept }) => [name, measured, wanted, isKept ? 'yes' : 'NO']),
  )
