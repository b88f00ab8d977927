import { chargeKey, nextChargeAt, nextCycle } from '../../../schema/rules/membership/cycle'
import type { Fact } from '../../../schema/rules/membership/facts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { PLANS, type PlanName, priceOf } from '../../../schema/rules/membership/plans'
import {
  entitledUntil,
  type Subscription,
  subscriptionOf,
} from '../../../schema/rules/membership/subscription'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { insertFact, insertMembership, setEntitlement } from '../../data/membership/memberships'
import { settledCharge } from './settled-charge'

/** The states of a membership, for the demo and for developers. Rule: docs/rules/development.md, "Memberships". */
export const MEMBER_STATES = [
  'monthly',
  'yearly',
  'friend',
  'trial',
  'cancelled',
  'failed',
  'expiring',
  'expired',
  'switching',
  'lapsed',
] as const
export type MemberState = (typeof MEMBER_STATES)[number]

/** What has become of a membership since it began. */
export interface Life {
  plan: PlanName
  /** When it began, in days before now. */
  days: number
  isTrial?: boolean
  /** Payments that were made, and that failed. */
  paid: number
  failed?: number
  /** When it was cancelled, in days before now. */
  cancelledDays?: number
  /** How many months the card is still valid for. */
  cardMonths?: number
  /** The last digits of a test card that isn’t paid. */
  lastFour?: string
  /** The plan that it changes to. */
  switchesTo?: PlanName
}

const LIVES: Readonly<Record<MemberState, Life>> = {
  monthly: { plan: 'monthly', days: 70, paid: 3 },
  yearly: { plan: 'yearly', days: 100, paid: 1 },
  friend: { plan: 'premiumYearly', days: 200, paid: 1 },
  trial: { plan: 'monthly', days: 2, isTrial: true, paid: 0 },
  cancelled: { plan: 'monthly', days: 40, paid: 2, cancelledDays: 3 },
  failed: { plan: 'monthly', days: 33, paid: 1, failed: 2, lastFour: '0341' },
  expiring: { plan: 'yearly', days: 300, paid: 1, cardMonths: 0 },
  expired: { plan: 'yearly', days: 300, paid: 1, cardMonths: -2 },
  switching: { plan: 'premiumYearly', days: 200, paid: 1, switchesTo: 'monthly' },
  lapsed: { plan: 'monthly', days: 120, paid: 1, cancelledDays: 110 },
}

const sum = (facts: readonly Fact[]): Subscription => {
  const subscription = subscriptionOf(facts)
  if (!subscription) throw new Error('It began')
  return subscription
}

interface Made {
  facts: Fact[]
  charges: Statement[]
}

/** A payment for the next cycle, or one that failed, with its charge and its books. */
function pay(
  made: Made,
  about: { id: string; userId: string; method: string },
  status: 'PAID' | 'FAILED',
): void {
  const { id } = about
  const before = sum(made.facts)
  const at =
    status === 'FAILED' ? before.currentPeriodEndsAt + before.failures * DAY : before.currentPeriodEndsAt
  const cycle = nextCycle(before, at)
  const key = chargeKey(id, cycle)
  const { attempt: _, ...paid } = cycle
  made.facts.push(
    status === 'PAID'
      ? { id: `paid ${key}`, at, kind: 'paid', key, ...paid }
      : { id: `failed ${key}`, at, kind: 'failed', key, cycle: cycle.cycle },
  )
  made.charges.push(
    ...settledCharge({
      ...about,
      id: `${id.slice(0, 8)}${String(cycle.cycle).padStart(2, '0')}${String(cycle.attempt).padStart(2, '0')}`,
      key,
      membershipId: id,
      purpose: cycle.cycle === 1 ? 'JOIN' : 'RENEW',
      status,
      plan: cycle.plan,
      price: cycle.price,
      cycle: cycle.cycle,
      startsAt: cycle.startsAt,
      endsAt: cycle.endsAt,
      amount: cycle.amount,
      currency: before.currency,
      createdAt: at,
    }),
  )
}

/** What a card is that expires at a time. */
export function cardUntil(time: number, lastFour = '4242') {
  const date = new Date(time)
  return {
    kind: 'CreditCard',
    cardType: 'Visa',
    lastFour,
    expirationMonth: date.getUTCMonth() + 1,
    expirationYear: date.getUTCFullYear(),
  }
}

/** The id of a card that nobody has entered: the stand-in for the providers reads from it what the card is. */
const methodId = (
  id: string,
  { lastFour, expirationMonth, expirationYear }: ReturnType<typeof cardUntil>,
): string => `pm_${id}_${lastFour}_${expirationYear}${String(expirationMonth).padStart(2, '0')}`

/** The statements that give somebody who has no membership one in a state. @param id that the membership gets. */
export const memberStatements = (userId: string, id: string, state: MemberState, now: number): Statement[] =>
  lifeStatements(userId, id, LIVES[state], now)

/** The statements that give somebody who has no membership one with a past. @param id that the membership gets. */
export function lifeStatements(userId: string, id: string, life: Life, now: number): Statement[] {
  const { plan, days, isTrial = false, paid, failed = 0, cancelledDays, cardMonths = 30, switchesTo } = life
  const { lastFour } = life
  const at = now - days * DAY
  const price = priceOf(plan, 'USD')
  const method = cardUntil(addMonths(now, cardMonths), lastFour)
  const paysFrom = isTrial ? at + 7 * DAY : at
  const made: Made = {
    facts: [{ id: 'began', at, kind: 'began', plan, currency: 'USD', price, discount: null, paysFrom }],
    charges: [],
  }
  const about = { id, userId, method: JSON.stringify(method) }
  for (let i = 0; i < paid; i++) pay(made, about, 'PAID')
  for (let i = 0; i < failed; i++) pay(made, about, 'FAILED')
  if (cancelledDays !== undefined)
    made.facts.push({ id: 'cancelled', at: now - cancelledDays * DAY, kind: 'cancelled', reason: null })
  if (switchesTo)
    made.facts.push({
      id: 'switch-planned',
      at: now - DAY,
      kind: 'switch-planned',
      plan: switchesTo,
      price: priceOf(switchesTo, 'USD'),
      startAt: sum(made.facts).currentPeriodEndsAt,
    })
  const subscription = sum(made.facts)
  const { tier } = PLANS[plan]
  const row = {
    id,
    userId,
    isCurrent: true,
    provider: 'STRIPE' as const,
    customerId: `cus_${id}`,
    methodId: methodId(id, method),
    method: about.method,
    methodExpiresAt: Date.UTC(method.expirationYear, method.expirationMonth),
    country: 'US',
    startedAt: at,
    subscription: JSON.stringify(subscription),
    factCount: made.facts.length,
    // They have been told of all that.
    toldCount: made.facts.length,
    nextChargeAt: nextChargeAt(subscription),
    endsAt: entitledUntil(subscription),
  }
  return [
    insertMembership(row),
    ...made.facts.map((fact, position) =>
      insertFact({
        id: `${id} ${fact.id}`,
        membershipId: id,
        position,
        fact: JSON.stringify(fact),
        knownAt: now,
      }),
    ),
    ...made.charges,
    setEntitlement(userId, tier, entitledUntil(subscription), at, tier === 'friend' ? at : null),
  ]
}
