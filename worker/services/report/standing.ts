import { type CaseState, subjectOf } from '../../../schema/rules/reports'
import type { ReportCase } from '../../data/report/rows'
import { sameDecisions } from '../../data/report/standing'
import type { Needs } from '../parts'

/** Decisions stand until an appeal is upheld. */
const STANDING: ReadonlySet<CaseState> = new Set(['UPHELD', 'APPEALED', 'APPEAL_DISMISSED'])

/**
 * Whose doing it is that a response is hidden, or that the person who answers for something is suspended: that of a
 * case itself (`isOwn`), or of others that stand (`isOthers`); and whether others that stand say the same (`isSaid`),
 * also where it was so before.
 */
export async function decisionsBehind(
  { db }: Needs<'db'>,
  { id, entityType, entityId, authorId }: ReportCase,
  decision: 'HIDE' | 'SUSPEND',
): Promise<{ isOwn: boolean; isOthers: boolean; isSaid: boolean }> {
  const [kind, subjectId] =
    decision === 'SUSPEND' ? (['USER', authorId] as const) : [subjectOf(entityType), entityId]
  const all = await db.all(sameDecisions, decision, authorId, entityId, kind, subjectId)
  const same = all.filter(({ isUndone }) => isUndone === 0)
  const others = same.filter((each) => each.id !== id && STANDING.has(each.state))
  return {
    isOwn: same.some((each) => each.id === id && each.wasSo === 0),
    isOthers: others.some(({ wasSo }) => wasSo === 0),
    isSaid: others.length > 0,
  }
}
