import { DAY } from '../time-units'
import { type Began, type Fact, inOrder, type Paid, withoutUndone, withoutWon } from './facts'
import { failure, type Refusal, withNewCard } from './failing'
import { monthsOfTier } from './gifts'
import { GRACE, UNREPORTED } from './limits'
import { addMonths } from './periods'
import { type Currency, PLANS, type PlanName } from './plans'
import { afterPayment, type RunningDiscount, started } from './running-discount'
import { withFact } from './taken-back'

/**
 * The life of a subscription, computed from what is known about it. Facts become known late, twice, in any order or not
 * at all, so nothing is changed step by step: the state is what all known facts add up to, each counted once and in the
 * order in which they happened. Rules: docs/rules/membership.md, "The life of a subscription".
 */

/** A payment that settled a cycle. */
interface LastPaid {
  key: string
  /** The price, and the tax on top of it. */
  amount: number
  tax?: number
  startsAt: number
  at: number
}

export interface Subscription {
  plan: PlanName
  currency: Currency
  /** Minor units of the next cycle of this plan, and without the discount. */
  price: number
  regularPrice: number
  startedAt: number
  isTrial: boolean
  /** How many cycles were paid. */
  cycle: number
  /** From when, and after which cycle, the ends of periods are counted. */
  anchorAt: number
  anchorCycle: number
  currentPeriodEndsAt: number
  /** Cycles that still cost less, and what they cost. */
  discount: RunningDiscount | null
  /** When the person accepted a discount for staying last, in this membership or before. */
  discountedAt: number | null
  switchPlanSchedule: { plan: PlanName; price: number; startAt: number } | null
  cancelledAt: number | null
  /** When the payment failed first that is still due. */
  paymentFailedAt: number | null
  /** How often it failed, and how it did last. */
  failures: number
  refusal?: Refusal
  postponedAt: number | null
  lastPaid: LastPaid | null
  endedAt: number | null
  /** It was given: nothing is ever charged. */
  isGift?: boolean
  /** Months that were given to a member, and follow the paid ones. */
  gifted?: number
  /** How often the payment of the next cycle had failed before a gift came instead: those attempts are used up. */
  failedBefore?: number
}

/** How many months of the present plan were given, and follow the paid ones. */
export const giftedMonths = ({ gifted = 0, plan, currency }: Subscription): number =>
  monthsOfTier(gifted, PLANS[plan].tier, currency)

/** When the paid or given time ends. */
export const coveredUntil = (subscription: Subscription): number =>
  addMonths(subscription.currentPeriodEndsAt, giftedMonths(subscription))

const begin = ({
  plan,
  currency,
  price,
  at,
  paysFrom,
  discount,
  discountedAt = null,
  isGift,
}: Began): Subscription => ({
  plan,
  currency,
  price: discount?.price ?? price,
  regularPrice: price,
  startedAt: at,
  isTrial: paysFrom > at,
  cycle: 0,
  anchorAt: paysFrom,
  anchorCycle: 0,
  currentPeriodEndsAt: paysFrom,
  discount: discount && started(discount),
  discountedAt,
  switchPlanSchedule: null,
  cancelledAt: null,
  paymentFailedAt: null,
  failures: 0,
  postponedAt: null,
  lastPaid: null,
  endedAt: null,
  ...(isGift && { isGift }),
})

/** A cycle was paid: what was due is settled, and the end of a discount or another plan may come with it. */
function pay(
  before: Subscription,
  { at, key, cycle, amount, tax, plan, price, startsAt, endsAt }: Paid,
): Subscription {
  // A second payment of the same cycle is given back; it buys nothing.
  if (cycle <= before.cycle) return before
  const { gifted, failedBefore: _, refusal: __, ...rest } = before
  // What was given follows the new period, unless that begins after it.
  const isLeft = gifted !== undefined && startsAt < coveredUntil(before)
  const settled = {
    ...rest,
    ...(isLeft && { gifted }),
    isTrial: false,
    cycle,
    currentPeriodEndsAt: endsAt,
    paymentFailedAt: null,
    failures: 0,
    postponedAt: null,
    lastPaid: { key, amount, ...(tax !== undefined && { tax }), startsAt, at },
  }
  if (plan !== before.plan)
    return {
      ...settled,
      plan,
      price,
      regularPrice: price,
      discount: null,
      switchPlanSchedule: null,
      anchorAt: startsAt,
      anchorCycle: cycle - 1,
    }
  const left = afterPayment(before.discount)
  const isLate = startsAt > before.currentPeriodEndsAt
  return {
    ...settled,
    discount: left,
    price: left?.price ?? before.regularPrice,
    ...(isLate ? { anchorAt: startsAt, anchorCycle: cycle - 1 } : {}),
  }
}

