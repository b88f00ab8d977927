import { reportMessages } from '../../../schema/wording/report-messages'
import type { Database } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import { caseById, leadersOfCase } from '../../data/report/queries'
import type { ReportCase } from '../../data/report/rows'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import type { CaseThing } from '../policies/report'
import { coAuthorIdsOf } from '../post/co-authors'
import { type Failure, fail, ok, type Result } from '../result'

/** A case with what the rights over it depend on. */
export async function caseThing(db: Database, report: ReportCase): Promise<CaseThing> {
  const isPost = report.entityType === 'POST' || report.entityType === 'RESPONSE'
  const [leaders, post] = await Promise.all([
    report.collectionId === null ? [] : db.all(leadersOfCase, report.id),
    isPost ? db.first(postsByIds, JSON.stringify([report.entityId])) : undefined,
  ])
  return {
    entity: 'report',
    report,
    leaders,
    isForStaff: leaders.some(({ isForStaff }) => isForStaff === 1),
    coAuthorIds: post ? coAuthorIdsOf(post) : [],
  }
}

export type NoCase = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND'>

/** The viewer and a case that they may decide about. To others it doesn't exist. */
export async function requireCase(
  { db, viewer }: Needs<'db' | 'viewer'>,
  caseId: string,
): Promise<Result<{ actor: Person; reportCase: ReportCase; thing: CaseThing }, NoCase>> {
  const [actor, reportCase] = await Promise.all([viewer(), db.first(caseById, caseId)])
  if (!actor) return fail('UNAUTHORIZED', reportMessages.signInFirst)
  const thing = reportCase && (await caseThing(db, reportCase))
  if (!thing || !can(actor, 'read', thing)) return fail('NOT_FOUND', reportMessages.noCase, 'caseId')
  return can(actor, 'decide', thing)
    ? ok({ actor, reportCase, thing })
    : fail('FORBIDDEN', reportMessages.notYours)
}
