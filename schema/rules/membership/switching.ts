import { monthsOfTier } from './gifts'
import { addMonths, endOfPeriod } from './periods'
import { PLANS, type PlanName, priceOf, TIERS } from './plans'
import { coveredUntil, type Subscription } from './subscription'

/** What another plan costs somebody, and from when it holds. Rule: docs/rules/membership.md, "Changing plans". */

/** What somebody agrees to who switches. */
export interface Switch {
  plan: PlanName
  /** A plan with more begins now; one with less at the end of the paid period. */
  isImmediate: boolean
  startsAt: number
  /** The value of the rest of the paid period, in minor units. */
  credit: number
  /** The amount charged now: the price less the credit. */
  amount: number
  /** When it is charged next, and how much. */
  renewsAt: number
  price: number
}

/** The value of the rest of the paid period, rounded down. */
function creditOf({ lastPaid, currentPeriodEndsAt }: Subscription, now: number): number {
  if (!lastPaid || now >= currentPeriodEndsAt) return 0
  const length = currentPeriodEndsAt - lastPaid.startsAt
  return Math.floor((lastPaid.amount * (currentPeriodEndsAt - now)) / length)
}

/** Whether a plan has no less than a subscription's and costs more. */
function isMore(plan: PlanName, { plan: than, currency }: Subscription): boolean {
  const [next, before] = [PLANS[plan], PLANS[than]]
  const hasNoLess = TIERS.indexOf(next.tier) >= TIERS.indexOf(before.tier)
  return hasNoLess && priceOf(plan, currency) > priceOf(than, currency)
}

/** What becomes of a subscription whose plan is switched now. */
export function switchOf(subscription: Subscription, plan: PlanName, now: number): Switch {
  const { currency, gifted = 0 } = subscription
  const price = priceOf(plan, currency)
  if (!isMore(plan, subscription)) {
    const startsAt = coveredUntil(subscription)
    return { plan, isImmediate: false, credit: 0, amount: 0, price, startsAt, renewsAt: startsAt }
  }
  const credit = Math.min(creditOf(subscription, now), price - 1)
  const { period, tier } = PLANS[plan]
  const renewsAt = addMonths(endOfPeriod(now, period, 1), monthsOfTier(gifted, tier, currency))
  return { plan, isImmediate: true, startsAt: now, credit, amount: price - credit, renewsAt, price }
}
