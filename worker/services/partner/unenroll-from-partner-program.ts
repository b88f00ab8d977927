import * as v from 'valibot'
import { dayOfVisit } from '../../../schema/rules/stats/count-visits'
import { partnerMessages as messages } from '../../../schema/wording/partner-messages'
import { leaveProgramme, partnerOfUser } from '../../data/partner/partners'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { Enrollment } from './enrollment'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site'>

/** Has the viewer leave the programme, also while they are suspended. Idempotent. Rule: docs/rules/partner.md, "Leaving". */
export const unenrollFromPartnerProgram = defineUseCase(
  v.object({}),
  async (parts: Parts): Promise<Result<Enrollment, NotOwn | Failure<'NOT_FOUND'>>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock } = parts
    const { id: userId } = session.value.user
    const now = clock.now()
    await db.write([leaveProgramme(userId, dayOfVisit(now), now)])
    const place = await db.first(partnerOfUser, userId)
    return place ? ok({ id: place.id, status: place.status }) : fail('NOT_FOUND', messages.notEnrolled)
  },
)
