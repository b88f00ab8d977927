import { ACT_OF_DECISION, type CaseState, subjectOf } from '../../../schema/rules/reports'
import type { ReportCase } from '../../data/report/rows'
import { casesBehind } from '../../data/report/standing'
import type { Needs } from '../parts'

/** Decisions stand until an appeal is upheld. */
const STANDING: ReadonlySet<CaseState> = new Set(['UPHELD', 'APPEALED', 'APPEAL_DISMISSED'])

/**
 * Whose doing it is that a response is hidden, or that whoever answers for something is suspended: that of a case
 * itself, and that of other cases whose decisions stand. It is neither's if it was so already for another reason.
 */
export async function decisionsBehind(
  { db }: Needs<'db'>,
  { id, entityType, entityId, authorId }: ReportCase,
  decision: 'HIDE' | 'SUSPEND',
): Promise<{ isOwn: boolean; isOthers: boolean }> {
  const behind = await (decision === 'SUSPEND'
    ? db.all(casesBehind, 'USER', authorId, 'SUSPEND')
    : db.all(casesBehind, subjectOf(entityType), entityId, ACT_OF_DECISION.HIDE))
  return {
    isOwn: behind.some((each) => each.id === id),
    isOthers: behind.some((each) => each.id !== id && STANDING.has(each.state)),
  }
}
