import { sha256 } from '../../../schema/rules/hex'
import {
  countVisit,
  dayOfVisit,
  namesToLookUp,
  type ReportedVisit,
  settled,
} from '../../../schema/rules/stats/count-visits'
import {
  type Entry,
  firstOfDay,
  firstOfMonth,
  isZero,
  NO_COUNTS,
  plus,
  type Sum,
  sumsOf,
} from '../../../schema/rules/stats/facts'
import { type KnownReader, KnownReaders, type StorySource } from '../../../schema/rules/stats/known-readers'
import { sourceOfPart } from '../../../schema/rules/stats/sources'
import { type Database, isDuplicate } from '../../data/database'
import { knownSources, readersByNames, sourceCounts } from '../../data/stats/queries'
import { newestHours, numberOf } from '../../data/stats/running'
import type { NewestHours } from '../../data/stats/running-writes'
import type { StatStores } from '../../data/stats/stores'
import {
  addSums,
  insertBatch,
  markLogged,
  type PostTotal,
  putKnown,
  type Unfolded,
} from '../../data/stats/writes'
import type { LogBatch, StatsLog } from '../../platform/stats/log'
import { nextBatch } from './next-batch'

/** How often a batch is counted again because another one was counted meanwhile. */
const TRIES = 5

interface Parts {
  stats: StatStores
  statsLog: StatsLog
  now: number
}

/** The stories' totals to which sums add. */
function totalsOf(sums: readonly Sum[], postIds: ReadonlySet<string>): PostTotal[] {
  const totals = new Map<string, PostTotal>()
  for (const sum of sums)
    if (sum.dimension === 'all' && postIds.has(sum.subject))
      totals.set(sum.subject, {
        postId: sum.subject,
        ...plus(totals.get(sum.subject) ?? NO_COUNTS, sum),
      })
  return [...totals.values()].filter((total) => !isZero(total))
}

/** The days and months to which sums add. */
export function unfoldedBy(sums: readonly Sum[]): Unfolded[] {
  const spans = new Map<string, Unfolded>()
  for (const { subject, hour } of sums)
    for (const span of [
      ['day', firstOfDay(hour), subject],
      ['month', firstOfMonth(hour), subject],
    ] as const satisfies readonly Unfolded[])
      spans.set(span.join(' '), span)
  return [...spans.values()]
}

/** Everything that entries add to a database, for a transaction. @param newest as `addSums` takes it. */
export function statementsOf(entries: readonly Entry[], newest?: NewestHours) {
  const sums = sumsOf(entries)
  const totals = totalsOf(sums, new Set(entries.map(({ postId }) => postId)))
  return addSums(sums, totals, unfoldedBy(sums), newest)
}

/** The stories of visits, their writers and their publications. */
const subjectsOf = (visits: readonly ReportedVisit[]): ReadonlySet<string> =>
  new Set(
    visits.flatMap(({ postId, writerId, collectionId }) =>
      collectionId === null ? [postId, writerId] : [postId, writerId, collectionId],
    ),
  )

/** When something was counted last of subjects. */
export async function readNewest(db: Database, subjects: ReadonlySet<string>): Promise<NewestHours> {
  const rows = await db.all(newestHours, JSON.stringify([...subjects]), numberOf('all'))
  return new Map(rows.map(({ subject, hour }) => [subject, hour ?? -1]))
}

/** Reads what is known of the readers of visits, and of the sources that they name. */
async function readKnown(db: Database, visits: readonly ReportedVisit[]): Promise<KnownReaders> {
  const names = visits.flatMap((visit) =>
    namesToLookUp(visit).map(([from, to]) => [visit.postId, dayOfVisit(visit.at), from, to]),
  )
  const named = visits.flatMap(({ postId, traits: { source } }) =>
    sourceOfPart(source).name === '' ? [] : [[postId, source] as const],
  )
  const [rows, sources, counts] = await Promise.all([
    db.all(readersByNames, JSON.stringify(names)),
    db.all(knownSources, JSON.stringify(named)),
    db.all(sourceCounts, JSON.stringify([...new Set(named.map(([postId]) => postId))])),
  ])
  const readers = rows.flatMap(({ fact: text, ...row }): KnownReader[] => {
    const fact = text === null ? null : JSON.parse(text)
    // A name leads to another one, which holds the fact.
    return row.name === row.countedAs
      ? [{ ...row, fact }]
      : [
          { ...row, fact: null },
          { ...row, name: row.countedAs, fact },
        ]
  })
  const known: StorySource[] = [
    ...new Map(sources.map((row) => [`${row.postId} ${row.source}`, row])).values(),
  ].map(({ postId, source }) => [postId, source] as const)
  return new KnownReaders(readers, known, new Map(counts.map((row) => [row.postId, row.sources])))
}

/** Counts the visits of one database. Returns the batch to log; nothing if it was counted before. */
async function countOnce(
  db: Database,
  id: string,
  visits: readonly ReportedVisit[],
  now: number,
): Promise<{ number: number; lines: string[] } | undefined> {
  const [number, known, newest] = await Promise.all([
    nextBatch(db, id),
    readKnown(db, visits),
    readNewest(db, subjectsOf(visits)),
  ])
  if (number === undefined) return undefined
  const entries = visits.flatMap((visit) => countVisit(visit, known))
  const lines = entries.map((entry) => JSON.stringify(entry))
  await db.write([
    insertBatch({ number, id, countedAt: now, unlogged: lines.length === 0 ? null : lines.join('\n') }),
    ...statementsOf(entries, newest),
    ...putKnown(known.changed, known.newSources),
  ])
  return { number, lines }
}

/** Writes a counted batch to the log. Never rejects: the cron finds what wasn't written. */
export async function logBatch(
  { statsLog }: Pick<Parts, 'statsLog'>,
  db: Database,
  batch: LogBatch,
  lines: readonly string[],
): Promise<void> {
  try {
    await statsLog.write(batch, lines)
    await db.write([markLogged(batch.number)])
  } catch (error) {
    console.error(JSON.stringify({ event: 'stats-not-logged', number: batch.number, error: String(error) }))
  }
}

async function countIn(parts: Parts, place: number, visits: readonly ReportedVisit[]): Promise<void> {
  const { stats, now } = parts
  const db = stats.all[place]
  if (!db) throw new Error(`There is no database of stats at ${place}`)
  const id = await sha256(JSON.stringify(visits))
  const sound = visits.map((visit) => settled(visit, now))
  for (let tries = 1; ; tries++) {
    try {
      const counted = await countOnce(db, id, sound, now)
      if (counted && counted.lines.length > 0)
        await logBatch(parts, db, { countedAt: now, place, number: counted.number, id }, counted.lines)
      return
    } catch (error) {
      // Another batch was counted meanwhile.
      if (!isDuplicate(error) || tries === TRIES) throw error
    }
  }
}

/**
 * Counts visits, those of each database in one transaction. Idempotent: a batch that comes twice changes nothing, nor does
 * a visit that comes again in another batch. Rule: docs/rules/stats.md, "The way of a fact".
 *
 * @throws if a database doesn't take them: those of the others are counted.
 */
export async function countBatch(parts: Parts, visits: readonly ReportedVisit[]): Promise<void> {
  const places = Map.groupBy(visits, ({ writerId }) => parts.stats.placeOf(writerId))
  const done = await Promise.allSettled([...places].map(([place, some]) => countIn(parts, place, some)))
  const failed = done.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
