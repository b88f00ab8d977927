import { and, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm'
import { DIMENSIONS } from '../../../schema/rules/stats/facts'
import { statSum } from '../../../schema/tables/stats/earlier-sums'
import { jsonEach, row } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, without } from '../sql/rows'
import { deleteFrom, write } from '../sql/write'

/* What earlier versions have counted by hours, days and months, each by itself, until it is moved (docs/rules/stats.md, "Earlier
   counts"). The table is empty afterwards, so that a question costs nothing. */

/** What was counted of a subject from an hour on, before another one, by the parts of a dimension. */
export const earlierParts = query(
  'stats.earlierParts',
  (subject: Param<string>, from: Param<number>, until: Param<number>, dimension: Param<number>) =>
    select({
      part: statSum.part,
      views: sql<number>`sum(${statSum.views})`,
      reads: sql<number>`sum(${statSum.reads})`,
      seconds: sql<number>`sum(${statSum.seconds})`,
    })
      .from(statSum)
      .where(
        and(
          eq(statSum.subject, subject),
          eq(statSum.dimension, dimension),
          gte(statSum.hour, from),
          lt(statSum.hour, until),
        ),
      )
      .groupBy(statSum.part),
)

/** What was counted of a part from an hour on, before another one, by hours, days and months. */
export const earlierHours = query(
  'stats.earlierHours',
  (
    subject: Param<string>,
    from: Param<number>,
    until: Param<number>,
    dimension: Param<number>,
    part: Param<string>,
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

/** All sums of a subject from an hour on, before another one. */
export const earlierOfSpan = query(
  'stats.earlierOfSpan',
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

/** Sums that aren't moved yet. */
export const earlierSums = query('stats.earlierSums', (limit: Param<number>) =>
  select(without(statSum)).from(statSum).where(gt(statSum.subject, sql`''`)).limit(limit),
)

const SUM_KEY = [statSum.subject, statSum.dimension, statSum.hour, statSum.part]

/** Sums are moved. The parameter is a JSON list of [subject, dimension, hour, part]. */
export const dropEarlierSums = write((keys: Param<string>) => {
  const { from, part } = jsonEach(keys)
  const moved = select({
    subject: part<string>('$[0]'),
    dimension: part<number>('$[1]'),
    hour: part<number>('$[2]'),
    part: part<string>('$[3]'),
  }).from(from)
  return deleteFrom(statSum).where(sql`${row(...SUM_KEY)} in ${moved}`)
})
