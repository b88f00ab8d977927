import { type Entry, moveOf } from '../membership/ledger'
import { CURRENCIES, type Currency } from '../membership/plans'

/** What providers say of each movement of money, and what it adds to the books. Rule: docs/rules/reconciliation.md. */

/**
 * `charge`: a payment, or one that is taken back because it was never settled. `dispute`: a bank takes money back, or
 * gives it again. `fee`: nothing but a fee. `payout`: between the provider and our own bank. `transfer`: to a writer, or
 * back. `other`: everything else.
 */
export const MOVEMENT_KINDS = ['charge', 'refund', 'dispute', 'fee', 'payout', 'transfer', 'other'] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** A movement of money at a provider. */
export interface Movement {
  /** What the provider calls it. */
  id: string
  kind: MovementKind
  /** By the provider's clock, in milliseconds. */
  at: number
  /** The charge, by its key or by what the provider calls it, or the key of a transfer; empty for neither. */
  about: string
  /** What comes into our balance, or goes out of it, before the fee, in minor units. */
  amount: number
  /** What the provider keeps of it. */
  fee: number
  /** Of the balance: three capital letters. */
  currency: string
  /** Both in the currency of the charge, before they were converted. */
  originalAmount: number
  originalFee: number
  originalCurrency: string
  /** Whether it has gone on to our bank already. */
  isPaidOut: boolean
}

/** A movement as far as it is compared, and as far as the books depend on it. */
export type Moved = Omit<Movement, 'id' | 'at' | 'isPaidOut'>
type Booking = Moved & Pick<Movement, 'isPaidOut'>

/** An entry, with its version: 1 for what something was converted to. */
type VersionedEntry = Entry & { version: 0 | 1 }

export const isOurs = (currency: string): currency is Currency =>
  CURRENCIES.some((known) => known === currency)

/** Whether the fee of a movement is booked with its charge. */
const isChargesFee = ({ kind, about }: Pick<Moved, 'kind' | 'about'>): boolean =>
  kind === 'charge' || (kind === 'fee' && about !== '')

/** From the currency of a charge into the one of our balance. */
function conversionOf(booking: Moved, from: Currency, to: Currency): VersionedEntry[] {
  if (from === to) return []
  const { amount, fee, originalAmount, originalFee } = booking
  const [was, is] = isChargesFee(booking)
    ? [originalAmount - originalFee, amount - fee]
    : [originalAmount, amount]
  return [
    ...moveOf('conversion', was, from).map((entry) => ({ ...entry, version: 0 as const })),
    ...moveOf('conversion', -is, to).map((entry) => ({ ...entry, version: 1 as const })),
  ]
}

/**
 * What a movement adds to the books besides what its charge or its payout has added already: a conversion, a fee of its
 * own, and what has arrived at our bank. Nothing for a currency that the books don't have.
 */
export function entriesOfMovement(booking: Booking): VersionedEntry[] {
  const { kind, amount, fee, currency, originalCurrency, isPaidOut } = booking
  if (kind === 'other' || kind === 'transfer' || !isOurs(currency) || !isOurs(originalCurrency)) return []
  const ownFee = isChargesFee(booking) ? 0 : fee
  const deposit = (kind === 'payout' ? -amount : 0) + (isPaidOut ? amount : 0)
  return [
    ...conversionOf(booking, originalCurrency, currency),
    ...[
      ...moveOf(kind === 'dispute' ? 'disputeFee' : 'otherFee', ownFee, currency),
      ...moveOf('deposit', deposit, currency),
    ].map((entry) => ({ ...entry, version: 0 as const })),
  ]
}

/** The fee of a charge by the movements about it; nothing as long as none says it. */
export function feeOfCharge(movements: readonly Moved[]): number | undefined {
  const own = movements.filter(isChargesFee)
  return own.length === 0 ? undefined : own.reduce((sum, { originalFee }) => sum + originalFee, 0)
}
