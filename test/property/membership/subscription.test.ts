import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextChargeAt, nextCycle } from '../../../schema/rules/membership/cycle'
import type { Fact } from '../../../schema/rules/membership/facts'
import { GRACE, RETRIES } from '../../../schema/rules/membership/limits'
import { endOfPeriod } from '../../../schema/rules/membership/periods'
import {
  entitledUntil,
  type Subscription,
  stateOf,
  subscriptionOf,
} from '../../../schema/rules/membership/subscription'
import { switchOf } from '../../../schema/rules/membership/switching'
import { DAY } from '../../../schema/rules/time-units'
import { cases } from '../../support/cases'

/* What is known about a subscription doesn't depend on how it became known. Rule: docs/rules/membership.md. */

const START = Date.UTC(2026, 0, 31, 12)

const began: Fact = {
  id: 'began',
  at: START,
  kind: 'began',
  plan: 'monthly',
  currency: 'USD',
  price: 500,
  discount: { price: 250, cycles: 2 },
  paysFrom: START,
}

/** What they add up to. */
function sum(facts: readonly Fact[]): Subscription {
  const subscription = subscriptionOf(facts)
  if (!subscription) throw new Error('It began')
  return subscription
}

const payNext = (facts: readonly Fact[], at: number): Fact => {
  const { cycle, attempt, ...paid } = nextCycle(sum(facts), at)
  const key = `m:${cycle}:${attempt}`
  return { id: `paid ${key}`, at, kind: 'paid', key, cycle, ...paid }
}
const failNext = (facts: readonly Fact[], at: number): Fact => {
  const { cycle, attempt } = nextCycle(sum(facts), at)
  const key = `m:${cycle}:${attempt}`
  return { id: `failed ${key}`, at, kind: 'failed', key, cycle }
}

const act = fc.constantFrom('pay', 'fail', 'cancel', 'resume', 'switch', 'discount', 'refund a part')
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

/** A history, one act after the other. */
function historyOf(acts: readonly Act[]): Fact[] {
  const facts: Fact[] = [began, payNext([began], START)]
  for (const [i, what] of acts.entries()) {
    const subscription = sum(facts)
    const due = nextChargeAt(subscription)
    const at = Math.max(...facts.map((fact) => fact.at)) + DAY
    if (what === 'pay' && due !== null) facts.push(payNext(facts, Math.max(due, at)))
    if (what === 'fail' && due !== null) facts.push(failNext(facts, Math.max(due, at)))
    if (what === 'cancel') facts.push({ id: `cancelled ${i}`, at, kind: 'cancelled', reason: null })
    if (what === 'resume') facts.push({ id: `resumed ${i}`, at, kind: 'resumed' })
    if (what === 'switch')
      facts.push({
        id: `switch-planned ${i}`,
        at,
        kind: 'switch-planned',
        plan: 'yearly',
        price: 5000,
        startAt: subscription.currentPeriodEndsAt,
      })
    if (what === 'discount')
      facts.push({ id: `discounted ${i}`, at, kind: 'discounted', discount: { price: 400, cycles: 12 } })
    if (what === 'refund a part' && subscription.lastPaid)
      facts.push({ id: `refunded ${i}`, at, kind: 'refunded', key: subscription.lastPaid.key, amount: 1 })
  }
  return facts
}

const acts = fc.array(act, { maxLength: 14 })
const seen = { seed: 12, numRuns: cases(1000) }

test('late, doubled and reordered facts add up to the same', () => {
  fc.assert(
    fc.property(acts, fc.infiniteStream(fc.nat()), (chosen, numbers) => {
      const facts = historyOf(chosen)
      const order = new Map(facts.map((fact) => [fact, numbers.next().value]))
      const shuffled = facts.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
      expect(subscriptionOf([...shuffled, ...shuffled.slice(0, 5)])).toEqual(subscriptionOf(facts))
    }),
    seen,
  )
})

test('whoever has paid for a time is a member in it, and for 14 days after a payment failed, even if they cancel then', () => {
  fc.assert(
    fc.property(acts, (chosen) => {
      const subscription = sum(historyOf(chosen))
      expect(entitledUntil(subscription)).toBeGreaterThanOrEqual(subscription.currentPeriodEndsAt)
      const { paymentFailedAt, cancelledAt } = subscription
      if (paymentFailedAt !== null && (cancelledAt === null || paymentFailedAt <= cancelledAt))
        expect(entitledUntil(subscription)).toBeGreaterThanOrEqual(paymentFailedAt + GRACE)
    }),
    seen,
  )
})

