import { isPaid } from '../../../schema/rules/membership/ledger'
import { differencesOf, isAhead } from '../../../schema/rules/reconciliation/differences'
import { feeOfCharge } from '../../../schema/rules/reconciliation/entries'
import { COMPARE_AGAIN, FIRST_READ, MOVES_WITHIN } from '../../../schema/rules/reconciliation/limits'
import { type ChargeRow, chargeById } from '../../data/membership/charges'
import { setCompareAt } from '../../data/reconciliation/differences'
import { bookedOf, type MovementRow, movementsAbout } from '../../data/reconciliation/movements'
import { type LookParts, look } from '../membership/look'
import { retryOnConflict } from '../membership/retry-on-conflict'
import { settle } from '../membership/settle'
import { bookMovements } from './book-movements'
import { noteDifferences } from './note-differences'

const namesOf = ({ key, providerChargeId }: ChargeRow): string =>
  JSON.stringify([key, providerChargeId ?? key])

/** A charge with the fee that its provider says, if it isn't in the books yet. */
function withFee(parts: LookParts, row: ChargeRow, movements: readonly MovementRow[]): Promise<ChargeRow> {
  const fee = feeOfCharge(movements)
  const { status, providerChargeId, amount, currency, tax, refunded, createdAt: at } = row
  if (fee === undefined || fee === row.fee || !isPaid(status) || providerChargeId === null)
    return Promise.resolve(row)
  return settle(parts, row, {
    ...{ status, providerChargeId, amount, currency, tax, refunded, at, fee },
    declineCode: null,
  })
}

async function compareOnce(parts: LookParts, chargeId: string, isAsked: boolean): Promise<boolean> {
  const { db, clock } = parts
  const before = await db.first(chargeById, chargeId)
  if (!before) return true
  const movements = await db.all(movementsAbout, namesOf(before))
  const row = await withFee(parts, before, movements)
  const differing = differencesOf(row, movements)
  // Something may have become of the charge that nobody has told of yet.
  if (!isAsked && differing.length > 0) return false
  const now = clock.now()
  const { changedAt } = (await db.first(bookedOf, chargeId)) ?? {}
  const moved = (changedAt ?? row.createdAt) + MOVES_WITHIN[row.provider]
  const isOld = now - row.createdAt > FIRST_READ
  const lasting = isOld ? [] : differing.filter((one) => isAhead(one) || moved <= now)
  const isOpen = !isOld && differing.length > 0
  await db.write([
    ...bookMovements(movements, now),
    ...noteDifferences(row.provider, row.key, lasting, now),
    setCompareAt(row.id, row.version, isOpen ? Math.max(moved, now + COMPARE_AGAIN) : null),
  ])
  return true
}

/**
 * Compares a charge with all that its provider has moved for it: books the fee and what else a movement adds, and notes
 * what differs. If something does, the provider is asked about the charge first. Compared again, it changes nothing. Rule: docs/rules/reconciliation.md, "Differences".
 */
export async function compareWithMovements(parts: LookParts, chargeId: string): Promise<void> {
  if (await retryOnConflict(() => compareOnce(parts, chargeId, false))) return
  await look(parts, chargeId)
  await retryOnConflict(() => compareOnce(parts, chargeId, true))
}
