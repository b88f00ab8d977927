import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { CASE_DECISIONS, decisionsOn } from '../../../schema/rules/reports'
import { reportMessages } from '../../../schema/wording/report-messages'
import { caseById } from '../../data/report/queries'
import type { ReportCase } from '../../data/report/rows'
import {
  decideCase,
  expectCase,
  expectNothingForStaff,
  forgetNetworks,
  reviewCase,
} from '../../data/report/writes'
import type { ModerationParts } from '../moderation/decide-on-person'
import { tellTabs } from '../notification/notify'
import type { Needs } from '../parts'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { carryOut, type NotCarriedOut } from './carry-out'
import { requireCase } from './require-case'
import { telling } from './tell'

/** What deciding about reports takes. */
export type CaseParts = ModerationParts & Needs<'channels'>

/**
 * Decides about the reports of a thing: as staff, or as somebody who leads the publication that it is in. What was
 * decided is done in the same batch, the log says why, and the people who reported and the person it concerns are told.
 * Rule: docs/rules/reports.md, "Deciding".
 */
export const decideReport = defineUseCase(
  v.object({
    caseId: entityId,
    decision: v.picklist(CASE_DECISIONS),
    reason,
    revision: v.pipe(
      v.number(),
      v.safeInteger(),
      v.description(
        'The revision that the decision is based on: if somebody has decided since, it is a conflict.',
      ),
    ),
  }),
  async (
    parts: CaseParts,
    { caseId, decision, reason, revision },
  ): Promise<Result<ReportCase, NotCarriedOut>> => {
    const required = await requireCase(parts, caseId)
    if (!required.ok) return required
    const { actor, reportCase } = required.value
    if (reportCase.revision !== revision) return fail('CONFLICT', reportMessages.changedMeanwhile)
    const isStaff = can(actor, 'moderate', SITE)
    if (!decisionsOn(reportCase.entityType, reportCase.state, isStaff).includes(decision))
      return fail('CONFLICT', reportMessages.notPossible, 'decision')
    const { db, clock, purger } = parts
    const now = clock.now()
    const isReview = decision === 'REVIEW'
    const told = await telling(parts, reportCase, {
      reporters: !isReview,
      author: decision !== 'DISMISS' && !isReview,
    })
    const state = decision === 'DISMISS' ? 'DISMISSED' : 'UPHELD'
    const statements = [
      expectCase(caseId, revision),
      ...(isStaff ? [] : [expectNothingForStaff(caseId)]),
      ...(isReview
        ? [reviewCase(caseId, now)]
        : [decideCase(caseId, state, decision, reason, actor.id, now), forgetNetworks(caseId)]),
      ...told.statements,
      ...purger.statements([purger.names.transparency], { now }),
    ]
    const done = await carryOut(parts, decision, { reportCase, actorId: actor.id, reason, statements })
    if (!done.ok) return done
    await purger.request()
    parts.later(tellTabs(parts, told.userIds))
    return ok((await db.first(caseById, caseId)) ?? reportCase)
  },
)
