import * as v from 'valibot'
import { appealWords } from '../../../schema/inputs/report'
import { entityId } from '../../../schema/inputs/text'
import { APPEAL_WINDOW, isAppealable } from '../../../schema/rules/reports'
import { reportMessages } from '../../../schema/wording/report-messages'
import { caseById } from '../../data/report/queries'
import type { ReportCase } from '../../data/report/rows'
import { appealCase, expectCase } from '../../data/report/writes'
import { tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { writeAlone } from './carry-out'
import { tellStaffOfAppeal } from './tell-staff'

export type NotAppealed = Failure<'UNAUTHORIZED' | 'NOT_FOUND' | 'CONFLICT'>

/**
 * The person whom a decision concerns appeals against it, once, and staff is told. The same words again are the same appeal. Rule:
 * docs/rules/reports.md, "Appeals".
 */
export const appealDecision = defineUseCase(
  v.object({ caseId: entityId, words: appealWords }),
  async (
    parts: Needs<'db' | 'clock' | 'viewer' | 'channels' | 'later'>,
    { caseId, words },
  ): Promise<Result<ReportCase, NotAppealed>> => {
    const { db, clock } = parts
    const [actor, reportCase] = await Promise.all([parts.viewer(), db.first(caseById, caseId)])
    if (!actor) return fail('UNAUTHORIZED', reportMessages.signInFirst)
    const isTheirs = reportCase && can(actor, 'appeal', { entity: 'report', report: reportCase })
    if (!isTheirs || reportCase.decidedAt === null || reportCase.decision === 'DISMISS')
      return fail('NOT_FOUND', reportMessages.nothingToAppeal, 'caseId')
    if (!isAppealable(reportCase.decision)) return fail('CONFLICT', reportMessages.editorsDecide)
    if (reportCase.appealWords === words) return ok(reportCase)
    if (reportCase.state !== 'UPHELD') return fail('CONFLICT', reportMessages.appealedAlready)
    if (clock.now() - reportCase.decidedAt > APPEAL_WINDOW)
      return fail('CONFLICT', reportMessages.appealTooLate)
    const now = clock.now()
    const told = await tellStaffOfAppeal(db, reportCase, now)
    const done = await writeAlone(parts, [
      expectCase(caseId, reportCase.revision),
      appealCase(caseId, words, now),
      ...told.statements,
    ])
    if (!done.ok) return done
    parts.later(tellTabs(parts, told.userIds))
    return ok((await db.first(caseById, caseId)) ?? reportCase)
  },
)
