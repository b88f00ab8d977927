import { unitsOf } from '../membership/currencies'
import { CURRENCIES, type Currency } from '../membership/plans'

/** Rates between currencies. Rule: docs/rules/partner.md, "Currencies". */

/** What writers are paid in. */
export const PAID_IN = 'USD' satisfies Currency
/** What is converted to it. */
export const CONVERTED = CURRENCIES.filter((currency) => currency !== PAID_IN)
/** A rate is stored in millionths: what a unit of the other currency is worth in `PAID_IN`. */
const MILLIONTHS = 1_000_000
const RATE = /^(\d{1,4})(?:\.(\d{1,6}))?$/

/** A rate as it is written, in millionths; nothing if it isn't one. */
export function parseRate(text: string): number | undefined {
  const [, whole, decimals = ''] = RATE.exec(text) ?? []
  if (whole === undefined) return undefined
  const rate = Number(whole) * MILLIONTHS + Number(decimals.padEnd(6, '0'))
  return rate > 0 ? rate : undefined
}

/** A rate as it is written. */
export const rateText = (rate: number): string => String(rate / MILLIONTHS)

/** An amount of another currency in `PAID_IN`, rounded to the nearest minor unit, halves away from zero. */
export function convert(amount: number, currency: Currency, rate: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(rate) * BigInt(unitsOf(PAID_IN))
  const whole = BigInt(MILLIONTHS) * BigInt(unitsOf(currency))
  const rounded = Number((2n * product + whole) / (2n * whole))
  return amount < 0 ? 0 - rounded : rounded
}
