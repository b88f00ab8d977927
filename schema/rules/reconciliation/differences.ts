import { type Booked, paidAmounts } from '../membership/ledger'
import { isOurs, type Moved } from './entries'

/** Where the books and a provider differ. Rule: docs/rules/reconciliation.md, "Differences". */

export const DIFFERENCE_KINDS = ['MISSING_HERE', 'MISSING_THERE', 'OTHER_AMOUNT', 'OTHER_CURRENCY'] as const
type DifferenceKind = (typeof DIFFERENCE_KINDS)[number]

/** What differs: a part of a charge, a transfer to a writer, or a movement that the books can't place. */
export const DIFFERING = ['charge', 'refund', 'dispute', 'fee', 'transfer', 'movement'] as const
export type Differing = (typeof DIFFERING)[number]

/** A difference, with both amounts in minor units. */
export interface Difference {
  kind: DifferenceKind
  what: Differing
  ours: number
  theirs: number
  currency: string
  theirCurrency: string
}

/** A charge as far as it is compared. */
interface Compared extends Booked {
  currency: string
}

function difference(what: Differing, ours: number, theirs: number, currency: string): Difference[] {
  if (ours === theirs) return []
  const kind = theirs === 0 ? 'MISSING_THERE' : ours === 0 ? 'MISSING_HERE' : 'OTHER_AMOUNT'
  return [{ kind, what, ours, theirs, currency, theirCurrency: currency }]
}

const sumOf = (movements: readonly Moved[], kind: Moved['kind']): number =>
  movements.reduce((sum, movement) => sum + (movement.kind === kind ? movement.originalAmount : 0), 0)

/** A movement in another currency than its charge, or in one that the books don't have. */
const inOtherCurrency = (movements: readonly Moved[], currency: string): Moved | undefined =>
  movements.find(
    (movement) =>
      movement.originalCurrency !== currency ||
      !isOurs(movement.originalCurrency) ||
      !isOurs(movement.currency),
  )

/** Where a charge differs from the movements about it. */
export function differencesOf(charge: Compared, movements: readonly Moved[]): Difference[] {
  const { currency } = charge
  const { charge: sale, gift, refund, dispute, fee } = paidAmounts(charge)
  const paid = sale + gift
  const other = inOtherCurrency(movements, currency)
  if (other) {
    const { amount, originalAmount, originalCurrency } = other
    const isConverted = originalCurrency === currency
    const [theirs, theirCurrency] = isConverted
      ? [amount, other.currency]
      : [originalAmount, originalCurrency]
    return [{ kind: 'OTHER_CURRENCY', what: 'charge', ours: paid, theirs, currency, theirCurrency }]
  }
  // What was withdrawn before it was settled never moved.
  if (movements.length === 0 && paid - refund - dispute === 0 && fee === 0) return []
  const theirFee = movements
    .filter(({ kind }) => kind === 'charge' || kind === 'fee')
    .reduce((sum, { originalFee }) => sum + originalFee, 0)
  return [
    ...difference('charge', paid, sumOf(movements, 'charge'), currency),
    ...difference('refund', refund, -sumOf(movements, 'refund'), currency),
    ...difference('dispute', dispute, -sumOf(movements, 'dispute'), currency),
    // The fee of a payment is booked as the provider says it.
    ...(paid === 0 ? difference('fee', 0, theirFee, currency) : []),
  ]
}

/** Whether the provider has moved more than the books know, so that it isn't a matter of time. */
export const isAhead = ({ kind, ours, theirs }: Difference): boolean =>
  kind === 'OTHER_CURRENCY' || Math.abs(theirs) > Math.abs(ours)
