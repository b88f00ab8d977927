import * as v from 'valibot'
import { REJOIN_AFTER, UNDO_LEAVING } from '../../../schema/rules/partner/months'
import { stateOfPayee } from '../../../schema/rules/payout/payouts'
import { dayOfVisit } from '../../../schema/rules/stats/count-visits'
import { DAY } from '../../../schema/rules/time-units'
import { longDate } from '../../../schema/wording/formats'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { isDuplicate } from '../../data/database'
import { insertPartner, partnerOfUser, rejoinProgramme, undoLeaving } from '../../data/partner/partners'
import { accountOfPartner } from '../../data/payout/accounts'
import { type NotOwn, requireEarner } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { asksForForm } from '../tax/own-taxes'
import { defineUseCase } from '../use-case'
import type { Enrollment } from './enrollment'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site' | 'newId' | 'taxKeys'>

/** Enrols the viewer in the programme, or anew if they have left. Idempotent. Rule: docs/rules/partner.md, "Who takes part". */
export const enrollInPartnerProgram = defineUseCase(
  v.object({}),
  async (parts: Parts): Promise<Result<Enrollment, NotOwn | Failure<'LACK_OF_MEMBERSHIP'>>> => {
    const session = await requireEarner(parts)
    if (!session.ok) return session
    const { db, clock, newId } = parts
    const { user, isMember } = session.value
    const known = await db.first(partnerOfUser, user.id)
    if (known && known.status !== 'INACTIVE') return ok({ id: known.id, status: known.status })
    if (!isMember) return fail('LACK_OF_MEMBERSHIP', messages.noMember)
    const now = clock.now()
    if (known) {
      const day = dayOfVisit(now)
      const [account, asks] = await Promise.all([
        db.first(accountOfPartner, known.id),
        asksForForm(parts, known.id),
      ])
      const status = stateOfPayee(account?.state, asks)
      await db.write([
        undoLeaving(user.id, status, day - UNDO_LEAVING, now),
        rejoinProgramme(user.id, status, day - REJOIN_AFTER, day, now),
      ])
      const again = await db.first(partnerOfUser, user.id)
      const soonest = ((known.leftOn ?? day) + REJOIN_AFTER) * DAY
      return again && again.status !== 'INACTIVE'
        ? ok({ id: again.id, status: again.status })
        : fail('FORBIDDEN', messages.tooEarly(longDate(soonest)))
    }
    const row = {
      id: newId(),
      userId: user.id,
      status: 'ACTIVE',
      joinedOn: dayOfVisit(now),
      changedAt: now,
    } as const
    try {
      await db.write([insertPartner(row)])
      return ok({ id: row.id, status: row.status })
    } catch (error) {
      // The same request came twice.
      const other = isDuplicate(error) ? await db.first(partnerOfUser, user.id) : undefined
      if (!other) throw error
      return ok({ id: other.id, status: other.status })
    }
  },
)
