import { expect, test } from 'vitest'
import { type PlanName, PRICES } from '../../../../schema/rules/membership/plans'
import { stayingDiscount, stayingOffers } from '../../../../schema/rules/membership/staying'
import { subscriptionOf } from '../../../../schema/rules/membership/subscription'
import { DAY } from '../../../../schema/rules/time-units'

const NOW = Date.UTC(2026, 2, 1)

/** A subscription that was paid today. */
function paid(plan: PlanName) {
  const price = PRICES.USD[plan]
  const [startsAt, endsAt] = [NOW, NOW + 28 * DAY]
  const began = { plan, currency: 'USD', price, discount: null, paysFrom: NOW } as const
  const cycle = { key: 'k', cycle: 1, amount: price, plan, price, startsAt, endsAt }
  const subscription = subscriptionOf([
    { id: 'began', at: NOW, kind: 'began', ...began },
    { id: 'paid', at: NOW, kind: 'paid', ...cycle },
  ])
  if (!subscription) throw new Error('It began')
  return subscription
}

/** Rule: docs/rules/membership.md, "Cancelling". */
test.each([
  ['monthly', 20, { price: 400, cycles: 12 }],
  ['premiumMonthly', 20, { price: 1200, cycles: 12 }],
  ['yearly', 50, { price: 2500, cycles: 1 }],
  ['premiumYearly', 50, { price: 7500, cycles: 1 }],
] as const)('who cancels the %s plan is offered %i percent off for a year', (plan, percent, discount) => {
  const subscription = paid(plan)
  expect(stayingOffers(subscription, NOW)).toEqual([percent])
  expect(stayingOffers({ ...subscription, cancelledAt: NOW }, NOW)).toEqual([percent])
  expect(stayingDiscount(subscription, percent)).toEqual(discount)
  expect(stayingOffers({ ...subscription, discountedAt: NOW }, NOW + DAY)).toEqual([])
  expect(stayingOffers({ ...subscription, paymentFailedAt: NOW }, NOW + DAY)).toEqual([])
})
