/** The currencies in which an account keeps what it earns. What is paid in others is converted. */
const KEPT: ReadonlySet<string> = new Set(['usd', 'cad', 'eur', 'gbp'])
/** How many US cents a minor unit of another currency brings. */
const RATES: Readonly<Record<string, number>> = { aud: 0.66, inr: 0.012, brl: 0.18, jpy: 0.67 }

export const SOLD_IN: ReadonlySet<string> = new Set([...KEPT, ...Object.keys(RATES)])

/** An amount as it arrives in an account. */
export interface Settled {
  amount: number
  currency: string
  /** How much a unit was worth; null where nothing was converted. */
  rate: number | null
}

/** What an amount is in the account’s own currency. */
export function settled(amount: number, currency: string): Settled {
  const rate = KEPT.has(currency) ? undefined : RATES[currency]
  return rate === undefined
    ? { amount, currency, rate: null }
    : { amount: Math.round(amount * rate), currency: 'usd', rate }
}
