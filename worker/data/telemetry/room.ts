import { and, eq, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DAY } from '../../../schema/rules/time-units'
import { reportCount } from '../../../schema/tables/telemetry'
import type { Statement } from '../database'
import { excluded } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, selectOne } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

/** What is counted by itself. */
export type ReportKind = 'event' | 'error' | 'performance' | 'exposure' | 'search-click'

/** The parameters of `hasRoom`, in the order in which a statement takes them. */
export interface Room {
  kind: ReportKind
  /** Days since 1970 UTC. */
  day: number
  /** How many are stored a day. */
  most: number
}

/** The room that reports of a kind have at a time. */
export const roomAt = (kind: ReportKind, now: number, most: number): Room => ({
  kind,
  day: Math.floor(now / DAY),
  most,
})

/** Whether a day has room for more reports of a kind: an insert's condition. */
export const hasRoom = (kind: SQLWrapper, day: SQLWrapper, most: SQLWrapper): SQL => {
  const rows = select({ rows: reportCount.rows })
    .from(reportCount)
    .where(and(eq(reportCount.kind, kind), eq(reportCount.day, day)))
  return sql`coalesce(${scalar(rows)}, 0) < ${most}`
}

/** The bytes of a report's JSON that count as one. */
const REPORT_BYTES = 500

/**
 * How many a report counts as: a long one as several, since a day's room is there so that nobody can fill the
 * database.
 */
const weightOf = (report: object): number =>
  Math.ceil(new TextEncoder().encode(JSON.stringify(report)).length / REPORT_BYTES)

const addReports = write((kind: Param<string>, day: Param<number>, rows: Param<number>) =>
  insertFrom(
    reportCount,
    selectOne({ kind: sql<string>`${kind}`, day: sql<number>`${day}`, rows: sql<number>`${rows}` }).where(
      sql`true`,
    ),
  ).onConflictDoUpdate({
    target: [reportCount.kind, reportCount.day],
    set: { rows: sql`${reportCount.rows} + ${excluded(reportCount.rows)}` },
  }),
)

/** Counts reports that have arrived; it goes into the batch that stores them. */
export const countReports = ({ kind, day }: Room, reports: readonly object[]): Statement =>
  addReports(
    kind,
    day,
    reports.reduce((sum: number, report) => sum + weightOf(report), 0),
  )

/** Forgets what was counted before a day. */
export const deleteCountsBefore = write((day: Param<number>) =>
  deleteFrom(reportCount).where(lt(reportCount.day, day)),
)
