import { SHOWN_REPORTS } from '../../../schema/rules/reports'
import type { Database, Statement } from '../../data/database'
import { staffBut } from '../../data/report/queries'
import { notifyStatements } from '../notification/notify'
import { caseOpened } from '../notification/report-events'

interface Filed {
  caseId: string
  /** Whoever answers for what was reported, who doesn't see reports about themselves. */
  authorId: string
  isFirst: boolean
  /** Whether somebody may be in danger. */
  isUrgent: boolean
  now: number
}

/**
 * Tells staff of what was reported for the first time, and once more if a later report says that somebody may be in
 * danger. Rule: docs/rules/reports.md, "Who is told".
 */
export async function tellStaff(
  db: Database,
  { caseId, authorId, isFirst, isUrgent, now }: Filed,
): Promise<{ statements: Statement[]; userIds: string[] }> {
  if (!isFirst && !isUrgent) return { statements: [], userIds: [] }
  const userIds = (await db.all(staffBut, authorId, SHOWN_REPORTS)).map(({ id }) => id)
  const recipients = userIds.map((userId) => ({ userId, kind: 'case' as const }))
  return { statements: notifyStatements(recipients, caseOpened(caseId, isUrgent, now), now), userIds }
}
