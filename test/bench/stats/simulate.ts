import { countVisit, type ReportedVisit, settled } from '../../../schema/rules/stats/count-visits'
import { type Entry, firstOfDay, firstOfMonth, sumsOf } from '../../../schema/rules/stats/facts'
import { KnownReaders } from '../../../schema/rules/stats/known-readers'
import type { Traits } from '../../../schema/rules/stats/visits'
import { HOUR, SECOND } from '../../../schema/rules/time-units'
import { randomFrom } from '../../support/random'

/* A day of a large site, of which so many batches are counted as are needed to know the rest. */

/** Visits and stories of the day. */
const READS = 100_000_000
const STORIES = 1_000_000
const STORIES_OF_WRITER = 20
const STORIES_OF_PUBLICATION = 200
const BATCH = 100
/** Batches that are counted, in an hour of the day in which as many come as in any other. */
const BATCHES = 2000
/** How many of a hundred visits report a second time, as a read. */
const READ_SHARE = 45

export const NOW = Date.UTC(2026, 10, 1, 12)

type Shares = readonly (readonly [value: string, share: number])[]
const SOURCES: Shares = [
  ['search/google.com', 34],
  ['direct', 22],
  ['ours/home', 16],
  ['mail/email', 8],
  ['social/x.com', 7],
  ['social/reddit.com', 5],
  ['unknown', 5],
  ['site/news.example', 3],
]
const COUNTRIES = 'US IN GB DE BR CA FR JP AU ES IT NL ID MX PH PK NG TR PL SE'
  .split(' ')
  .map((country, i) => [country, 40 / (i + 1.5)] as const)
const LANGUAGES: Shares = ['en', 'de', 'es', 'pt', 'fr', 'ja', 'hi', 'it'].map((name, i) => [
  name,
  70 / (i + 1) ** 2,
])
const DEVICES: Shares = [
  ['phone', 55],
  ['computer', 41],
  ['tablet', 4],
]
const READERS: Shares = [
  ['visitor', 80],
  ['signed-in', 14],
  ['member', 6],
]

const whole = randomFrom(33)
const random = (): number => whole(2 ** 30) / 2 ** 30
const below = (most: number): number => Math.floor(random() * most)

function pick(shares: Shares): string {
  let left = random() * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [value, share] of shares) {
    left -= share
    if (left <= 0) return value
  }
  return ''
}

/** A story: few are read by many, most by hardly anybody (Zipf's law, exponent 1). */
const story = (): number => Math.floor(STORIES ** random())

const idOf = (kind: string, number: number): string => kind + number.toString(16).padStart(11, '0')

const traits = (): Traits => ({
  source: pick(SOURCES),
  country: pick(COUNTRIES),
  device: pick(DEVICES),
  language: pick(LANGUAGES),
  reader: pick(READERS),
})

let names = 0

/** The reports of a visit: that the story was opened, and later perhaps that it was read. */
function reports(): ReportedVisit[] {
  const number = story()
  names += 1
  const name = names.toString(16).padStart(16, '0')
  const view: ReportedVisit = {
    postId: idOf('a', number),
    writerId: idOf('b', Math.floor(number / STORIES_OF_WRITER)),
    collectionId: number % 2 === 0 ? idOf('c', Math.floor(number / STORIES_OF_PUBLICATION)) : null,
    at: NOW,
    isRead: false,
    seconds: 0,
    depth: null,
    traits: traits(),
    names: [[name, name.slice(0, 4)]],
    skipped: null,
  }
  const read = { ...view, isRead: true, seconds: 30 + below(300), depth: below(21) }
  return below(100) < READ_SHARE ? [view, read] : [view]
}

/** Batches of a hundred reports: a read comes in one of the next batches. */
export function* batches(most = BATCHES): Generator<ReportedVisit[]> {
  const waiting: ReportedVisit[] = []
  for (let i = 0; i < most; i++) {
    const batch: ReportedVisit[] = []
    while (batch.length < BATCH) {
      const [view, ...later] = reports()
      if (view) batch.push(view)
      waiting.push(...later)
      if (waiting.length > BATCH && batch.length < BATCH) batch.push(...waiting.splice(below(BATCH), 1))
    }
    yield batch
  }
}

/** What is written for a day, in rows and bytes. */
interface DayOfStats {
  messages: number
  batches: number
  /** Rows of sums and totals, as the platform counts them. */
  sumRows: number
  /** Rows of sums of the next hour, which a read raises that has begun in the hour before. */
  lateRows: number
  readerRows: number
  otherRows: number
  /** Rows of sums that are there after the day. */
  newRows: number
  messageBytes: number
  /** Of the log, compressed. */
  logBytes: number
}

