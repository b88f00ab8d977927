import { describe, expect, test } from 'vitest'
import { MEMBERSHIP_TYPES } from '../../../../schema/routes/values'
import {
  firstYearOffer,
  offerOf,
  planOfSlug,
  slugOfPlan,
  staffOffer,
  weekOf,
} from '../../../../schema/rules/membership/offers'
import { NO_PRICE, PLANS, type PlanName, PRICES } from '../../../../schema/rules/membership/plans'

/** Rule: docs/rules/membership.md, "Pages". */
describe('what a plan costs', () => {
  test('is compared with twelve months', () => {
    expect(offerOf('yearly', 'USD')).toMatchObject({ price: 5000, crossout: 6000, saved: 1000 })
    expect(offerOf('premiumYearly', 'USD')).toMatchObject({ price: 15000, crossout: 18000, saved: 3000 })
    expect(offerOf('yearly', 'CAD')).toMatchObject({ price: 7000, crossout: 8400, saved: 1400 })
    expect(offerOf('monthly', 'USD')).toMatchObject({ price: 500, crossout: undefined, saved: undefined })
  })

  test('is a dollar a year for staff', () => {
    expect(staffOffer()).toMatchObject({ currency: 'USD', price: 100, crossout: 5000, saved: 4900 })
  })

  test('is half in the first year', () => {
    expect(firstYearOffer('USD')).toMatchObject({ price: 2500, crossout: 5000, saved: 2500 })
  })

  test('is less than the named amount a week', () => {
    expect(weekOf(5000)).toBe(97)
    for (const { yearly } of Object.values(PRICES)) expect(weekOf(yearly) * 52).toBeGreaterThanOrEqual(yearly)
  })

  test('is refused for a plan that doesn’t exist', () => {
    expect(() => offerOf('weekly' as PlanName, 'USD')).toThrow(NO_PRICE)
    expect(() => offerOf('yearly', 'CHF' as 'USD')).toThrow(NO_PRICE)
  })
})

test('an address names each plan', () => {
  const plans = Object.keys(PLANS) as PlanName[]
  expect(plans.map(slugOfPlan)).toEqual([...MEMBERSHIP_TYPES])
  expect(plans.map((plan) => planOfSlug(slugOfPlan(plan)))).toEqual(plans)
  expect([planOfSlug('weekly'), planOfSlug('toString'), planOfSlug(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
