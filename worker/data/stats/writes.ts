import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { type Counts, DIMENSIONS, type Sum } from '../../../schema/rules/stats/facts'
import type { KnownReader, StorySource } from '../../../schema/rules/stats/known-readers'
import {
  statBatch,
  statReader,
  statSource,
  statSum,
  statTotal,
  statUnfolded,
} from '../../../schema/tables/stats/sums'
import type { Statement } from '../database'
import { excluded, jsonEach } from '../sql/fragments'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { numberOf } from './queries'

/** Without a condition, SQLite takes a conflict clause for a part of a join. */
const ALWAYS = sql`true`

const counts = (part: ReturnType<typeof jsonEach>['part'], first: number) => ({
  views: part<number>(`$[${first}]`),
  reads: part<number>(`$[${first + 1}]`),
  seconds: part<number>(`$[${first + 2}]`),
})

const added = (table: typeof statSum | typeof statTotal) => ({
  views: sql`${table.views} + ${excluded(table.views)}`,
  reads: sql`${table.reads} + ${excluded(table.reads)}`,
  seconds: sql`${table.seconds} + ${excluded(table.seconds)}`,
})

const SUM_KEY = [statSum.subject, statSum.dimension, statSum.hour, statSum.part]

const addRows = write((sums: Param<string>) => {
  const { from, part } = jsonEach(sums)
  const rows = select({
    subject: part<string>('$[0]'),
    dimension: part<number>('$[1]'),
    hour: part<number>('$[2]'),
    part: part<string>('$[3]'),
    ...counts(part, 4),
  })
    .from(from)
    .where(ALWAYS)
  return insertFrom(statSum, rows).onConflictDoUpdate({ target: SUM_KEY, set: added(statSum) })
})

const addTotals = write((totals: Param<string>) => {
  const { from, part } = jsonEach(totals)
  const rows = select({ postId: part<string>('$[0]'), ...counts(part, 1) })
    .from(from)
    .where(ALWAYS)
  return insertFrom(statTotal, rows).onConflictDoUpdate({ target: statTotal.postId, set: added(statTotal) })
})

const markUnfolded = write((spans: Param<string>) => {
  const { from, part } = jsonEach(spans)
  const rows = select({
    span: part<'day' | 'month'>('$[0]'),
    hour: part<number>('$[1]'),
    subject: part<string>('$[2]'),
  })
    .from(from)
    .where(ALWAYS)
  return insertFrom(statUnfolded, rows).onConflictDoNothing()
})

/** What is added to a story's totals. */
export interface PostTotal extends Counts {
  postId: string
}

/** A day or a month of a subject that has sums of its hours or days. */
export type Unfolded = readonly [span: 'day' | 'month', hour: number, subject: string]

const valuesOf = ({ views, reads, seconds }: Counts) => [views, reads, seconds]

/** Adds to sums and to the totals of stories. Not idempotent. */
export const addSums = (
  sums: readonly Sum[],
  totals: readonly PostTotal[],
  unfolded: readonly Unfolded[],
): Statement[] => [
  addRows(
    JSON.stringify(
      sums.map((sum) => [sum.subject, numberOf(sum.dimension), sum.hour, sum.part, ...valuesOf(sum)]),
    ),
  ),
  addTotals(JSON.stringify(totals.map((total) => [total.postId, ...valuesOf(total)]))),
  markUnfolded(JSON.stringify(unfolded)),
]

const putReaders = write((readers: Param<string>) => {
  const { from, part } = jsonEach(readers)
  const rows = select({
    postId: part<string>('$[0]'),
    day: part<number>('$[1]'),
    name: part<string>('$[2]'),
    countedAs: part<string>('$[3]'),
    fact: part<string | null>('$[4]'),
  })
    .from(from)
    .where(ALWAYS)
  return insertFrom(statReader, rows).onConflictDoUpdate({
    target: [statReader.postId, statReader.day, statReader.name],
    set: { countedAs: excluded(statReader.countedAs), fact: excluded(statReader.fact) },
  })
})