async function zippedSize(text: string): Promise<number> {
  const zipped = new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')))
  return (await zipped.arrayBuffer()).byteLength
}

/**
 * Dimensions whose parts a read changes, of a story; of a publication, stories too, and of a writer, stories and publications.
 */
const CHANGED = 7

/** How many rows of the next hour a report raises on average, if those are there: as often as the hour ends in its read. */
function rowsAfter({ isRead, seconds, collectionId }: ReportedVisit): number {
  if (!isRead) return 0
  const rows = collectionId === null ? 2 * CHANGED + 2 : 3 * CHANGED + 3
  return (rows * seconds * SECOND) / HOUR
}

/** Counts what `BATCHES` batches write, and makes a day of it. */
export async function simulateDay(): Promise<DayOfStats> {
  const known = new KnownReaders([], [], new Map())
  const rows = new Set<string>()
  const day: DayOfStats = {
    messages: 0,
    batches: 0,
    sumRows: 0,
    lateRows: 0,
    readerRows: 0,
    otherRows: 0,
    newRows: 0,
    messageBytes: 0,
    logBytes: 0,
  }
  let visits = 0
  for (const batch of batches()) {
    const entries: Entry[] = batch.flatMap((visit) => countVisit(settled(visit, NOW), known))
    const sums = sumsOf(entries)
    for (const sum of sums) rows.add(`${sum.subject} ${sum.dimension} ${sum.hour} ${sum.part}`)
    const subjects = new Set(
      sums.map(({ subject, hour }) => `${subject} ${firstOfDay(hour)} ${firstOfMonth(hour)}`),
    )
    visits += batch.filter(({ isRead }) => !isRead).length
    day.batches += 1
    day.messages += batch.length
    day.messageBytes += JSON.stringify(batch).length
    day.sumRows += sums.length + new Set(batch.map(({ postId }) => postId)).size
    day.lateRows += batch.reduce((rows, visit) => rows + rowsAfter(visit), 0)
    // The reader, and the index of its day, which a change leaves alone.
    day.readerRows += batch.reduce((sum, { isRead }) => sum + (isRead ? 1 : 2), 0)
    // The batch with its two indexes, twice; days and months of subjects, of which most are there.
    day.otherRows += 6 + 2 * subjects.size * 0.1
    day.logBytes += await zippedSize(entries.map((entry) => JSON.stringify(entry)).join('\n'))
  }
  const scale = READS / visits
  for (const key of Object.keys(day) as (keyof DayOfStats)[]) day[key] *= scale
  // Few stories are read in many hours: rows of an hour are there once, however many batches add to them.
  day.newRows = Math.min(day.sumRows, rows.size * scale)
  return day
}

const MILLION = 1e6
/** The platform's prices in USD (docs/operate.md, "The plan"). */
const PRICES = {
  request: 0.3 / MILLION,
  queueOperation: 0.4 / MILLION,
  rowWritten: 1 / MILLION,
  objectWritten: 4.5 / MILLION,
  gigabyteOfD1: 0.75,
  gigabyteOfR2: 0.015,
}
const ROW_BYTES = 60
const LOG_DAYS = 400

/** What a day costs, by what is paid for. */
export function costsOf(day: DayOfStats): [what: string, amount: string, dollars: number][] {
  const millions = (n: number) => `${(n / MILLION).toFixed(n < 10 * MILLION ? 1 : 0)} million`
  const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`
  return [
    ['reports (requests)', millions(day.messages), day.messages * PRICES.request],
    ['messages (three operations each)', millions(day.messages), 3 * day.messages * PRICES.queueOperation],
    ['rows written: sums', millions(day.sumRows), day.sumRows * PRICES.rowWritten],
    ['rows written: sums of the next hour', millions(day.lateRows), day.lateRows * PRICES.rowWritten],
    ['rows written: readers of the day', millions(day.readerRows), day.readerRows * PRICES.rowWritten],
    ['rows written: the rest', millions(day.otherRows), day.otherRows * PRICES.rowWritten],
    ['objects of the log', millions(day.batches), day.batches * PRICES.objectWritten],
    [
      'the log of 400 days, a day',
      gigabytes(day.logBytes * LOG_DAYS),
      (day.logBytes / 1e9) * LOG_DAYS * (PRICES.gigabyteOfR2 / 30),
    ],
    [
      'sums of 90 days by hours, a day',
      gigabytes(day.newRows * ROW_BYTES * 90),
      ((day.newRows * ROW_BYTES) / 1e9) * 90 * (PRICES.gigabyteOfD1 / 30),
    ],
  ]
}
