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
import type { Database, Statement } from '../../data/database'
import { sumsOfSpan } from '../../data/stats/queries'
import type { StatStores } from '../../data/stats/stores'
import { addSums, dropSums, insertBatch } from '../../data/stats/writes'
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

/** The sums of a subject that are stored from a day on, before another one, by days. */
async function storedDays(
  store: Database,
  subject: string,
  from: number,
  until: number,
): Promise<Map<number, Sum[]>> {
  const rows = await store.all(sumsOfSpan, subject, from * HOURS_OF_DAY, until * HOURS_OF_DAY, MOST_AT_ONCE)
  const sums = rows.flatMap(({ dimension: number, ...row }): Sum[] => {
    const dimension = DIMENSIONS[number]
    return dimension === undefined ? [] : [{ ...row, dimension }]
  })
  return Map.groupBy(sums, ({ hour }) => Math.floor(hour / HOURS_OF_DAY))
}

/** What replaces the sums of a day. */
function replaceDay(
  subject: string,
  day: number,
  entries: readonly Entry[],
  differences: readonly Difference[],
  now: number,
): Statement[] {
  const first = day * HOURS_OF_DAY
  const logged = sumsOf(entries).filter((sum) => sum.subject === subject)
  const isOld = first < firstOfDay(hourOf(now)) - HOURS_KEPT * HOURS_OF_DAY
  const all = differences.find(({ dimension }) => dimension === 'all')
  const isStory = entries.some(({ postId }) => postId === subject)
  return [
    dropSums(subject, first, first + HOURS_OF_DAY),
    ...addSums(
      isOld ? logged.map((sum) => ({ ...sum, hour: first })) : logged,
      isStory && all ? [{ postId: subject, ...minus(all.logged, all.stored) }] : [],
      [['month', firstOfMonth(first), subject], ...(isOld ? [] : [['day', first, subject] as const])],
    ),
  ]
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
  const [number = 1, stored] = await Promise.all([
    nextBatch(store, id),
    storedDays(store, subject, from, until),
  ])
  const differences: Difference[] = []
  const statements: Statement[] = []
  for (let day = from; day < until; day++) {
    const logged = entries.get(day) ?? []
    const own = sumsOf(logged).filter((sum) => sum.subject === subject)
    const differ = differencesOf(subject, day, stored.get(day) ?? [], own)
    if (differ.length === 0) continue
    differences.push(...differ)
    statements.push(...replaceDay(subject, day, logged, differ, now))
  }
  if (statements.length > 0)
    await store.write([insertBatch({ number, id, countedAt: now, unlogged: null }), ...statements])
  return differences
}

/**
 * Counts again from the log what became of a story, a writer or a publication in a period, and replaces what differs. The log
 * has the last 400 days. A publication's stories may be in several databases, so that all are looked through.
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
  const begin = Math.max(from, today - LOG_KEPT + 1)
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
