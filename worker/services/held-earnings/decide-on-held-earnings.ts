import { entriesOfHold } from '../../../schema/rules/held-earnings/ledger'
import { type HeldEarningsAct, stateAfter } from '../../../schema/rules/held-earnings/states'
import { heldEarningsMessages as messages } from '../../../schema/wording/held-earnings-messages'
import { decideHeld, type HeldRow, heldById } from '../../data/held-earnings/rows'
import { insertAct } from '../../data/moderation/acts'
import { personOfPartner } from '../../data/payout/payouts'
import { isOutdated } from '../membership/retry-on-conflict'
import { requireModerator } from '../moderation/require-moderator'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { bookedHold } from './score-writer'

export type HeldDecisionParts = Needs<'db' | 'clock' | 'viewer'>
type NotDecided = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>

const ACTS = {
  release: { action: 'RELEASE_EARNINGS', refusal: messages.notReleasable },
  deny: { action: 'DENY_EARNINGS', refusal: messages.notDeniable },
} as const satisfies Record<HeldEarningsAct, unknown>

interface DecisionOnHeld {
  heldId: string
  reason: string
}

/**
 * Staff releases or denies held earnings: the change, its books and its entry in the log are one batch. The cron tells the
 * writer. Rule: docs/rules/partner.md, "Held earnings".
 */
export async function decideOnHeldEarnings(
  parts: HeldDecisionParts,
  { heldId, reason }: DecisionOnHeld,
  act: HeldEarningsAct,
): Promise<Result<HeldRow, NotDecided>> {
  const moderator = await requireModerator(parts)
  if (!moderator.ok) return moderator
  const { db, clock } = parts
  const row = await db.first(heldById, heldId)
  if (!row) return fail('NOT_FOUND', messages.notHeld, 'heldId')
  const person = await db.first(personOfPartner, row.partnerId)
  if (person?.userId === moderator.value.id) return fail('FORBIDDEN', messages.ownEarnings, 'heldId')
  const state = stateAfter(row.state, act)
  if (!state) return fail('CONFLICT', ACTS[act].refusal, 'heldId')
  const now = clock.now()
  try {
    await db.write([
      decideHeld(row.id, row.version, state, reason, now),
      ...bookedHold(row.id, row.version + 1, entriesOfHold(row, { ...row, state }), now),
      insertAct({
        at: now,
        staffId: moderator.value.id,
        action: ACTS[act].action,
        subjectKind: 'USER',
        subjectId: person?.userId ?? row.partnerId,
        reason,
        detail: row.id,
      }),
    ])
  } catch (error) {
    if (!isOutdated(error)) throw error
    return fail('CONFLICT', messages.changedMeanwhile)
  }
  const after = await db.first(heldById, row.id)
  return after ? ok(after) : fail('NOT_FOUND', messages.notHeld, 'heldId')
}
