import { and, eq, gt, lt, lte, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { NO_COUNTS, plus, type Sum } from '../../../schema/rules/stats/facts'
import { statRunning } from '../../../schema/tables/stats/sums'
import type { Statement } from '../database'
import { excluded, jsonEach, row } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'
import { ALL_DIMENSIONS, isOf, lastHour, numberOf, partsOf } from './running'

const KEY = [statRunning.subject, statRunning.dimension, statRunning.part, statRunning.hour]
const COUNTS = {
  views: excluded(statRunning.views),
  reads: excluded(statRunning.reads),
  seconds: excluded(statRunning.seconds),
}

/** A step as JSON: by how much what was counted is more from an hour on, before the hour of the next step. */
type Step = readonly [
  subject: string,
  dimension: number,
  part: string,
  hour: number,
  until: number,
  views: number,
  reads: number,
  seconds: number,
]
/**
 * Steps (a JSON list) as rows. Each is taken apart once: without the limit, which is more than there can be, SQLite would do so
 * wherever a value is used.
 */
function stepRows(steps: SQLWrapper) {
  const { from, part } = jsonEach(steps)
  return select({
    subject: part<string>('$[0]').as('ofSubject'),
    dimension: part<number>('$[1]').as('ofDimension'),
    part: part<string>('$[2]').as('ofPart'),
    hour: part<number>('$[3]').as('fromHour'),
    until: part<number>('$[4]').as('untilHour'),
    views: part<number>('$[5]').as('moreViews'),
    reads: part<number>('$[6]').as('moreReads'),
    seconds: part<number>('$[7]').as('moreSeconds'),
  })
    .from(from)
    .limit(Number.MAX_SAFE_INTEGER)
    .as('step')
}

const base = alias(statRunning, 'base')
const more = (known: SQLWrapper, by: SQLWrapper) => sql<number>`coalesce(${known}, 0) + ${by}`

/** The row of each step’s own hour: what was counted until then, and what the step adds. */
const putHours = write((steps: Param<string>) => {
  const step = stepRows(steps)
  const { subject, dimension, part, hour, views, reads, seconds } = step
  const of = { subject, dimension, part }
  const rows = select({
    ...of,
    hour,
    views: more(base.views, views),
    reads: more(base.reads, reads),
    seconds: more(base.seconds, seconds),
  })
    .from(step)
    .leftJoin(
      base,
      and(
        isOf(base, of),
        eq(
          base.hour,
          lastHour(of, (known) => lte(known, hour)),
        ),
      ),
    )
    // Without a condition, SQLite takes a conflict clause for a part of a join.
    .where(sql`true`)
  return insertFrom(statRunning, rows).onConflictDoUpdate({ target: KEY, set: COUNTS })
})

const later = alias(statRunning, 'later')

/** The rows after the steps’ own hours, which there are if something is counted late. */
const raiseLater = write((steps: Param<string>) => {
  const step = stepRows(steps)
  const { subject, dimension, part, hour, until, views, reads, seconds } = step
  const of = { subject, dimension, part }
  const rows = select({
    ...of,
    hour: later.hour,
    views: more(later.views, views),
    reads: more(later.reads, reads),
    seconds: more(later.seconds, seconds),
  })
    .from(step)
    .crossJoin(later)
    .where(and(isOf(later, of), gt(later.hour, hour), lt(later.hour, until)))
  return insertFrom(statRunning, rows).onConflictDoUpdate({ target: KEY, set: COUNTS })
})

const NEVER = Number.MAX_SAFE_INTEGER
const SKIPPED = numberOf('skipped')

/** The last hours in which something was counted of subjects: -1 if nothing was. Of others, nothing is known. */
export type NewestHours = ReadonlyMap<string, number>

/** The steps that sums are: of each part by hours, each with what the ones before it add. */
function stepsOf(sums: readonly Sum[]): Step[] {
  const parts = Map.groupBy(sums, ({ subject, dimension, part }) => `${subject} ${dimension} ${part}`)
  return [...parts.values()].flatMap((part) => {
    const ordered = part.toSorted((a, b) => a.hour - b.hour)
    let counts = NO_COUNTS
    return ordered.map((sum, i): Step => {
      counts = plus(counts, sum)
      const { views, reads, seconds } = counts
      const until = ordered[i + 1]?.hour ?? NEVER
      return [sum.subject, numberOf(sum.dimension), sum.part, sum.hour, until, views, reads, seconds]
    })
  })
}

/**
 * Adds sums to what was counted until their hours, and until later ones. Not idempotent.
 *
 * @param newest spares the search for later rows where there are none: whatever is counted of a part is counted of the
 * whole in the same hour, but for what isn't counted at all.
 */
export function raiseCounts(sums: readonly Sum[], newest: NewestHours = new Map()): Statement[] {
  const steps = stepsOf(sums)
  const late = steps.filter(
    ([subject, dimension, , hour]) => dimension === SKIPPED || hour < (newest.get(subject) ?? NEVER),
  )
  return [putHours(JSON.stringify(steps)), ...(late.length > 0 ? [raiseLater(JSON.stringify(late))] : [])]
}

const within = alias(statRunning, 'within')

const keepLast = write(
  (subject: Param<string>, first: Param<number>, end: Param<number>, dimensions: Param<string>) => {
    const parts = partsOf(subject, dimensions)
    const of = { subject, dimension: parts.dimension, part: parts.part }
    const rows = select({
      subject: within.subject,
      dimension: within.dimension,
      part: within.part,
      hour: sql<number>`${first}`,
      views: within.views,
      reads: within.reads,
      seconds: within.seconds,
    })
      .from(parts.from)
      .crossJoin(within)
      .where(
        and(
          isOf(within, of),
          eq(
            within.hour,
            lastHour(of, (hour) => and(gt(hour, first), lt(hour, end))),
          ),
        ),
      )
    return insertFrom(statRunning, rows).onConflictDoUpdate({ target: KEY, set: COUNTS })
  },
)

const dropOthers = write(
  (subject: Param<string>, first: Param<number>, end: Param<number>, dimensions: Param<string>) => {
    const parts = partsOf(subject, dimensions)
    const of = { subject, dimension: parts.dimension, part: parts.part }
    const rows = select({
      subject: within.subject,
      dimension: within.dimension,
      part: within.part,
      hour: within.hour,
    })
      .from(parts.from)
      .crossJoin(within)
      .where(and(isOf(within, of), gt(within.hour, first), lt(within.hour, end)))
    return deleteFrom(statRunning).where(sql`${row(...KEY)} in ${rows}`)
  },
)

/** Leaves one row of each of a subject’s parts for a day or a month, under its first hour. Idempotent. */
export const foldCounts = (subject: string, first: number, end: number): Statement[] => [
  keepLast(subject, first, end, ALL_DIMENSIONS),
  dropOthers(subject, first, end, ALL_DIMENSIONS),
]
