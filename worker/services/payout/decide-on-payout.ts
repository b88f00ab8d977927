import { payoutMessages as messages } from '../../../schema/wording/payout-messages'
import { insertAct } from '../../data/moderation/acts'
import { type PayoutRow, payoutById, personOfPartner } from '../../data/payout/payouts'
import { isOutdated } from '../membership/retry-on-conflict'
import { requireModerator } from '../moderation/require-moderator'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { changePayout } from './change-payout'
import { payoutMail } from './mails'
import { type PayoutAct, staffChange } from './staff-change'

export type PayoutDecisionParts = Needs<'db' | 'clock' | 'viewer' | 'mailer' | 'site' | 'browser' | 'later'>
type NotDecided = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND' | 'CONFLICT'>

const ACTS = {
  hold: { action: 'HOLD_PAYOUT', mail: 'held', refusal: messages.notHeld },
  release: { action: 'RELEASE_PAYOUT', mail: 'released', refusal: messages.notReleased },
  reverse: { action: 'REVERSE_PAYOUT', mail: 'reversed', refusal: messages.notReversed },
} as const satisfies Record<PayoutAct, unknown>

/** Tells the writer after the response. What was decided stands even if the mail can't go. */
function tellLater(
  { mailer, site, browser, later }: PayoutDecisionParts,
  to: string | null | undefined,
  row: PayoutRow,
  act: PayoutAct,
  reason: string,
): void {
  if (!to) return
  const mail = payoutMail({ site, mainOrigin: browser.mainOrigin, to }, row, { kind: ACTS[act].mail, reason })
  later(
    mailer.send(mail).catch((error: unknown) => {
      console.error(JSON.stringify({ event: 'mail-failed', mail: `payout ${act}`, error: String(error) }))
    }),
  )
}

interface DecisionOnPayout {
  payoutId: string
  reason: string
}

/**
 * Staff holds, releases or reverses a payout: the change and its entry in the log are one batch, and the writer is told.
 * Rule: docs/rules/partner.md, "Holding and reversing".
 */
export async function decideOnPayout(
  parts: PayoutDecisionParts,
  { payoutId, reason }: DecisionOnPayout,
  act: PayoutAct,
): Promise<Result<PayoutRow, NotDecided>> {
  const moderator = await requireModerator(parts)
  if (!moderator.ok) return moderator
  const { db, clock } = parts
  const row = await db.first(payoutById, payoutId)
  if (!row) return fail('NOT_FOUND', messages.noPayout, 'payoutId')
  const person = await db.first(personOfPartner, row.partnerId)
  if (person?.userId === moderator.value.id) return fail('FORBIDDEN', messages.ownPayout, 'payoutId')
  const now = clock.now()
  const change = staffChange(row, act, reason, now)
  if (!change) return fail('CONFLICT', ACTS[act].refusal, 'payoutId')
  try {
    await db.write([
      ...changePayout(row, change, now),
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
  tellLater(parts, person?.deactivatedAt === null ? person.email : null, row, act, reason)
  const after = await db.first(payoutById, row.id)
  return after ? ok(after) : fail('NOT_FOUND', messages.noPayout, 'payoutId')
}
