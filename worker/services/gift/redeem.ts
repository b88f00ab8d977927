import { hasBeenMember } from '../../../schema/rules/membership/entitlement'
import type { Fact } from '../../../schema/rules/membership/facts'
import { GIFT_MONTHS, GIFT_PLAN, monthsOfTier } from '../../../schema/rules/membership/gifts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { PLANS, PRICES } from '../../../schema/rules/membership/plans'
import { coveredUntil, stateOf, subscriptionOf } from '../../../schema/rules/membership/subscription'
import type { Database } from '../../data/database'
import type { CodeRow } from '../../data/gift/codes'
import { currentMembership, type MembershipRow } from '../../data/membership/memberships'
import type { Session } from '../identity/session'
import { type Known, readKnown } from '../membership/known'

/* What a gift does for somebody. Rule: docs/rules/gifts.md, "Redeeming". */

export type CodeState = 'VALID' | 'EXPIRED' | 'ALREADY_USED' | 'NOT_FOUND' | 'NOT_REDEEMABLE_BY_PAST_MEMBERS'

/** What a code is to somebody. */
export function codeState(row: CodeRow | undefined, user: Session['user'] | null, now: number): CodeState {
  if (!row) return 'NOT_FOUND'
  if (row.state === 'REDEEMED') return 'ALREADY_USED'
  if (row.expiresAt === null || row.expiresAt <= now) return 'EXPIRED'
  const isPast = user !== null && row.isForNewOnly === 1 && hasBeenMember(user)
  return isPast ? 'NOT_REDEEMABLE_BY_PAST_MEMBERS' : 'VALID'
}

/** What redeeming would do. */
export interface Gives {
  effect: 'BEGINS' | 'LASTS_LONGER' | 'MOVES_PAYMENT' | 'NOT_NEEDED'
  months: number
  until: number | null
}

/** What somebody has when they redeem a gift. */
export interface Receiver {
  /** A membership that lasts. */
  known: Known | null
  /** The last one, also if it is over. */
  last: MembershipRow | undefined
  /** An operator gave it, without an end. */
  isEndless: boolean
}

export async function readReceiver(db: Database, user: Session['user'], now: number): Promise<Receiver> {
  const isEndless = user.membershipTier !== null && user.membershipEndsAt === null
  const last = await db.first(currentMembership, user.id)
  const known = last ? await readKnown(db, last) : null
  const isOver = known === null || stateOf(known.subscription, now) === 'LAPSED'
  return { known: isOver ? null : known, last, isEndless }
}

/** A gift that is redeemed, as a fact. */
export const giftedFact = (codeId: string, at: number): Fact => ({
  id: `gifted ${codeId}`,
  at,
  kind: 'gifted',
  months: GIFT_MONTHS,
})

/** The first facts of a membership that begins with a gift. */
export const givenFacts = (
  { id, currency }: Pick<CodeRow, 'id' | 'currency'>,
  last: MembershipRow | undefined,
  now: number,
): Fact[] => [
  {
    id: 'began',
    at: now,
    kind: 'began',
    plan: GIFT_PLAN,
    currency,
    price: PRICES[currency].gift,
    discount: null,
    paysFrom: now,
    isGift: true,
    discountedAt: last
      ? (JSON.parse(last.subscription) as { discountedAt: number | null }).discountedAt
      : null,
  },
  giftedFact(id, now),
]

/** What redeeming a code would do for somebody who has this. */
export function givesTo({ known, isEndless }: Receiver, codeId: string, now: number): Gives {
  if (isEndless) return { effect: 'NOT_NEEDED', months: 0, until: null }
  if (!known) return { effect: 'BEGINS', months: GIFT_MONTHS, until: addMonths(now, GIFT_MONTHS) }
  const after = subscriptionOf([...known.facts, giftedFact(codeId, now)]) ?? known.subscription
  const effect = after.isGift ? 'LASTS_LONGER' : 'MOVES_PAYMENT'
  const months = monthsOfTier(GIFT_MONTHS, PLANS[after.plan].tier, after.currency)
  return { effect, months, until: coveredUntil(after) }
}
