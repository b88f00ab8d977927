import { type Entry, moveOf } from '../membership/ledger'
import type { Currency } from '../membership/plans'
import { convert, PAID_IN } from './rates'

/** What a month of the partner programme adds to the books. Rule: docs/rules/partner.md, "Ledger". */

/** What a month amounts to in a currency. */
interface MonthSums {
  currency: Currency
  share: number
  /** What cycles brought to the common pool. */
  pool: number
}

/** The entries of a month as a whole. */
export const entriesOfMonth = ({ currency, share, pool }: MonthSums): Entry[] => [
  ...moveOf('pool', pool, currency),
  ...moveOf('share', share, currency),
]

/** What a writer has in a month in a currency: of cycles, and of the common pool. */
interface PartnerSums {
  currency: Currency
  amount: number
  pooled: number
}

/**
 * The entries of a writer's month in a currency.
 *
 * @param rate of the currency in the month; it isn't asked for what writers are paid in.
 * @returns what they are paid for it, in that currency.
 */
export function entriesOfPartner(
  { currency, amount, pooled }: PartnerSums,
  rate: number | undefined,
): { entries: Entry[]; paid: number } {
  const entries = [...moveOf('allocation', amount, currency), ...moveOf('pooled', pooled, currency)]
  const whole = amount + pooled
  if (currency === PAID_IN || whole === 0) return { entries, paid: whole }
  if (rate === undefined) throw new Error(`There is no rate of ${currency}`)
  const paid = convert(whole, currency, rate)
  return {
    entries: [...entries, ...moveOf('exchange', whole, currency), ...moveOf('exchange', -paid, PAID_IN)],
    paid,
  }
}
