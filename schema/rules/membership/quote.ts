import type { Sale } from '../sales-tax/sale'
import { DISCOUNTS, type DiscountName, lessPercent } from './discounts'
import type { Discount } from './facts'
import { TRIAL } from './limits'
import { addMonths, endOfPeriod } from './periods'
import { type Currency, PLANS, type PlanName, priceOf, STAFF_YEARLY } from './plans'

/** What somebody agrees to when they become a member. Rule: docs/rules/membership.md, "Plans". */
export interface Quote {
  plan: PlanName
  currency: Currency
  /** The amount charged today, in minor units. */
  price: number
  /** What a cycle costs without a trial or a discount, in minor units. */
  regularPrice: number
  discount: Discount | null
  /** When the first paid cycle begins, in milliseconds: now, unless free time comes first. */
  paysFrom: number
  renewsAt: number
  renewalPrice: number
  coupon: string | null
}

/** A quote with the tax on what is charged today. */
export interface TaxedQuote extends Quote {
  /** Null for one from before there were taxes. */
  sale: Sale | null
  /** All that is charged today. */
  total: number
}

export interface Quoted {
  plan: PlanName
  currency: Currency
  now: number
  /** Staff pay less for a year. */
  isStaff: boolean
  /** Whether they have never been a member. */
  isNew: boolean
  coupon: { code: string; discount: DiscountName } | null
}

/** The lower price that a discount gives; null if it lowers none. */
function discountOf(price: number, name: DiscountName | undefined): Discount | null {
  const discount = name && DISCOUNTS[name]
  if (!discount || !('percent' in discount)) return null
  return { price: lessPercent(price, discount.percent), cycles: discount.cycles }
}

/** When the first paid cycle begins. */
function paysFrom({ plan, now, isNew, coupon }: Quoted): number {
  const discount = coupon && DISCOUNTS[coupon.discount]
  if (discount) return 'freeMonths' in discount ? addMonths(now, discount.freeMonths) : now
  return plan === 'monthly' && isNew ? now + TRIAL : now
}

/**
 * What a plan costs somebody.
 *
 * @throws Error `Unavailable membership price` for a plan or a currency that doesn't exist.
 */
export function quoteOf(quoted: Quoted): Quote {
  const { plan, now, isStaff, coupon } = quoted
  const isStaffs = isStaff && plan === 'yearly'
  const currency = isStaffs ? 'USD' : quoted.currency
  const regularPrice = isStaffs ? STAFF_YEARLY.price : priceOf(plan, currency)
  const discount = discountOf(regularPrice, coupon?.discount)
  const first = discount?.price ?? regularPrice
  const from = paysFrom(quoted)
  const common = { plan, currency, regularPrice, discount, paysFrom: from, coupon: coupon?.code ?? null }
  if (from > now) return { ...common, price: 0, renewsAt: from, renewalPrice: first }
  const renewalPrice = discount && discount.cycles > 1 ? discount.price : regularPrice
  return { ...common, price: first, renewsAt: endOfPeriod(now, PLANS[plan].period, 1), renewalPrice }
}
