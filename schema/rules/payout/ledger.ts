import { type Entry, moveOf, PAYOUT_KINDS } from '../membership/ledger'
import type { Currency } from '../membership/plans'
import type { PayoutStatus } from './payouts'

/** What is known of a payout, as far as the books depend on it. */
export interface BookedPayout {
  status: PayoutStatus
  amount: number
  /** What of it is withheld for a tax office, and never sent. */
  withheld: number
  /** What the provider has kept of ours, in all attempts. */
  fee: number
  transferId: string | null
}

/** What a payout amounts to, of each kind. */
const amountsOf = ({
  status,
  amount,
  withheld,
  fee,
  transferId,
}: BookedPayout): Record<(typeof PAYOUT_KINDS)[number], number> => ({
  transfer: transferId === null ? 0 : amount - withheld,
  payout: status === 'PAID' ? amount - withheld : 0,
  withholding: status === 'PAID' ? withheld : 0,
  payoutFee: fee,
  forfeit: status === 'FORFEITED' ? amount : 0,
})

/**
 * What a change of a payout adds to the books: each amount is taken from one account and added to another. Rule:
 * docs/rules/partner.md, "Ledger".
 */
export function entriesOfPayout(before: BookedPayout, after: BookedPayout, currency: Currency): Entry[] {
  const [was, is] = [amountsOf(before), amountsOf(after)]
  return PAYOUT_KINDS.flatMap((kind) => moveOf(kind, is[kind] - was[kind], currency))
}
