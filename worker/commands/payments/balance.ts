import { type Currency, usCentsPer } from './currencies'

/** The currencies in which an account keeps what it earns. */
const KEPT: ReadonlySet<string> = new Set(['usd', 'cad', 'eur', 'gbp'])
/** What is paid in these is converted to US dollars. */
const CONVERTED = ['aud', 'inr', 'brl', 'jpy'] as const satisfies readonly Currency[]

export const SOLD_IN: ReadonlySet<string> = new Set([...KEPT, ...CONVERTED])

/** An amount as it arrives in an account. */
export interface Settled {
  amount: number
  currency: string
  /** How much a unit was worth; null where nothing was converted. */
  rate: number | null
}

/** What an amount is in the account’s own currency. */
export function settled(amount: number, currency: string): Settled {
  const from = CONVERTED.find((one) => one === currency)
  if (!from) return { amount, currency, rate: null }
  const rate = usCentsPer(from)
  return { amount: Math.round(amount * rate), currency: 'usd', rate }
}
