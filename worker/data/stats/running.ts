import {
  and,
  type Column,
  eq,
  gt,
  gte,
  isNotNull,
  lt,
  max,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { DIMENSIONS } from '../../../schema/rules/stats/facts'
import { statRunning } from '../../../schema/tables/stats/sums'
import { jsonEach, literal, recursiveRows } from '../sql/fragments'
import type { Param } from '../sql/params'
import { named, query, scalar, select, withRecursive } from '../sql/query'
import { only, without } from '../sql/rows'

/* What was counted until an hour (docs/rules/stats.md, "Sums"): what was counted of a part in a period is the difference of two
   rows, however long the period is, and however many hours have rows. Hours are since 1970 UTC. */

/** The number of a dimension, as it is stored. */
export const numberOf = (dimension: (typeof DIMENSIONS)[number]): number => DIMENSIONS.indexOf(dimension)

/** Every dimension, as a JSON list. */
export const ALL_DIMENSIONS = JSON.stringify([...DIMENSIONS.keys()])

/** More parts of a subject are never told apart in one question: of a publication, it is so many stories. */
const MOST_PARTS = 20_000

interface Part {
  subject: SQLWrapper
  dimension: SQLWrapper
  part: SQLWrapper
}

/** Whether a row is about a part. */
export const isOf = (
  table: Record<keyof Part, Column>,
  { subject, dimension, part }: Part,
): SQL | undefined => and(eq(table.subject, subject), eq(table.dimension, dimension), eq(table.part, part))

const earlier = alias(statRunning, 'earlier')

/** The last hour of a part with a row, of those that a condition allows. */
export const lastHour = (part: Part, allowed: (hour: typeof earlier.hour) => SQL | undefined) =>
  scalar(
    select({ hour: max(earlier.hour) })
      .from(earlier)
      .where(and(isOf(earlier, part), allowed(earlier.hour))),
  )

/** The last hour with a row of a dimension of each of some subjects (a JSON list of ids); null if there is none. */
export const newestHours = query('stats.newestHours', (subjects: Param<string>, dimension: Param<number>) => {
  const { from, value } = jsonEach(subjects)
  const whole = { subject: value, dimension, part: literal('') }
  return select({ subject: value, hour: lastHour(whole, () => undefined) }).from(from)
})

const another = alias(statRunning, 'another')

/** The parts that a subject has in some dimensions (a JSON list of numbers), as rows: each costs one step of the index. */
export function partsOf(subject: SQLWrapper, dimensions: SQLWrapper) {
  const known = recursiveRows('known', ['dimension', 'part'])
  const [dimension, part] = [known.of<number>('dimension'), known.of<string>('part')]
  const asked = jsonEach<number>(dimensions, 'd')
  const firstOf = (of: SQLWrapper, after?: SQL) =>
    sql<string>`${select({ part: another.part })
      .from(another)
      .where(and(eq(another.subject, subject), eq(another.dimension, of), after))
      .orderBy(another.part)
      .limit(1)}`
  const first = select({ dimension: asked.value, part: firstOf(asked.value) }).from(asked.from)
  const next = select({ dimension, part: firstOf(dimension, gt(another.part, part)) })
    .from(known.from)
    .where(isNotNull(part))
    .limit(MOST_PARTS)
  const rows = select({ dimension, part }).from(known.from).where(isNotNull(part))
  const name = sql.identifier('p')
  return {
    from: sql`(${withRecursive([known.as(named(first), named(next))], rows)}) ${name}`,
    dimension: sql<number>`${name}.${sql.identifier('dimension')}`,
    part: sql<string>`${name}.${sql.identifier('part')}`,
  }
}

const last = alias(statRunning, 'last')
const before = alias(statRunning, 'before')
const difference = (column: 'views' | 'reads' | 'seconds') =>
  sql<number>`${last[column]} - coalesce(${before[column]}, 0)`

/** What was counted of a subject from an hour on, before another one, by the parts of dimensions (a JSON list of numbers). */
export const partsBetween = query(
  'stats.partsBetween',
  (subject: Param<string>, from: Param<number>, until: Param<number>, dimensions: Param<string>) => {
    const parts = partsOf(subject, dimensions)
    const of = { subject, dimension: parts.dimension, part: parts.part }
    return select({
      dimension: last.dimension,
      part: last.part,
      views: difference('views'),
      reads: difference('reads'),
      seconds: difference('seconds'),
    })
      .from(parts.from)
      .crossJoin(last)
      .leftJoin(
        before,
        and(
          isOf(before, of),
          eq(
            before.hour,
            lastHour(of, (hour) => lt(hour, from)),
          ),
        ),
      )
      .where(
        and(
          isOf(last, of),
          eq(
            last.hour,
            lastHour(of, (hour) => lt(hour, until)),
          ),
        ),
      )
  },
)

/** What was counted of a part before each of some hours (a JSON list); without a row, nothing was. */
export const countsBefore = query(
  'stats.countsBefore',
  (subject: Param<string>, dimension: Param<number>, part: Param<string>, hours: Param<string>) => {
    const asked = jsonEach<number>(hours)
    const of = { subject, dimension, part }
    return select({ before: asked.value, ...only(statRunning, 'views', 'reads', 'seconds') })
      .from(asked.from)
      .crossJoin(statRunning)
      .where(
        and(
          isOf(statRunning, of),
          eq(
            statRunning.hour,
            lastHour(of, (hour) => lt(hour, asked.value)),
          ),
        ),
      )
  },
)

/** The rows of a subject from an hour on, before another one, and the last row of each part before those. */
export const rowsOfSpan = query(
  'stats.rowsOfSpan',
  (
    subject: Param<string>,
    from: Param<number>,
    until: Param<number>,
    dimensions: Param<string>,
    limit: Param<number>,
  ) => {
    const parts = partsOf(subject, dimensions)
    const of = { subject, dimension: parts.dimension, part: parts.part }
    return select(without(statRunning))
      .from(parts.from)
      .crossJoin(statRunning)
      .where(
        and(
          isOf(statRunning, of),
          gte(statRunning.hour, sql`coalesce(${lastHour(of, (hour) => lt(hour, from))}, ${from})`),
          lt(statRunning.hour, until),
        ),
      )
      .limit(limit)
  },
)
