import { nextChargeAt, nextCycle } from '../../../schema/rules/membership/cycle'
import { isPaid } from '../../../schema/rules/membership/ledger'
import { entitledUntil } from '../../../schema/rules/membership/subscription'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { memberById, setNextCharge } from '../../data/membership/memberships'
import { taxedFor } from '../sales-tax/billing'
import { change } from './change'
import { findKnown, type Known } from './known'
import { type ChargeParts, makeCharge } from './make-charge'
import { methodOf } from './paid-with'
import { retryOnConflict } from './retry-on-conflict'

/** How soon a provider that can't be reached is asked again, in milliseconds. */
const AGAIN = HOUR

/** The provider couldn't be asked, or hasn't decided: nobody stops being a member for it. */
async function postpone(parts: ChargeParts, known: Known, cycle: number): Promise<void> {
  const at = parts.clock.now()
  await change(parts, known, [{ id: `postponed ${cycle} ${Math.floor(at / DAY)}`, at, kind: 'postponed' }])
  const now = await findKnown(parts.db, known.row.id)
  if (now) await parts.db.write([setNextCharge(known.row.id, now.facts.length, at + AGAIN)])
}

/** Why a membership isn't charged now, though its row said that something is due. */
async function isOff(parts: ChargeParts, { row, facts, subscription }: Known): Promise<boolean> {
  const { db, clock } = parts
  const now = clock.now()
  const due = nextChargeAt(subscription)
  if (row.isCurrent !== 1 || row.nextChargeAt === null || row.nextChargeAt > now) return true
  const isOver = subscription.failures > 0 && now >= entitledUntil(subscription)
  if (due === null || isOver) {
    await db.write([setNextCharge(row.id, facts.length, null)])
    return true
  }
  if (due > now) {
    await db.write([setNextCharge(row.id, facts.length, due)])
    return true
  }
  const member = await db.first(memberById, row.userId)
  if (member && member.deactivatedAt === null) return false
  await change(parts, { row, facts, subscription }, [
    { id: `cancelled ${facts.length}`, at: now, kind: 'cancelled', reason: null },
  ])
  return true
}

/**
 * Charges a membership for the cycle that is due, once. Done again at the same time or after a crash, it says what became
 * of the first charge. Rule: docs/rules/membership.md, "The life of a subscription".
 */
export const chargeDue = (parts: ChargeParts, membershipId: string): Promise<void> =>
  retryOnConflict(async () => {
    const known = await findKnown(parts.db, membershipId)
    if (!known || (await isOff(parts, known))) return
    const { row, subscription } = known
    const cycle = nextCycle(subscription, parts.clock.now())
    const provider = parts.payments.named(row.provider)
    if (!provider) return postpone(parts, known, cycle.cycle)
    const made = await makeCharge(parts, {
      of: { membershipId },
      userId: row.userId,
      purpose: 'RENEW',
      cycle,
      currency: subscription.currency,
      provider,
      kept: methodOf(row),
      isOnSession: false,
      taxed: taxedFor(parts, row, subscription),
    })
    const isSettled = made.is === 'settled' && (isPaid(made.charge.status) || made.charge.status === 'FAILED')
    if (!isSettled) await postpone(parts, known, cycle.cycle)
  })
