import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { reportMessages } from '../../../schema/wording/report-messages'
import type { Statement } from '../../data/database'
import { caseById, staffBut } from '../../data/report/queries'
import type { ReportCase } from '../../data/report/rows'
import { decideAppealOf, expectCase } from '../../data/report/writes'
import { responsesByIds } from '../../data/response/queries'
import { usersByIds } from '../../data/user/queries'
import { decideOnUser } from '../moderation/decide-on-user'
import { tellPersonLater } from '../moderation/mails'
import { tellTabs } from '../notification/notify'
import { can } from '../policies/can'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { actOf } from './act-of'
import { decideOnReported, hiddenBy, moveReported, type NotCarriedOut, writeAlone } from './carry-out'
import type { CaseParts } from './decide-report'
import { requireCase } from './require-case'
import { titleIn } from './snapshot'
import { decisionsBehind } from './standing'
import { telling } from './tell'

/** Takes back what was decided, as far as it is still so by that decision alone, in one batch with what is written about the appeal. */
async function takeBack(
  parts: CaseParts,
  reportCase: ReportCase,
  reason: string,
  statements: readonly Statement[],
): Promise<Result<unknown, NotCarriedOut>> {
  const { db } = parts
  const of = { caseId: reportCase.id, statements }
  const { decision, decisionWords, decidedAt, entityId, authorId } = reportCase
  if (decision === 'REMOVE') {
    const hiding = await hiddenBy(parts, reportCase)
    // It may have been shown again since, and then been hidden for another reason.
    if (hiding && hiding.reason === decisionWords && hiding.at >= (decidedAt ?? 0))
      return decideOnReported(parts, { reportCase, reason, statements }, 'RESTORE')
  }
  if (decision === 'SUSPEND' || decision === 'HIDE') {
    const { isOwn, isSaid } = await decisionsBehind(parts, reportCase, decision)
    if (!isOwn || isSaid) return writeAlone(parts, statements)
  }
  if (decision === 'SUSPEND') {
    const user = await db.first(usersByIds, JSON.stringify([authorId]))
    if (user?.isSuspended === 1) return decideOnUser(parts, { userId: user.id, reason, of }, 'UNSUSPEND')
  }
  if (decision === 'HIDE') {
    const place = await db.first(responsesByIds, JSON.stringify([entityId]))
    if (place?.status === 'hidden') return moveReported(parts, { reportCase, statements }, 'shown')
  }
  return writeAlone(parts, statements)
}

/**
 * Staff decides about an appeal: somebody other than the person who decided first, unless there is nobody else. What
 * was done is taken back if the appeal is right. Rule: docs/rules/reports.md, "Appeals".
 */
export const decideAppeal = defineUseCase(
  v.object({
    caseId: entityId,
    isUpheld: v.boolean(),
    reason,
    revision: v.pipe(v.number(), v.safeInteger(), v.description('The revision that it is based on.')),
  }),
  async (
    parts: CaseParts,
    { caseId, isUpheld, reason, revision },
  ): Promise<Result<ReportCase, NotCarriedOut>> => {
    const required = await requireCase(parts, caseId)
    if (!required.ok) return required
    const { actor, reportCase, thing } = required.value
    const { db, clock, purger } = parts
    const isOnlyStaff = (await db.first(staffBut, actor.id, 1)) === undefined
    if (!can(actor, 'decideAppeal', { ...thing, isOnlyStaff }))
      return fail('FORBIDDEN', reportMessages.appealOfOwnDecision)
    if (reportCase.revision !== revision || reportCase.state !== 'APPEALED')
      return fail('CONFLICT', reportMessages.changedMeanwhile)
    const now = clock.now()
    const told = await telling(parts, reportCase, { reporters: isUpheld, author: true })
    const state = isUpheld ? 'APPEAL_UPHELD' : 'APPEAL_DISMISSED'
    const statements = [
      expectCase(caseId, revision),
      decideAppealOf(caseId, state, reason, actor.id, now),
      actOf({ reportCase, actorId: actor.id, reason }, isUpheld ? 'UPHOLD_APPEAL' : 'DISMISS_APPEAL', now),
      ...told.statements,
      ...purger.statements([purger.names.transparency], { now }),
    ]
    const done = await (isUpheld
      ? takeBack(parts, reportCase, reason, statements)
      : writeAlone(parts, statements))
    if (!done.ok) return done
    await purger.request()
    if (!isUpheld)
      tellPersonLater(parts, reportCase.authorId, 'appealDismissed', {
        reason,
        title: titleIn(reportCase.snapshot),
      })
    parts.later(tellTabs(parts, told.userIds))
    return ok((await db.first(caseById, caseId)) ?? reportCase)
  },
)
