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

interface Prices extends Record<PlanName | 'gift', number> {
  /** Where these prices hold, as two letters each. The first ones hold everywhere else, and where nothing is known. */
  in: string
}

/** In minor units of the currency. */
export const PRICES = {
  USD: { in: '', monthly: 500, yearly: 5000, premiumMonthly: 1500, premiumYearly: 15000, gift: 5000 },
  CAD: { in: 'CA', monthly: 700, yearly: 7000, premiumMonthly: 2000, premiumYearly: 20000, gift: 7000 },
  EUR: {
    in: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
    monthly: 500,
    yearly: 5000,
    premiumMonthly: 1500,
    premiumYearly: 15000,
    gift: 5000,
  },
  GBP: {
    in: 'GB GG IM JE',
    monthly: 400,
    yearly: 4000,
    premiumMonthly: 1200,
    premiumYearly: 12000,
    gift: 4000,
  },
  AUD: {
    in: 'AU CC CX KI NF NR TV',
    monthly: 800,
    yearly: 8000,
    premiumMonthly: 2400,
    premiumYearly: 24000,
    gift: 8000,
  },
  INR: {
    in: 'IN',
    monthly: 25000,
    yearly: 250000,
    premiumMonthly: 75000,
    premiumYearly: 750000,
    gift: 250000,
  },
  BRL: { in: 'BR', monthly: 2000, yearly: 20000, premiumMonthly: 6000, premiumYearly: 60000, gift: 20000 },
  JPY: { in: 'JP', monthly: 700, yearly: 7000, premiumMonthly: 2100, premiumYearly: 21000, gift: 7000 },
} as const satisfies Record<Currency, Prices>

const ROWS = Object.entries(PRICES) as [Currency, Prices][]

/** The currency of the prices in a country, or where the country isn't known. */
export const currencyOf = (country: string | null | undefined): Currency =>
  ROWS.find(([, prices]) => country && prices.in.split(' ').includes(country))?.[0] ?? 'USD'

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

export const isPlan = (name: string): name is PlanName => Object.hasOwn(PLANS, name)
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
