import fc from 'fast-check'
import { endOfPeriod } from '../../../schema/rules/membership/periods'
import {
  CURRENCIES,
  type Currency,
  PLANS,
  type PlanName,
  priceOf,
} from '../../../schema/rules/membership/plans'
import type { CycleRead } from '../../../schema/rules/partner/division'
import type { Payment } from '../../../schema/rules/partner/fee'
import { DAY } from '../../../schema/rules/time-units'

/* Members of any kind, with what becomes of their payments. */

export const START = Date.UTC(2026, 0, 31, 13, 45)
const PLAN_NAMES = Object.keys(PLANS) as PlanName[]

/** A payment as it is at one time after another. */
export interface PaymentHistory {
  currency: Currency
  states: Payment[]
}

/** What a provider, a bank or the platform may make of a payment. */
const anyChange = (amount: number): fc.Arbitrary<Partial<Payment>> =>
  fc.oneof(
    fc.record({ status: fc.constant('PAID' as const), refunded: fc.nat({ max: amount }) }),
    fc.record({ status: fc.constant('REFUNDED' as const), refunded: fc.constant(amount) }),
    fc.constant({ status: 'DISPUTED' as const }),
    fc.constant({ status: 'PAID' as const, refunded: 0 }),
    fc.constant({ status: 'FAILED' as const }),
    fc.record({ fee: fc.nat({ max: 60 }) }),
    fc.record({ tax: fc.nat({ max: Math.floor(amount / 5) }) }),
    fc.record({ isSurplus: fc.boolean() }),
  )

function historyFrom(first: Payment): fc.Arbitrary<Payment[]> {
  return fc.array(anyChange(first.amount), { maxLength: 6 }).map((changes) => {
    const states = [first]
    for (const change of changes) states.push({ ...(states.at(-1) ?? first), ...change })
    return states
  })
}

/** A payment for a cycle or a year: at its price, at a discount, or reduced by an earlier plan. */
export const anyPayment: fc.Arbitrary<PaymentHistory> = fc
  .record({
    plan: fc.constantFrom(...PLAN_NAMES),
    currency: fc.constantFrom(...CURRENCIES),
    startsAt: fc.nat({ max: 90 }).map((days) => START + days * DAY),
    percent: fc.constantFrom(100, 100, 80, 50, 37, 0),
    fee: fc.constantFrom(0, 45, 175, 600),
    taxPercent: fc.constantFrom(0, 0, 5, 19),
    purpose: fc.constantFrom('JOIN' as const, 'RENEW' as const, 'SWITCH' as const, 'UPDATE' as const),
  })
  .chain(({ plan, currency, startsAt, percent, fee, taxPercent, purpose }) => {
    const amount = Math.round((priceOf(plan, currency) * percent) / 100)
    return historyFrom({
      plan,
      purpose,
      startsAt,
      endsAt: endOfPeriod(startsAt, PLANS[plan].period, 1),
      status: 'PAID',
      amount,
      fee: Math.min(fee, amount),
      tax: Math.floor((amount * taxPercent) / 100),
      refunded: 0,
      isSurplus: false,
    }).map((states) => ({ currency, states }))
  })

const PARTNERS = Array.from({ length: 6 }, (_, i) => `partner${i}`)
const anyPartners = (most: number) => fc.subarray(PARTNERS, { maxLength: most })

/** What a member read in a cycle, of which each story has any number of writers. */
export const anyReads: fc.Arbitrary<CycleRead[]> = fc
  .array(
    fc.record({
      seconds: fc.nat({ max: 20_000 }),
      readingTime: fc.constantFrom(0, 60, 61, 240, 1800),
      partnerIds: anyPartners(4),
    }),
    { maxLength: 30 },
  )
  .map((reads) => reads.map((read, i) => ({ ...read, postId: `story${i}` })))

export const anyFollowed = anyPartners(6)

/** What each other currency is worth in US dollars. */
export const RATES = [
  ['CAD', '0.731249'],
  ['EUR', '1.162411'],
  ['GBP', '1.321'],
  ['AUD', '0.654'],
  ['INR', '0.011277'],
  ['BRL', '0.1873'],
  ['JPY', '0.006471'],
] as const
