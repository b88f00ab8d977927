import { PRICES } from './prices'

/** The plans of the membership. Rules: docs/rules/membership.md, "Plans". */

export const CURRENCIES = ['USD', 'CAD', 'EUR', 'GBP', 'AUD', 'INR', 'BRL', 'JPY'] as const
export type Currency = (typeof CURRENCIES)[number]

export const TIERS = ['member', 'friend'] as const
export type Tier = (typeof TIERS)[number]

const PERIODS = ['monthly', 'yearly'] as const
export type Period = (typeof PERIODS)[number]

export interface Plan {
  tier: Tier
  period: Period
}

export const PLANS = {
  monthly: { tier: 'member', period: 'monthly' },
  yearly: { tier: 'member', period: 'yearly' },
  premiumMonthly: { tier: 'friend', period: 'monthly' },
  premiumYearly: { tier: 'friend', period: 'yearly' },
} as const satisfies Record<string, Plan>

export type PlanName = keyof typeof PLANS

/** Whether a Friend pays three times what a member does, by the month and by the year. */
export function isThreefold(currency: Currency): boolean {
  const { monthly, yearly, premiumMonthly, premiumYearly }: Record<PlanName, number> = PRICES[currency]
  return premiumMonthly === 3 * monthly && premiumYearly === 3 * yearly
}

/** What staff pay for a year, and how much less that is than the yearly plan, in minor units of US dollars. */
export const STAFF_YEARLY = { price: 100, saved: 4900 } as const

/**
 * What is offered to members who are about to cancel, once in twelve months, in percent of the price: for twelve monthly
 * payments, or for one yearly one.
 */
export const CANCELLATION_DISCOUNTS = { monthly: 20, yearly: 50 } as const satisfies Record<Period, number>

export const NO_PRICE = 'Unavailable membership price'

const isPlan = (name: string): name is PlanName => Object.hasOwn(PLANS, name)
const isCurrency = (name: string): name is Currency => Object.hasOwn(PRICES, name)

/**
 * A plan's price in minor units.
 *
 * @throws Error `Unavailable membership price` for a plan or a currency that doesn't exist.
 */
export function priceOf(plan: string, currency: string): number {
  if (!isPlan(plan) || !isCurrency(currency)) throw new Error(NO_PRICE)
  return PRICES[currency][plan]
}
