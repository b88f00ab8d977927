import { COUNTRIES } from '../../../schema/rules/countries'

/** Ten-thousandths in a dollar: the cheapest messages cost less than a cent. */
const UNITS = 10_000

/** A price in dollars as a whole number of ten-thousandths, rounded up. */
function units(dollars: string): number {
  const value = Number(dollars)
  if (!/^\d+(?:\.\d+)?$/.test(dollars) || value <= 0) throw new Error(`"${dollars}" isn't a price in dollars`)
  return Math.ceil(Number((value * UNITS).toFixed(4)))
}

/**
 * What messages cost by country, as `US=0.0083,DE=0.11,*=0.2` says; `*` stands for all others, which get none without it.
 *
 * @throws Error if the text says anything else.
 */
export function pricesOf(text: string): (country: string) => number | undefined {
  const prices = new Map<string, number>()
  for (const entry of text.split(',')) {
    const [, country = '', dollars = ''] = /^\s*(\*|[A-Z]{2})\s*=\s*(\S+)\s*$/.exec(entry) ?? []
    if (country !== '*' && !COUNTRIES.includes(country)) throw new Error(`"${entry}" isn't a country's price`)
    prices.set(country, units(dollars))
  }
  return (country) => prices.get(country) ?? prices.get('*')
}

/** What may be spent on a day. @throws Error if the text isn't an amount in dollars. */
export const budgetOf = (text: string): number => units(text)
