import { CURRENCIES, type Currency } from './plans'

/** Amounts as others write them. Rule: docs/rules/membership.md, "Plans". */

/** The currency of a name such as `eur`, as providers write it; nothing for one in which nothing is sold. */
export const currencyNamed = (name: string | null | undefined): Currency | undefined =>
  CURRENCIES.find((currency) => currency === name?.toUpperCase())

/** How many decimals an amount of a currency has: two in most, none in yen. @param currency three letters. */
function decimalsOf(currency: string): number {
  if (!/^[a-z]{3}$/i.test(currency)) return 2
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}

/** How many minor units make one of a currency. */
export const unitsOf = (currency: string): number => 10 ** decimalsOf(currency)

/** An amount as a number with decimals, as providers write it: `5.00`, and `700` in yen. */
export function decimalText(minor: number, currency: string): string {
  return (minor / unitsOf(currency)).toFixed(decimalsOf(currency))
}

/** An amount that is written with decimals, in minor units. */
export const minorOf = (text: string, currency: string): number =>
  Math.round(Number(text) * unitsOf(currency))
