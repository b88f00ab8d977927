import { newId } from '../../../schema/rules/new-id'
import {
  type Counts,
  DIMENSIONS,
  type Dimension,
  type Entry,
  firstOfDay,
  firstOfMonth,
  isZero,
  minus,
  NO_COUNTS,
  plus,
  type Sum,
  sumsOf,
} from '../../../schema/rules/stats/facts'
import { HOURS_KEPT, LOG_KEPT } from '../../../schema/rules/stats/kept'
import { HOURS_OF_DAY, hourOf, LATEST_FACT } from '../../../schema/rules/stats/visits'
import { DAY } from '../../../schema/rules/time-units'
import type { Database, RowOf, Statement } from '../../data/database'
import { earlierOfSpan } from '../../data/stats/earlier-sums'
import { totalsOfPosts } from '../../data/stats/queries'
import { ALL_DIMENSIONS, rowsOfSpan } from '../../data/stats/running'
import type { StatStores } from '../../data/stats/stores'
import { addSums, insertBatch } from '../../data/stats/writes'
import type { StatsLog } from '../../platform/stats/log'
import { nextBatch } from './next-batch'

/** So many days are replaced at once, which have fewer sums than this. */
const DAYS_AT_ONCE = 14
const MOST_AT_ONCE = 200_000

/** What differed: what was stored of a part on a day, and what the log says. */
export interface Difference {
  subject: string
  /** In days since 1970 UTC. */
  day: number
  dimension: Dimension
  part: string
  stored: Counts
  logged: Counts
}

interface Parts {
  stats: StatStores
  statsLog: StatsLog
  now: number
}

const keyOf = ({ dimension, part }: Pick<Sum, 'dimension' | 'part'>): string => `${dimension} ${part}`

/** Sums of a day by dimension and part. */
function byPart(sums: readonly Sum[]): Map<string, Sum> {
  const parts = new Map<string, Sum>()
  for (const sum of sums) {
    const before = parts.get(keyOf(sum))
    parts.set(keyOf(sum), { ...sum, ...(before ? plus(before, sum) : {}) })
  }
  return parts
}

function differencesOf(
  subject: string,
  day: number,
  stored: readonly Sum[],
  logged: readonly Sum[],
): Difference[] {
  const [inStore, inLog] = [byPart(stored), byPart(logged)]
  return [...new Map([...inStore, ...inLog])].flatMap(([key, { dimension, part }]) => {
    const counts = (sum: Counts = NO_COUNTS): Counts => ({
      views: sum.views,
      reads: sum.reads,
      seconds: sum.seconds,
    })
    const [before, after] = [counts(inStore.get(key)), counts(inLog.get(key))]
    return isZero(minus(after, before))
      ? []
      : [{ subject, day, dimension, part, stored: before, logged: after }]
  })
}

/** A stored row as a sum; none if its dimension isn't known. */
export function withDimension<Row extends Omit<Sum, 'dimension'> & { dimension: number }>(row: Row): Sum[] {
  const dimension = DIMENSIONS[row.dimension]
  return dimension === undefined ? [] : [{ ...row, dimension }]
}

/** What rows say was counted in the hours from one on: each row is what was counted until its hour. */
function sumsSince(rows: readonly RowOf<typeof rowsOfSpan>[], from: number): Sum[] {
  const parts = Map.groupBy(rows, ({ dimension, part }) => `${dimension} ${part}`)
  return [...parts.values()].flatMap((part) => {
    let before: Counts = NO_COUNTS
    return part
      .toSorted((a, b) => a.hour - b.hour)
      .flatMap((row): Sum[] => {
        const counts = minus(row, before)
        before = row
        return row.hour < from || isZero(counts) ? [] : withDimension({ ...row, ...counts })
      })
  })
}

/** The sums of a subject that are stored from a day on, before another one, by days. */
async function storedDays(
  store: Database,
  subject: string,
  from: number,
  until: number,
): Promise<Map<number, Sum[]>> {
  const [first, end] = [from * HOURS_OF_DAY, until * HOURS_OF_DAY]
  const [rows, earlier] = await Promise.all([
    store.all(rowsOfSpan, subject, first, end, ALL_DIMENSIONS, MOST_AT_ONCE),
    store.all(earlierOfSpan, subject, first, end, MOST_AT_ONCE),
  ])
  const sums = [...sumsSince(rows, first), ...earlier.flatMap(withDimension)]
  return Map.groupBy(sums, ({ hour }) => Math.floor(hour / HOURS_OF_DAY))
}

