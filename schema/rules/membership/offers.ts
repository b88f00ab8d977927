import type { MEMBERSHIP_TYPES } from '../../routes/values'
import { type Currency, PLANS, type PlanName, priceOf, STAFF_YEARLY } from './plans'

/** What a plan costs, and what its price is compared with. Rules: docs/rules/membership.md, "Pages". */

/** A plan's name in an address. */
export type PlanSlug = (typeof MEMBERSHIP_TYPES)[number]

const SLUGS = {
  monthly: 'monthly',
  yearly: 'yearly',
  premiumMonthly: 'premium-monthly',
  premiumYearly: 'premium-yearly',
} as const satisfies Record<PlanName, PlanSlug>

const PLAN_NAMES = Object.keys(SLUGS) as PlanName[]

/** A plan's name in an address. */
export const slugOfPlan = (plan: PlanName): PlanSlug => SLUGS[plan]

/** The plan that an address names; nothing for one that doesn't exist. */
export const planOfSlug = (slug: string | undefined): PlanName | undefined =>
  PLAN_NAMES.find((plan) => SLUGS[plan] === slug)

/** A plan with its amounts, in minor units. */
export interface Offer {
  plan: PlanName
  currency: Currency
  price: number
  /** Twelve monthly payments; absent for a monthly plan. */
  crossout: number | undefined
  /** How much less a year costs than that; absent for a monthly plan. */
  saved: number | undefined
}

/** The monthly plan of the same tier. */
const MONTHLY = { member: 'monthly', friend: 'premiumMonthly' } as const

/** A plan's price, and for a year what it saves. */
export function offerOf(plan: PlanName, currency: Currency): Offer {
  const price = priceOf(plan, currency)
  const { tier, period } = PLANS[plan]
  if (period === 'monthly') return { plan, currency, price, crossout: undefined, saved: undefined }
  const crossout = 12 * priceOf(MONTHLY[tier], currency)
  return { plan, currency, price, crossout, saved: crossout - price }
}

/** The yearly plan for staff, whose price is in US dollars everywhere. */
export function staffOffer(): Offer {
  const { price, saved } = STAFF_YEARLY
  return { plan: 'yearly', currency: 'USD', price, crossout: price + saved, saved }
}

/** Half of the yearly price, for the first year. */
export function firstYearOffer(currency: Currency): Offer {
  const crossout = priceOf('yearly', currency)
  const price = Math.round(crossout / 2)
  return { plan: 'yearly', currency, price, crossout, saved: crossout - price }
}

/** What a year costs per week, in minor units, rounded up, so that “less than” is true. */
export const weekOf = (yearly: number): number => Math.ceil(yearly / 52)
