import { and, count, eq, gt, gte, inArray, isNotNull, lt, lte, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DIMENSIONS } from '../../../schema/rules/stats/facts'
import {
  statBatch,
  statReader,
  statSource,
  statSum,
  statTotal,
  statUnfolded,
} from '../../../schema/tables/stats/sums'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, selectOne } from '../sql/query'
import { only, without } from '../sql/rows'

/* What is read of a database of stats (docs/rules/stats.md). Hours are since 1970 UTC. */

/** The number of a dimension, as it is stored. */
export const numberOf = (dimension: (typeof DIMENSIONS)[number]): number => DIMENSIONS.indexOf(dimension)

const total = {
  views: sql<number>`sum(${statSum.views})`,
  reads: sql<number>`sum(${statSum.reads})`,
  seconds: sql<number>`sum(${statSum.seconds})`,
}

/** What was counted of a subject from an hour on, before another one, by dimensions (a JSON list of numbers) and parts. */
export const sumsOfParts = query(
  'stats.sumsOfParts',
  (subject: Param<string>, from: Param<number>, until: Param<number>, dimensions: Param<string>) => {
    const asked = jsonEach<number>(dimensions)
    return select({ dimension: statSum.dimension, part: statSum.part, ...total })
      .from(asked.from)
      .crossJoin(statSum)
      .where(
        and(
          eq(statSum.subject, subject),
          eq(statSum.dimension, asked.value),
          gte(statSum.hour, from),
          lt(statSum.hour, until),
        ),
      )
      .groupBy(statSum.dimension, statSum.part)
  },
)

/** More hours, days and months of a subject are never told apart: the hours of 90 days are 2,160. */
export const MOST_HOURS = 20_000

/**
 * What was counted of a part of a dimension of a subject from an hour on, before another one, by hours: of long ago, by
 * the first hour of days and months.
 */
export const hoursOfPart = query(
  'stats.hoursOfPart',
  (
    subject: Param<string>,
    dimension: Param<number>,
    part: Param<string>,
    from: Param<number>,
    until: Param<number>,
    limit: Param<number>,
  ) =>
    select(only(statSum, 'hour', 'views', 'reads', 'seconds'))
      .from(statSum)
      .where(
        and(
          eq(statSum.subject, subject),
          eq(statSum.dimension, dimension),
          gte(statSum.hour, from),
          lt(statSum.hour, until),
          eq(statSum.part, part),
        ),
      )
      .limit(limit),
)

/** How often stories were viewed and read in all. The parameter is a JSON list of ids. */
export const totalsOfPosts = query('stats.totalsOfPosts', (postIds: Param<string>) => {
  const { from, value } = jsonEach(postIds)
  return select(without(statTotal, 'rankedReads'))
    .from(from)
    .crossJoin(statTotal)
    .where(eq(statTotal.postId, value))
})

/** Stories with reads of which their rank doesn't know. */
export const unrankedPosts = query('stats.unrankedPosts', (limit: Param<number>) =>
  select(only(statTotal, 'postId', 'reads', 'rankedReads'))
    .from(indexedBy(statTotal, 'stat_total_unranked'))
    .where(and(gt(statTotal.postId, sql`''`), ne(statTotal.reads, statTotal.rankedReads)))
    .limit(limit),
)

/**
 * Readers who are known by some names: what is known under the name, and the fact that it leads to. The parameter is a JSON
 * list of [story, day, first name, last name].
 */
export const readersByNames = query('stats.readersByNames', (names: Param<string>) => {
  const { from, part } = jsonEach(names)
  const holder = alias(statReader, 'holder')
  return select({ ...without(statReader, 'fact'), fact: holder.fact })
    .from(from)
    .crossJoin(statReader)
    .innerJoin(
      holder,
      and(
        eq(holder.postId, statReader.postId),
        eq(holder.day, statReader.day),
        eq(holder.name, statReader.countedAs),
      ),
    )
    .where(
      and(
        eq(statReader.postId, part<string>('$[0]')),
        eq(statReader.day, part<number>('$[1]')),
        gte(statReader.name, part<string>('$[2]')),
        lte(statReader.name, part<string>('$[3]')),
      ),
    )
})

/** Which of some sources of stories are told apart. The parameter is a JSON list of [story, source]. */
export const knownSources = query('stats.knownSources', (sources: Param<string>) => {
  const { from, part } = jsonEach(sources)
  return select(without(statSource))
    .from(from)
    .crossJoin(statSource)
    .where(and(eq(statSource.postId, part<string>('$[0]')), eq(statSource.source, part<string>('$[1]'))))
})

/** How many sources of each story are told apart. The parameter is a JSON list of ids. */
export const sourceCounts = query('stats.sourceCounts', (postIds: Param<string>) => {
  const { from, value } = jsonEach(postIds)
  return select({ postId: statSource.postId, sources: count() })
    .from(from)
    .crossJoin(statSource)
    .where(eq(statSource.postId, value))
    .groupBy(statSource.postId)
})

/** The number of the last batch, and that of a batch with an id: null if there is none. */
export const lastBatch = query('stats.lastBatch', (id: Param<string>) =>
  selectOne({
    last: scalar(select({ number: max(statBatch.number) }).from(statBatch)),
    known: scalar(select({ number: statBatch.number }).from(statBatch).where(eq(statBatch.id, id))),
  }).limit(1),
)

/** Batches that aren't in the log yet, the first ones first. */
export const unloggedBatches = query('stats.unloggedBatches', (limit: Param<number>) =>
  select(only(statBatch, 'number', 'id', 'countedAt', 'unlogged'))
    .from(indexedBy(statBatch, 'stat_batch_unlogged'))
    .where(and(gt(statBatch.number, sql`0`), isNotNull(statBatch.unlogged)))
    .orderBy(statBatch.number)
    .limit(limit),
)

/** Days or months of which hours or days are to be added up, if they begin before an hour, the first ones first. */
export const unfolded = query(
  'stats.unfolded',
  (span: Param<'day' | 'month'>, before: Param<number>, limit: Param<number>) =>
    select(only(statUnfolded, 'hour', 'subject'))
      .from(statUnfolded)
      .where(and(sql`${statUnfolded.span} = ${span}`, lt(statUnfolded.hour, before)))
      .orderBy(statUnfolded.hour, statUnfolded.subject)
      .limit(limit),
)

/** All sums of a subject from an hour on, before another one. */
export const sumsOfSpan = query(
  'stats.sumsOfSpan',
  (subject: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select(without(statSum))
      .from(statSum)
      .where(
        and(
          eq(statSum.subject, subject),
          inArray(statSum.dimension, [...DIMENSIONS.keys()]),
          gte(statSum.hour, from),
          lt(statSum.hour, until),
        ),
      )
      .limit(limit),
)