/** What has to be added to sums so that they are others. */
function changesOf(stored: readonly Sum[], wanted: readonly Sum[]): Sum[] {
  const changes = new Map<string, Sum>()
  const add = (sum: Sum, counts: Counts) => {
    const key = `${keyOf(sum)} ${sum.hour}`
    const before = changes.get(key)
    changes.set(key, { ...sum, ...plus(before ?? NO_COUNTS, counts) })
  }
  for (const sum of wanted) add(sum, sum)
  for (const sum of stored) add(sum, minus(NO_COUNTS, sum))
  return [...changes.values()].filter((sum) => !isZero(sum))
}

/** What makes the sums of a day those of the log. */
function replaceDay(
  subject: string,
  day: number,
  { stored, logged, isStory }: { stored: readonly Sum[]; logged: readonly Sum[]; isStory: boolean },
  now: number,
): Statement[] {
  const first = day * HOURS_OF_DAY
  const isOld = first < firstOfDay(hourOf(now)) - HOURS_KEPT * HOURS_OF_DAY
  const changes = changesOf(stored, isOld ? logged.map((sum) => ({ ...sum, hour: first })) : logged)
  const all = changes.filter(({ dimension }) => dimension === 'all').reduce<Counts>(plus, NO_COUNTS)
  return addSums(changes, isStory ? [{ postId: subject, ...all }] : [], [
    ['month', firstOfMonth(first), subject],
    ...(isOld ? [] : [['day', first, subject] as const]),
  ])
}

/**
 * Replaces the sums of some days that differ. @returns what differed. @throws if a batch is counted meanwhile: nothing is
 * replaced then.
 */
async function recountDays(
  store: Database,
  subject: string,
  from: number,
  until: number,
  entries: ReadonlyMap<number, readonly Entry[]>,
  now: number,
): Promise<Difference[]> {
  const id = newId()
  // A new id is never known.
  const [number = 1, stored, [total]] = await Promise.all([
    nextBatch(store, id),
    storedDays(store, subject, from, until),
    store.all(totalsOfPosts, JSON.stringify([subject])),
  ])
  const differences: Difference[] = []
  const statements: Statement[] = []
  for (let day = from; day < until; day++) {
    const inLog = entries.get(day) ?? []
    const logged = sumsOf(inLog).filter((sum) => sum.subject === subject)
    const known = stored.get(day) ?? []
    const differ = differencesOf(subject, day, known, logged)
    if (differ.length === 0) continue
    differences.push(...differ)
    const isStory = total !== undefined || inLog.some(({ postId }) => postId === subject)
    statements.push(...replaceDay(subject, day, { stored: known, logged, isStory }, now))
  }
  if (statements.length > 0)
    await store.write([insertBatch({ number, id, countedAt: now, unlogged: null }), ...statements])
  return differences
}

/**
 * Counts again from the log what became of a story, a writer or a publication in a period, and replaces what differs. The log
 * has the last 400 days; what isn't in it stays as it is. A publication's stories may be in several databases, so that all are looked through.
 *
 * @param from the first day and `until` the last one, in days since 1970 UTC.
 */
export async function recount(
  { stats, statsLog, now }: Parts,
  subject: string,
  from: number,
  until: number,
): Promise<Difference[]> {
  const today = Math.floor(now / DAY)
  const begin = Math.max(from, today - LOG_KEPT + 1, await statsLog.firstDay())
  const byPlace = new Map<number, Map<number, Entry[]>>()
  for await (const line of statsLog.read(begin, Math.min(today, until + LATEST_FACT / DAY + 1))) {
    const entry = JSON.parse(line) as Entry
    const day = Math.floor(entry.hour / HOURS_OF_DAY)
    if (day < begin || day > until) continue
    if (![entry.postId, entry.writerId, entry.collectionId].includes(subject)) continue
    const place = stats.placeOf(entry.writerId)
    const days = byPlace.get(place) ?? new Map<number, Entry[]>()
    byPlace.set(place, days)
    const entries = days.get(day)
    if (entries) entries.push(entry)
    else days.set(day, [entry])
  }
  const differences: Difference[] = []
  for (const [place, store] of stats.all.entries())
    for (let day = begin; day <= Math.min(until, today); day += DAYS_AT_ONCE) {
      const end = Math.min(day + DAYS_AT_ONCE, until + 1)
      differences.push(...(await recountDays(store, subject, day, end, byPlace.get(place) ?? new Map(), now)))
    }
  return differences
}
