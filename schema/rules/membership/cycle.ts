import { retryAt } from './failing'
import { GRACE } from './limits'
import { endOfPeriod } from './periods'
import { PLANS, type PlanName } from './plans'
import { coveredUntil, entitledUntil, type Subscription } from './subscription'

/** When a subscription is charged, and what for. Rule: docs/rules/membership.md, "The life of a subscription". */

/** A charge that pays for a cycle. */
export interface Cycle {
  /** Counted from 1 on. */
  cycle: number
  /** How often it has failed before. */
  attempt: number
  plan: PlanName
  /** Without a discount, in minor units. */
  price: number
  amount: number
  startsAt: number
  endsAt: number
}

/** When the next charge is due; null if none is. */
export function nextChargeAt(subscription: Subscription): number | null {
  const { endedAt, cancelledAt, paymentFailedAt, refusal, isGift } = subscription
  if (endedAt !== null || cancelledAt !== null || isGift) return null
  if (paymentFailedAt === null) return coveredUntil(subscription)
  return retryAt(paymentFailedAt, refusal ?? { at: paymentFailedAt })
}

/** The end of the period that follows. A payment that is very late, or follows a gift, begins a new count. */
function periodAfter(subscription: Subscription, plan: PlanName, now: number) {
  const { gifted, anchorAt, anchorCycle, cycle } = subscription
  const { period } = PLANS[plan]
  const covered = coveredUntil(subscription)
  if (plan !== subscription.plan || gifted !== undefined || now - covered > GRACE) {
    const startsAt = now - covered > GRACE ? now : covered
    return { startsAt, endsAt: endOfPeriod(startsAt, period, 1) }
  }
  return { startsAt: covered, endsAt: endOfPeriod(anchorAt, period, cycle + 1 - anchorCycle) }
}

/** The next cycle that is to be paid. */
export function nextCycle(subscription: Subscription, now: number): Cycle {
  const { switchPlanSchedule: planned, cycle, failures, failedBefore = 0 } = subscription
  const isSwitched = planned !== null && planned.startAt <= coveredUntil(subscription)
  const { plan, regularPrice: price } = isSwitched
    ? { plan: planned.plan, regularPrice: planned.price }
    : subscription
  return {
    cycle: cycle + 1,
    attempt: failures + failedBefore,
    plan,
    price,
    amount: isSwitched ? price : subscription.price,
    ...periodAfter(subscription, plan, now),
  }
}

/** When the discounted cycles are over, counting those that are still to be paid; null without a discount. */
export function discountEndsAt(subscription: Subscription): number | null {
  const { discount, anchorAt, anchorCycle, cycle, plan, gifted } = subscription
  if (discount === null) return null
  if (gifted !== undefined)
    return endOfPeriod(coveredUntil(subscription), PLANS[plan].period, discount.cycles)
  return endOfPeriod(anchorAt, PLANS[plan].period, cycle + discount.cycles - anchorCycle)
}

/** Whether what somebody has at a time was given. */
export const livesOnGift = ({ isGift, gifted, currentPeriodEndsAt }: Subscription, now: number): boolean =>
  isGift === true || (gifted !== undefined && now >= currentPeriodEndsAt)

/** Whether somebody may choose another plan. */
export const canSwitch = (subscription: Subscription, now: number): boolean =>
  subscription.cancelledAt === null &&
  subscription.paymentFailedAt === null &&
  !livesOnGift(subscription, now) &&
  now < entitledUntil(subscription)

/** The key of a charge, which is made once for each. */
export const chargeKey = (
  membershipId: string,
  { cycle, attempt }: Pick<Cycle, 'cycle' | 'attempt'>,
): string => `${membershipId}:${cycle}:${attempt}`
