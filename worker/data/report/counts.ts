import { asc, count, gte, sql } from 'drizzle-orm'
import { reportCase } from '../../../schema/tables/report'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** More months, reasons, states and decisions there can't be together. */
const MOST_ROWS = 5000

const month = sql<string>`strftime('%Y-%m', ${reportCase.openedAt} / 1000, 'unixepoch')`

/** How many cases there are since a time, by the month in which they were opened, and what came of them. */
export const caseCounts = query('caseCounts', (since: Param<number>) =>
  select({
    month,
    reason: reportCase.reason,
    state: reportCase.state,
    decision: reportCase.decision,
    count: count(),
  })
    .from(indexedBy(reportCase, 'report_case_by_time'))
    .where(gte(reportCase.openedAt, since))
    .groupBy(month, reportCase.reason, reportCase.state, reportCase.decision)
    .orderBy(asc(month), asc(reportCase.reason), asc(reportCase.state), asc(reportCase.decision))
    .limit(MOST_ROWS),
)
