import type { Difference } from '../../../schema/rules/reconciliation/differences'
import { isOurs } from '../../../schema/rules/reconciliation/entries'
import { MOVES_WITHIN } from '../../../schema/rules/reconciliation/limits'
import { chargeByKey, chargeByProviderId } from '../../data/membership/charges'
import {
  bookedOf,
  compareMovementAt,
  type MovementRow,
  movementById,
  movementsAbout,
} from '../../data/reconciliation/movements'
import type { LookParts } from '../membership/look'
import { bookMovements } from './book-movements'
import { compareWithMovements } from './compare-charge'
import { noteDifferences } from './note-differences'

/** What the books can't place: it moved at the provider alone. */
const unknown = ({ amount, fee, currency }: MovementRow): Difference => ({
  kind: 'MISSING_HERE',
  what: 'movement',
  ours: 0,
  theirs: amount - fee,
  currency,
  theirCurrency: currency,
})

/** Compares what was transferred for a payout with the books. The books may be behind for a while. */
async function compareTransfer({ db, clock }: LookParts, row: MovementRow): Promise<void> {
  const now = clock.now()
  const [booked, movements] = await Promise.all([
    db.first(bookedOf, row.about),
    db.all(movementsAbout, JSON.stringify([row.about])),
  ])
  const theirs = movements.reduce((sum, { amount }) => sum + amount, 0)
  const ours = booked?.transferred ?? 0
  const isEarly = now - row.readAt < MOVES_WITHIN[row.provider]
  if (ours !== theirs && isEarly) {
    await db.write([compareMovementAt(row.id, row.readAt + MOVES_WITHIN[row.provider])])
    return
  }
  const { currency } = row
  const kind = ours === 0 ? 'MISSING_HERE' : theirs === 0 ? 'MISSING_THERE' : 'OTHER_AMOUNT'
  const differences: Difference[] =
    ours === theirs ? [] : [{ kind, what: 'transfer', ours, theirs, currency, theirCurrency: currency }]
  await db.write([
    ...bookMovements(movements, now),
    ...noteDifferences(row.provider, row.about, differences, now),
  ])
}

/**
 * Compares a movement with the books: with its charge or its payout, or by itself. Compared again, it changes nothing.
 * Rule: docs/rules/reconciliation.md, "Differences".
 */
export async function compareMovement(parts: LookParts, id: string): Promise<void> {
  const { db, clock } = parts
  const row = await db.first(movementById, id)
  if (!row || row.dueAt === null) return
  if (row.kind === 'transfer' && row.about !== '') return compareTransfer(parts, row)
  const charge =
    row.about === ''
      ? undefined
      : ((await db.first(chargeByKey, row.about)) ?? (await db.first(chargeByProviderId, row.about)))
  if (charge && charge.provider === row.provider) return compareWithMovements(parts, charge.id)
  const isPlaced = (row.kind === 'fee' || row.kind === 'payout') && row.about === '' && isOurs(row.currency)
  const now = clock.now()
  await db.write([
    ...(isPlaced ? bookMovements([row], now) : bookMovements([{ ...row, kind: 'other' }], now)),
    ...noteDifferences(row.provider, row.id, isPlaced ? [] : [unknown(row)], now),
  ])
}