test('a failed payment is tried again after 1, 3, 7 and 12 days, and never after that', () => {
  const facts: Fact[] = [began, payNext([began], START)]
  const end = sum(facts).currentPeriodEndsAt
  const days = [0, ...RETRIES].map((day) => {
    const due = nextChargeAt(sum(facts))
    facts.push(failNext(facts, end + day * DAY))
    return due
  })
  expect(days).toEqual([0, 1, 3, 7, 12].map((day) => end + day * DAY))
  expect(nextChargeAt(sum(facts))).toBeNull()
  expect(stateOf(sum(facts), end + 14 * DAY - 1)).toBe('PAYMENT_FAILED')
  expect(stateOf(sum(facts), end + 14 * DAY)).toBe('LAPSED')
})

test('a late payment pays for the cycle that it belongs to', () => {
  const facts: Fact[] = [began, payNext([began], START)]
  const end = sum(facts).currentPeriodEndsAt
  facts.push(failNext(facts, end))
  facts.push(payNext(facts, end + 7 * DAY))
  expect(sum(facts)).toMatchObject({ currentPeriodEndsAt: Date.UTC(2026, 2, 31, 12), failures: 0 })
})

test('periods end on the same day of the month, or on its last one', () => {
  const ends = [1, 2, 3].map((n) => new Date(endOfPeriod(START, 'monthly', n)).toISOString().slice(0, 10))
  expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  expect(new Date(endOfPeriod(Date.UTC(2028, 1, 29), 'yearly', 1)).toISOString().slice(0, 10)).toBe(
    '2029-02-28',
  )
})

test('a discount lasts its cycles, and then the regular price applies', () => {
  const facts: Fact[] = [began]
  const amounts = [1, 2, 3, 4].map(() => {
    const paid = payNext(facts, Math.max(...facts.map(({ at }) => at)) + DAY)
    facts.push(paid)
    return paid.kind === 'paid' ? paid.amount : 0
  })
  expect(amounts).toEqual([250, 250, 500, 500])
})

test('a plan with more begins at once and costs the difference, one with less when what is paid is used up', () => {
  const facts: Fact[] = [{ ...began, discount: null }]
  facts.push(payNext(facts, START))
  const subscription = sum(facts)
  const half = START + (subscription.currentPeriodEndsAt - START) / 2
  expect(switchOf(subscription, 'premiumYearly', half)).toMatchObject({
    isImmediate: true,
    credit: 250,
    amount: 14_750,
    renewsAt: endOfPeriod(half, 'yearly', 1),
  })
  const friend = { ...subscription, plan: 'premiumMonthly' as const, regularPrice: 1500 }
  expect(switchOf(friend, 'yearly', half)).toMatchObject({
    isImmediate: false,
    amount: 0,
    startsAt: subscription.currentPeriodEndsAt,
    price: 5000,
  })
})

test('a second payment of the same cycle buys nothing', () => {
  const facts: Fact[] = [began, payNext([began], START)]
  const [, paid] = facts
  if (paid?.kind !== 'paid') throw new Error('It was paid')
  const again: Fact = { ...paid, id: 'paid m:1:1', key: 'm:1:1' }
  expect(sum([...facts, again])).toEqual(sum(facts))
})

test('giving all of the last payment back ends it, and so does a dispute until it is won', () => {
  const facts: Fact[] = [began, payNext([began], START)]
  const key = 'm:1:0'
  const at = START + DAY
  expect(stateOf(sum([...facts, { id: 'r', at, kind: 'refunded', key, amount: 250 }]), at)).toBe('LAPSED')
  const disputed: Fact[] = [...facts, { id: 'd', at, kind: 'disputed', key }]
  expect(stateOf(sum(disputed), at)).toBe('LAPSED')
  expect(stateOf(sum([...disputed, { id: 'w', at: at + 1, kind: 'dispute-won', key }]), at + 2)).toBe(
    'ACTIVE',
  )
})
