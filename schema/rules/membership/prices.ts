import type { Currency, PlanName } from './plans'

/** What memberships and gifts cost in each country. Rule: docs/rules/membership.md, "Plans". */

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
