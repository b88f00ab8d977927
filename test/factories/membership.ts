import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import { nextChargeAt } from '../../schema/rules/membership/cycle'
import type { Fact } from '../../schema/rules/membership/facts'
import { endOfPeriod } from '../../schema/rules/membership/periods'
import { PLANS, type PlanName, PRICES } from '../../schema/rules/membership/plans'
import { entitledUntil, subscriptionOf } from '../../schema/rules/membership/subscription'
import { charge } from '../../schema/tables/ledger'
import { membership, membershipFact } from '../../schema/tables/membership'
import { user } from '../../schema/tables/user'
import { NOON, nextId } from './ids'

const CARD = {
  kind: 'CreditCard',
  cardType: 'Visa',
  lastFour: '4242',
  expirationMonth: 8,
  expirationYear: 2031,
} as const

interface Given {
  plan?: PlanName
  startedAt?: number
  method?: object
  methodExpiresAt?: number
  /** Facts besides its beginning and the first payment. */
  facts?: readonly Fact[]
  isTrial?: boolean
}

/** Stores a membership that somebody pays for, with what follows for their own row, and its first charge. */
export async function createMembership(userId: string, given: Given = {}) {
  const { plan = 'monthly', startedAt = NOON, facts: more = [], isTrial = false, method = CARD } = given
  const { tier, period } = PLANS[plan]
  const id = nextId()
  const price = PRICES.USD[plan]
  const endsAt = endOfPeriod(startedAt, period, 1)
  const key = `${id}:1:0`
  const terms = { plan, price, currency: 'USD' as const }
  const began: Fact = {
    id: 'began',
    at: startedAt,
    kind: 'began',
    ...terms,
    discount: null,
    paysFrom: isTrial ? endsAt : startedAt,
  }
  const cycle = { key, cycle: 1, amount: price, plan, price, startsAt: startedAt, endsAt }
  const paid: readonly Fact[] = isTrial ? [] : [{ id: 'paid', at: startedAt, kind: 'paid', ...cycle }]
  const facts = [began, ...paid, ...more]
  const subscription = subscriptionOf(facts)
  if (!subscription) throw new Error('A membership without a beginning')
  const until = entitledUntil(subscription)
  const db = drizzle(env.DB)
  await db.insert(membership).values({
    id,
    userId,
    isCurrent: true,
    provider: 'STRIPE',
    customerId: `cus_${id}`,
    methodId: `pm_${id}`,
    method: JSON.stringify(method),
    methodExpiresAt: given.methodExpiresAt ?? null,
    country: 'US',
    startedAt,
    subscription: JSON.stringify(subscription),
    factCount: facts.length,
    nextChargeAt: nextChargeAt(subscription),
    endsAt: until,
  })
  await db.insert(membershipFact).values(
    facts.map((fact, position) => ({
      id: `${id}:${fact.id}`,
      membershipId: id,
      position,
      fact: JSON.stringify(fact),
      knownAt: startedAt,
    })),
  )
  await db.update(user).set({ membershipTier: tier, membershipEndsAt: until }).where(eq(user.id, userId))
  const chargeId = nextId()
  if (!isTrial)
    await db.insert(charge).values({
      id: chargeId,
      key,
      userId,
      membershipId: id,
      purpose: 'JOIN',
      plan,
      price,
      cycle: 1,
      startsAt: startedAt,
      endsAt,
      provider: 'STRIPE',
      method: JSON.stringify(method),
      status: 'PAID',
      providerChargeId: `ch_${chargeId}`,
      amount: price,
      currency: 'USD',
      createdAt: startedAt,
      settledAt: startedAt,
    })
  return { id, chargeId, key, endsAt, until }
}
