import { Agent } from 'node:http'
import { median, send } from '../http'
import { table } from '../report'
import type { Site } from '../site'
import { ANEW, SCALED, type Subject } from '../subjects'
import { peopleOf } from './fill'
import { filesOf } from './kept'
import { type Size, sizesOf } from './sizes'

const ROUNDS = 41
/** How many times as long a page may take with many stories. */
const MOST_RATIO = 1.3
/** Tables and indexes that are smaller aren't listed. */
const LEAST_SHARE = 0.002

const PAGES: readonly Subject[] = [
  ...SCALED.filter(({ name }) => name !== 'responses'),
  { name: 'search', path: '/search?q=margin', headers: ANEW },
  { name: 'feed', path: '/feed/latest', headers: ANEW },
  { name: 'feed of a topic', path: '/feed/tag/tag-7', headers: ANEW },
  { name: 'stats', path: '/me/stats', headers: ANEW },
]

const DATABASE = /\bdb;dur=([\d.]+);desc="\d+ round trips, (\d+) statements, (\d+) rows/

/** What a page took once. Times in milliseconds. */
interface Taken {
  firstByte: number
  /** Waiting for the database. */
  waited: number
  statements: number
  rows: number
}

async function ask(site: Site, subject: Subject, agent: Agent): Promise<Taken> {
  const { status, headers, firstByte } = await send(site.origin, subject, agent)
  if (status !== 200) throw new Error(`${subject.name}: ${subject.path} answers ${status}`)
  const [, waited, statements, rows] = DATABASE.exec(headers['server-timing'] ?? '')?.map(Number) ?? []
  if (waited === undefined || statements === undefined || rows === undefined)
    throw new Error(`${subject.name} says nothing of its database`)
  return { firstByte, waited, statements, rows }
}

const middle = (taken: readonly Taken[], key: keyof Taken): number => median(taken.map((one) => one[key]))

/** The median of each page over few and over many stories, asked for in turn. */
async function compare(sites: readonly [Site, Site], subject: Subject): Promise<[Taken, Taken]> {
  const agents = sites.map(() => new Agent({ keepAlive: true, maxSockets: 1 }))
  const taken: [Taken[], Taken[]] = [[], []]
  // The first rounds warm up.
  for (let round = -5; round < ROUNDS; round++) {
    for (const [i, site] of sites.entries()) {
      const one = await ask(site, subject, agents[i] as Agent)
      if (round >= 0) taken[i]?.push(one)
    }
  }
  for (const agent of agents) agent.destroy()
  const [few, many] = taken.map((all) => ({
    firstByte: middle(all, 'firstByte'),
    waited: middle(all, 'waited'),
    statements: middle(all, 'statements'),
    rows: middle(all, 'rows'),
  })) as [Taken, Taken]
  return [few, many]
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)

function sizeTable(sizes: readonly Size[], stories: number): string {
  const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const listed = sizes.filter(({ bytes }) => bytes > LEAST_SHARE * all)
  const line = (name: string, bytes: number, rows: string) => [
    name,
    rows,
    megabytes(bytes),
    String(Math.round(bytes / stories)),
    String(Math.round(bytes / peopleOf(stories))),
  ]
  return table(
    ['', 'rows', 'MB', 'bytes a story', 'bytes a person'],
    [
      ...listed.map(({ name, table: of, bytes, rows }) =>
        line(name === of ? name : `  ${name}`, bytes, rows.toLocaleString('en-US')),
      ),
      line('all', all, ''),
    ],
  )
}

/**
 * Measures pages over few and over many stories, and how large each table and index is. Returns whether it is as wanted.
 * Target: docs/bench.md, "A million stories".
 *
 * @param state the folder of the large site, which isn't running any more once `stop` has been called.
 */
export async function runLarge(
  sites: readonly [Site, Site],
  state: string,
  stop: () => Promise<void>,
  print: (line: string) => void,
): Promise<boolean> {
  const rows: string[][] = []
  let isFlat = true
  for (const subject of PAGES) {
    const [few, many] = await compare(sites, subject)
    const ratio = many.firstByte / few.firstByte
    isFlat &&= ratio <= MOST_RATIO
    rows.push([
      subject.name,
      ...[few.firstByte, many.firstByte, ratio].map((value) => value.toFixed(2)),
      ...[few.waited, many.waited].map((value) => value.toFixed(1)),
      String(many.statements),
      ...[few.rows, many.rows].map(String),
    ])
  }
  const { stories } = sites[1]
  await stop()
  const of = (what: string) => [`${what}, few`, `${what}, many`]
  print(table(['', ...of('p50 ms'), 'ratio', ...of('database ms'), 'statements', ...of('rows read')], rows))
  for (const [name, file] of Object.entries(filesOf(state)))
    print(`\n${name}\n\n${sizeTable(sizesOf(file), stories)}`)
  return isFlat
}
