/** The plans of the membership. Prices are in minor units of their currency. Rules: docs/rules/membership.md, "Plans". */

export const CURRENCIES = ['USD', 'CAD'] as const
export type Currency = (typeof CURRENCIES)[number]

export const TIERS = ['member', 'friend'] as const
export type Tier = (typeof TIERS)[number]

const PERIODS = ['monthly', 'yearly'] as const
export type Period = (typeof PERIODS)[number]

export interface Plan {
  tier: Tier
  period: Period
  price: Record<Currency, number>
  /** The price that is shown crossed out beside the actual one, in minor units of US dollars: twelve monthly payments. */
  crossout?: number
  /** How much less a year costs than twelve monthly payments, in minor units of US dollars. */
  saved?: number
}

export const PLANS = {
  monthly: { tier: 'member', period: 'monthly', price: { USD: 500, CAD: 700 } },
  yearly: { tier: 'member', period: 'yearly', price: { USD: 5000, CAD: 7000 }, crossout: 6000, saved: 1000 },
  premiumMonthly: { tier: 'friend', period: 'monthly', price: { USD: 1500, CAD: 2000 } },
  premiumYearly: {
    tier: 'friend',
    period: 'yearly',
    price: { USD: 15000, CAD: 20000 },
    crossout: 18000,
    saved: 3000,
  },
} as const satisfies Record<string, Plan>

export type PlanName = keyof typeof PLANS

/** Whether a Friend pays three times what a member does, by the month and by the year. */
export const isThreefold = (currency: Currency): boolean =>
  PLANS.premiumMonthly.price[currency] === 3 * PLANS.monthly.price[currency] &&
  PLANS.premiumYearly.price[currency] === 3 * PLANS.yearly.price[currency]

/** What staff pay for a year, and how much less that is than the yearly plan, in minor units of US dollars. */
export const STAFF_YEARLY = { price: 100, saved: 4900 } as const

/**
 * What is offered to members who are about to cancel, once in twelve months, in percent of the price: for twelve monthly
 * payments, or for one yearly one.
 */
export const CANCELLATION_DISCOUNTS = { monthly: 20, yearly: 50 } as const satisfies Record<Period, number>

export const NO_PRICE = 'Unavailable membership price'

const isPlan = (name: string): name is PlanName => Object.hasOwn(PLANS, name)

/**
 * A plan's price in minor units.
 *
 * @throws Error `Unavailable membership price` for a plan or a currency that doesn't exist.
 */
export function priceOf(plan: string, currency: string): number {
  const prices: Partial<Record<string, number>> | undefined = isPlan(plan) ? PLANS[plan].price : undefined
  const price = prices && Object.hasOwn(prices, currency) ? prices[currency] : undefined
  if (price === undefined) throw new Error(NO_PRICE)
  return price
}