const putSources = write((sources: Param<string>) => {
  const { from, part } = jsonEach(sources)
  const rows = select({ postId: part<string>('$[0]'), source: part<string>('$[1]') })
    .from(from)
    .where(ALWAYS)
  return insertFrom(statSource, rows).onConflictDoNothing()
})

/** Stores what is known of readers and sources. */
export const putKnown = (readers: readonly KnownReader[], sources: readonly StorySource[]): Statement[] => [
  putReaders(
    JSON.stringify(
      readers.map(({ postId, day, name, countedAs, fact }) => [
        postId,
        day,
        name,
        countedAs,
        fact && JSON.stringify(fact),
      ]),
    ),
  ),
  putSources(JSON.stringify(sources)),
]

/** Stores that a batch is counted: fails if it is already, or if another one has its number. */
export const insertBatch = insert(statBatch)

/** A batch is in the log. */
export const markLogged = write((number: Param<number>) =>
  update(statBatch).set({ unlogged: null }).where(eq(statBatch.number, number)),
)

/** Marks reads as ranked; those that came meanwhile aren't. */
export const markPostRanked = write((postId: Param<string>, known: Param<number>) =>
  update(statTotal).set({ rankedReads: known }).where(eq(statTotal.postId, postId)),
)

const ALL_DIMENSIONS = [...DIMENSIONS.keys()]

const isWithin = (subject: Param<string>, first: Param<number>, end: Param<number>) =>
  and(
    eq(statSum.subject, subject),
    inArray(statSum.dimension, ALL_DIMENSIONS),
    gt(statSum.hour, first),
    lt(statSum.hour, end),
  )

const foldInto = write((subject: Param<string>, first: Param<number>, end: Param<number>) => {
  const rows = select({
    subject: statSum.subject,
    dimension: statSum.dimension,
    hour: sql<number>`${first}`,
    part: statSum.part,
    views: sql<number>`sum(${statSum.views})`,
    reads: sql<number>`sum(${statSum.reads})`,
    seconds: sql<number>`sum(${statSum.seconds})`,
  })
    .from(statSum)
    .where(isWithin(subject, first, end))
    .groupBy(statSum.subject, statSum.dimension, statSum.part)
  return insertFrom(statSum, rows).onConflictDoUpdate({ target: SUM_KEY, set: added(statSum) })
})
const dropFolded = write((subject: Param<string>, first: Param<number>, end: Param<number>) =>
  deleteFrom(statSum).where(isWithin(subject, first, end)),
)
const unmark = write((span: Param<'day' | 'month'>, hour: Param<number>, subject: Param<string>) =>
  deleteFrom(statUnfolded).where(
    and(sql`${statUnfolded.span} = ${span}`, eq(statUnfolded.hour, hour), eq(statUnfolded.subject, subject)),
  ),
)

/** Adds up what was counted of a subject after the first hour of a day or month, before its end, under its first hour. */
export const fold = ([span, first, subject]: Unfolded, end: number): Statement[] => [
  foldInto(subject, first, end),
  dropFolded(subject, first, end),
  unmark(span, first, subject),
]

/** Forgets the readers of days before one. */
export const forgetReaders = write((day: Param<number>) =>
  deleteFrom(statReader).where(lt(statReader.day, day)),
)

/** Forgets batches that were counted before a time, and are in the log. */
export const forgetBatches = write((before: Param<number>, last: Param<number>) =>
  deleteFrom(statBatch).where(
    and(lt(statBatch.countedAt, before), sql`${statBatch.unlogged} is null`, lt(statBatch.number, last)),
  ),
)

/** Deletes the sums of a subject from an hour on, before another one. */
export const dropSums = write((subject: Param<string>, from: Param<number>, until: Param<number>) =>
  deleteFrom(statSum).where(
    and(
      eq(statSum.subject, subject),
      inArray(statSum.dimension, ALL_DIMENSIONS),
      gte(statSum.hour, from),
      lt(statSum.hour, until),
    ),
  ),
)