function change(before: Subscription, fact: Fact): Subscription {
  switch (fact.kind) {
    case 'failed':
    case 'undone':
      return { ...before, ...failure(before, fact, coveredUntil(before)) }
    case 'method-renewed':
      return { ...before, ...withNewCard(before, fact.at) }
    case 'postponed':
      return { ...before, postponedAt: fact.at }
    case 'switch-planned': {
      const { plan, price, startAt } = fact
      return { ...before, switchPlanSchedule: { plan, price, startAt } }
    }
    case 'switch-dropped':
      return { ...before, switchPlanSchedule: null }
    case 'discounted':
      return {
        ...before,
        discount: started(fact.discount),
        price: fact.discount.price,
        discountedAt: fact.at,
        cancelledAt: null,
        switchPlanSchedule: null,
      }
    case 'gifted': {
      const { refusal: _, ...rest } = before
      return {
        ...rest,
        gifted: (before.gifted ?? 0) + fact.months,
        paymentFailedAt: null,
        failures: 0,
        ...(before.failures > 0 && { failedBefore: (before.failedBefore ?? 0) + before.failures }),
      }
    }
    case 'cancelled':
      // A gift ends by itself.
      return before.isGift ? before : { ...before, cancelledAt: before.cancelledAt ?? fact.at }
    case 'resumed':
      return { ...before, cancelledAt: null }
    default:
      return before
  }
}

/** Adds a fact to a subscription that lies on what it would be without its last payments: the last layer is the present. */
function add(layers: readonly Subscription[], fact: Fact): readonly Subscription[] {
  if (fact.kind !== 'paid') return withFact(layers, fact, (layer) => change(layer, fact))
  const present = layers.at(-1)
  const paid = present && pay(present, fact)
  if (!paid || paid === present) return layers
  return [...layers.filter(({ currentPeriodEndsAt }) => currentPeriodEndsAt > fact.at), paid]
}

/**
 * What the known facts about one subscription add up to, in whatever order and however often they became known.
 *
 * @returns nothing as long as it isn't known to have begun.
 */
export function subscriptionOf(facts: readonly Fact[]): Subscription | undefined {
  const known = [...new Map(facts.map((fact) => [fact.id, fact])).values()].sort(inOrder)
  const began = known.find((fact) => fact.kind === 'began')
  const first: readonly Subscription[] = began ? [begin(began)] : []
  return withoutWon(withoutUndone(known)).reduce(add, first).at(-1)
}

/** Until when somebody is a member by a subscription, in milliseconds, unless more becomes known. */
export function entitledUntil(subscription: Subscription): number {
  const { endedAt, cancelledAt, paymentFailedAt, postponedAt, isGift } = subscription
  const covered = coveredUntil(subscription)
  // A member who cancels keeps the time that they have while a failed payment is tried again, or its provider is down.
  const isInGrace = paymentFailedAt !== null && (cancelledAt === null || paymentFailedAt <= cancelledAt)
  const isPostponed = postponedAt !== null && postponedAt >= covered
  const ends = isInGrace
    ? Math.max(covered, paymentFailedAt + GRACE, (postponedAt ?? 0) + DAY)
    : isPostponed || (cancelledAt === null && !isGift)
      ? Math.max(covered, postponedAt ?? 0) + UNREPORTED
      : covered
  // Of what was given, nothing is taken back.
  return endedAt === null ? ends : Math.min(addMonths(endedAt, giftedMonths(subscription)), ends)
}

export type SubscriptionState = 'TRIAL' | 'ACTIVE' | 'PAYMENT_FAILED' | 'CANCELLED' | 'LAPSED'

/** What a subscription is at a moment. */
export function stateOf(subscription: Subscription, now: number): SubscriptionState {
  if (now >= entitledUntil(subscription)) return 'LAPSED'
  if (subscription.cancelledAt !== null) return 'CANCELLED'
  if (subscription.paymentFailedAt !== null) return 'PAYMENT_FAILED'
  return subscription.isTrial ? 'TRIAL' : 'ACTIVE'
}
