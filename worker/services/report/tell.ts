import { SHOWN_REPORTS } from '../../../schema/rules/reports'
import type { Statement } from '../../data/database'
import { reportersOfCase } from '../../data/report/queries'
import type { ReportCase } from '../../data/report/rows'
import { notifyStatements } from '../notification/notify'
import { decidedAbout, reportDecided } from '../notification/report-events'
import type { Needs } from '../parts'

/** Beyond these nobody is told by itself: their reports say what came of them. */
const MOST_TOLD = 10 * SHOWN_REPORTS

/** Who hears of a decision, and the statements that tell them. */
export interface Telling {
  userIds: string[]
  statements: Statement[]
}

/** Tells the people who reported it, and the person it concerns if it is against them. */
export async function telling(
  { db, clock }: Needs<'db' | 'clock'>,
  { id, authorId, revision }: ReportCase,
  { reporters, author }: { reporters: boolean; author: boolean },
): Promise<Telling> {
  const now = clock.now()
  const rows = reporters ? await db.all(reportersOfCase, id, MOST_TOLD) : []
  const reporterIds = rows.map(({ reporterId }) => reporterId)
  return {
    userIds: [...reporterIds, ...(author ? [authorId] : [])],
    statements: [
      ...notifyStatements(
        reporterIds.map((userId) => ({ userId, kind: 'report' as const })),
        reportDecided(id, revision + 1),
        now,
      ),
      ...notifyStatements(
        author ? [{ userId: authorId, kind: 'decision' as const }] : [],
        decidedAbout(id, revision + 1),
        now,
      ),
    ],
  }
}
