import { and, eq, lt, sql } from 'drizzle-orm'
import type { Counts, Sum } from '../../../schema/rules/stats/facts'
import type { KnownReader, StorySource } from '../../../schema/rules/stats/known-readers'
import { statBatch, statReader, statSource, statTotal, statUnfolded } from '../../../schema/tables/stats/sums'
import type { Statement } from '../database'
import { excluded, jsonEach } from '../sql/fragments'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { foldCounts, type NewestHours, raiseCounts } from './running-writes'

/** Without a condition, SQLite takes a conflict clause for a part of a join. */
const ALWAYS = sql`true`

const counts = (part: ReturnType<typeof jsonEach>['part'], first: number) => ({
  views: part<number>(`$[${first}]`),
  reads: part<number>(`$[${first + 1}]`),
  seconds: part<number>(`$[${first + 2}]`),
})

const added = {
  views: sql`${statTotal.views} + ${excluded(statTotal.views)}`,
  reads: sql`${statTotal.reads} + ${excluded(statTotal.reads)}`,
  seconds: sql`${statTotal.seconds} + ${excluded(statTotal.seconds)}`,
}

const addTotals = write((totals: Param<string>) => {
  const { from, part } = jsonEach(totals)
  const rows = select({ postId: part<string>('$[0]'), ...counts(part, 1) })
    .from(from)
    .where(ALWAYS)
  return insertFrom(statTotal, rows).onConflictDoUpdate({ target: statTotal.postId, set: added })
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

/** Adds to sums and to the totals of stories. Not idempotent. @param newest as `raiseCounts` takes it. */
export const addSums = (
  sums: readonly Sum[],
  totals: readonly PostTotal[],
  unfolded: readonly Unfolded[],
  newest?: NewestHours,
): Statement[] => [
  ...raiseCounts(sums, newest),
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

const unmark = write((span: Param<'day' | 'month'>, hour: Param<number>, subject: Param<string>) =>
  deleteFrom(statUnfolded).where(
    and(sql`${statUnfolded.span} = ${span}`, eq(statUnfolded.hour, hour), eq(statUnfolded.subject, subject)),
  ),
)

/** Leaves one row of each part for a day or a month, which ends before an hour. Idempotent. */
export const fold = ([span, first, subject]: Unfolded, end: number): Statement[] => [
  ...foldCounts(subject, first, end),
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
