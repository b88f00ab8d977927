import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { DAY } from '../../../schema/rules/time-units'
import { reportCount } from '../../../schema/tables/telemetry'
import type { Statement } from '../database'
import { excluded } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, selectOne } from '../sql/query'
import { write } from '../sql/write'

/** The kinds of reports, each of which is counted by itself. */
export type ReportKind = 'event' | 'error' | 'performance' | 'exposure' | 'search-click'

/** The parameters of `hasRoom`, in the order in which a statement takes them. */
export interface Room {
  kind: ReportKind
  /** Days since 1970 UTC. */
  day: number
  /** How many are stored per day. */
  most: number
}

/** The room for reports of a kind on the day of a time. */
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

/**
 * Stores reports and counts them. A long one counts as several, because the room of a day is there so that nobody can
 * fill the database.
 *
 * @param insert the statement that stores them, given their JSON list.
 */
export function storeReports(
  { kind, day }: Room,
  reports: readonly object[],
  insert: (list: string) => Statement,
): Statement[] {
  const texts = reports.map((report) => JSON.stringify(report))
  const encoder = new TextEncoder()
  const weight = texts.reduce((sum, text) => sum + Math.ceil(encoder.encode(text).length / REPORT_BYTES), 0)
  return [insert(`[${texts.join()}]`), addReports(kind, day, weight)]
}
