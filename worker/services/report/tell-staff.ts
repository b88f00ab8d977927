import { SHOWN_REPORTS } from '../../../schema/rules/reports'
import type { Database } from '../../data/database'
import { staffBut } from '../../data/report/queries'
import type { ReportCase } from '../../data/report/rows'
import type { NotificationEvent } from '../notification/events'
import { notifyStatements } from '../notification/notify'
import { caseAppealed, caseOpened } from '../notification/report-events'
import type { Telling } from './tell'

const tell = (userIds: string[], event: NotificationEvent, now: number): Telling => ({
  userIds,
  statements: notifyStatements(
    userIds.map((userId) => ({ userId, kind: 'case' as const })),
    event,
    now,
  ),
})

const staffExcept = async (db: Database, userId: string): Promise<string[]> =>
  (await db.all(staffBut, userId, SHOWN_REPORTS)).map(({ id }) => id)

interface Filed {
  caseId: string
  /** The person who answers for what was reported; they don't see reports about themselves. */
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
): Promise<Telling> {
  if (!isFirst && !isUrgent) return { statements: [], userIds: [] }
  return tell(await staffExcept(db, authorId), caseOpened(caseId, isUrgent, now), now)
}

/**
 * Tells those who may decide about an appeal: staff, without the person who decided first unless nobody else can. Rule:
 * docs/rules/reports.md, "Appeals".
 */
export async function tellStaffOfAppeal(
  db: Database,
  { id, authorId, deciderId }: Pick<ReportCase, 'id' | 'authorId' | 'deciderId'>,
  now: number,
): Promise<Telling> {
  const staff = await staffExcept(db, authorId)
  const others = staff.filter((userId) => userId !== deciderId)
  return tell(others.length > 0 ? others : staff, caseAppealed(id, now), now)
}
