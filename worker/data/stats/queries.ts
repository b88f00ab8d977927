import { and, count, eq, gt, gte, isNotNull, lt, lte, max, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { statBatch, statReader, statSource, statTotal, statUnfolded } from '../../../schema/tables/stats/sums'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, selectOne } from '../sql/query'
import { only, without } from '../sql/rows'

/* What is read of a database of stats (docs/rules/stats.md). Hours are since 1970 UTC. */

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
