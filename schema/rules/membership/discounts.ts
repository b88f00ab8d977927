import type { PlanName } from './plans'

/** Lower prices and free months. Rule: docs/rules/membership.md, "Coupons". */

/** A lower price for the first cycles. */
interface Percent {
  plan: PlanName
  percent: number
  cycles: number
}
/** Nothing is charged for some months. */
interface FreeMonths {
  plan: PlanName
  freeMonths: number
}

export const DISCOUNTS = {
  'fifty-percent-off-one-year': { plan: 'yearly', percent: 50, cycles: 1 },
  'half-price-for-three-months': { plan: 'monthly', percent: 50, cycles: 3 },
  'one-month-free': { plan: 'monthly', freeMonths: 1 },
  'three-months-free': { plan: 'monthly', freeMonths: 3 },
  'six-months-free': { plan: 'monthly', freeMonths: 6 },
} as const satisfies Record<string, Percent | FreeMonths>

export type DiscountName = keyof typeof DISCOUNTS

export const isDiscount = (name: string): name is DiscountName => Object.hasOwn(DISCOUNTS, name)

/** The coupon of the page that offers the first year at half price, for people who have never been members. */
export const FIRST_YEAR_COUPON = 'FIRSTYEAR'

/** Coupons that anybody who has never been a member may use. */
export const OPEN_COUPONS: Readonly<Record<string, DiscountName>> = {
  [FIRST_YEAR_COUPON]: 'fifty-percent-off-one-year',
}

/** A price less a percentage, in minor units, rounded. */
export const lessPercent = (price: number, percent: number): number =>
  Math.round((price * (100 - percent)) / 100)
