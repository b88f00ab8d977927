import * as v from 'valibot'
import { heldAnswer } from '../../../schema/inputs/held-earnings'
import { entityId } from '../../../schema/inputs/text'
import { heldEarningsMessages as messages } from '../../../schema/wording/held-earnings-messages'
import { answerHeld, type HeldRow, heldById } from '../../data/held-earnings/rows'
import { partnerOfUser } from '../../data/partner/partners'
import { type NotOwn, requireOwnSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'

type Parts = Needs<'db' | 'clock' | 'session' | 'browser' | 'site'>
type NotAnswered = NotOwn | Failure<'NOT_FOUND' | 'CONFLICT'>

/**
 * A writer answers what is held of their earnings, once, also while they are suspended. The same answer sent again is one.
 * Rule: docs/rules/partner.md, "Held earnings".
 */
export const answerHeldEarnings = defineUseCase(
  v.object({ heldId: entityId, answer: heldAnswer }),
  async (parts: Parts, { heldId, answer }): Promise<Result<HeldRow, NotAnswered>> => {
    const session = await requireOwnSession(parts)
    if (!session.ok) return session
    const { db, clock } = parts
    const [place, row] = await Promise.all([
      db.first(partnerOfUser, session.value.user.id),
      db.first(heldById, heldId),
    ])
    if (!place || row?.partnerId !== place.id || row.state === 'PROVISIONAL')
      return fail('NOT_FOUND', messages.notHeld, 'heldId')
    if (row.state !== 'HELD' && row.answer !== answer) return fail('CONFLICT', messages.isDecided)
    await db.write([answerHeld(row.id, answer, clock.now())])
    const after = await db.first(heldById, row.id)
    return after?.answer === answer ? ok(after) : fail('CONFLICT', messages.isAnswered, 'answer')
  },
)
