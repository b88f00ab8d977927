import { type ACT_OF_DECISION, subjectOf } from '../../../schema/rules/reports'
import type { Statement } from '../../data/database'
import { insertAct } from '../../data/moderation/acts'
import type { ReportCase } from '../../data/report/rows'
import { nameInLog } from '../../data/report/standing'

/** A decision with what it writes about its case. */
export interface Decided {
  reportCase: ReportCase
  actorId: string
  reason: string
  /** They belong into the batch of whatever is done. */
  statements: readonly Statement[]
}

/**
 * The entry of the log for a thing without its own.
 *
 * @param isBehind whether it is the case's doing that things are as it says.
 */
export function actOf(
  { reportCase, actorId, reason }: Pick<Decided, 'reportCase' | 'actorId' | 'reason'>,
  action: (typeof ACT_OF_DECISION)[keyof typeof ACT_OF_DECISION] | 'UPHOLD_APPEAL' | 'DISMISS_APPEAL',
  now: number,
  isBehind = true,
): Statement {
  return insertAct({
    at: now,
    staffId: actorId,
    action,
    subjectKind: subjectOf(reportCase.entityType),
    subjectId: reportCase.entityId,
    reason,
    detail: nameInLog(reportCase.id, isBehind),
  })
}
