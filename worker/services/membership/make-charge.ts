import { type Cycle, chargeKey } from '../../../schema/rules/membership/cycle'
import type { DeclineCode } from '../../../schema/rules/membership/declines'
import type { Currency } from '../../../schema/rules/membership/plans'
import { onTopOf, priceWithin, type Sale, taxOf } from '../../../schema/rules/sales-tax/sale'
import { MINUTE } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { isDuplicate } from '../../data/database'
import {
  beginAgain,
  type ChargeRow,
  chargeById,
  chargeByKey,
  insertCharge,
  setWaiting,
} from '../../data/membership/charges'
import type { Site } from '../parts'
import { type LookParts, look } from './look'
import type { KeptMethod, PaymentProvider } from './provider'
import { settle } from './settle'

export interface ChargeParts extends LookParts {
  site: Site
  newId(): string
}

/** How soon a charge is looked at of which nothing is known, in milliseconds. */
const FIRST_CHECK = 5 * MINUTE

/** The amount, and who is charged. */
export interface Wanted {
  /** What it pays for: a cycle of a membership, or a gift. */
  of: { membershipId: string } | { giftId: string; description: string }
  userId: string
  purpose: ChargeRow['purpose']
  cycle: Cycle
  currency: Currency
  provider: PaymentProvider
  kept: KeptMethod
  isOnSession: boolean
  /** The sale that a price is part of: it is asked only if nothing is charged yet. */
  taxed(amount: number): Promise<Sale>
}

/** What came of a charge. */
export type Made =
  | { is: 'settled'; charge: ChargeRow }
  | { is: 'action'; clientSecret: string }
  /** Nobody knows yet: asked again, it isn't charged twice. */
  | { is: 'unknown' }

const declined = async (parts: LookParts, row: ChargeRow, code: DeclineCode): Promise<Made> => ({
  is: 'settled',
  charge: await settle(parts, row, { declined: code }),
})

const isSame = (row: ChargeRow, { cycle, kept }: Pick<Wanted, 'cycle' | 'kept'>): boolean =>
  row.plan === cycle.plan &&
  priceWithin(row) === cycle.amount &&
  row.startsAt === cycle.startsAt &&
  row.method === JSON.stringify(kept.method)

/** All that is charged for a price, with its sale as it is stored. */
async function taxedAmount(
  price: number,
  taxed: Wanted['taxed'],
): Promise<{ amount: number; tax: number; sale: string }> {
  const sale = await taxed(price)
  return { amount: price + onTopOf(sale), tax: taxOf(sale), sale: JSON.stringify(sale) }
}

/**
 * A renewal for which the provider couldn't be asked, as it is wanted now: another price or method may hold meanwhile.
 *
 * @returns nothing while nobody knows whether it was made.
 */
async function againOf(
  parts: ChargeParts,
  row: ChargeRow,
  { cycle, kept, taxed }: Wanted,
): Promise<ChargeRow | undefined> {
  if (row.checkAt !== null && isSame(row, { cycle, kept })) return row
  const latest = row.checkAt === null ? row : await look(parts, row.id)
  if (latest?.status !== 'OPEN') return latest
  if (latest.checkAt !== null) return undefined
  const { plan, price, startsAt, endsAt } = cycle
  const { amount, tax, sale } = await taxedAmount(cycle.amount, taxed)
  const method = JSON.stringify(kept.method)
  const now = parts.clock.now()
  const checkAt = now + FIRST_CHECK
  await parts.db.write([
    beginAgain(row.id, row.version, plan, price, amount, startsAt, endsAt, method, tax, sale, now, checkAt),
  ])
  return parts.db.first(chargeById, row.id)
}

/** The row of a charge, written before the provider is asked for it; nothing if it can't be asked for now. */
async function rowOf(parts: ChargeParts, wanted: Wanted): Promise<ChargeRow | undefined> {
  const { of, userId, purpose, cycle, currency, provider, kept, taxed } = wanted
  const { db, clock, newId } = parts
  const [membershipId, giftId] = 'giftId' in of ? ['', of.giftId] : [of.membershipId, null]
  const key = chargeKey(giftId ?? membershipId, cycle)
  const before = await db.first(chargeByKey, key)
  if (before?.status === 'OPEN' && purpose === 'RENEW') return againOf(parts, before, wanted)
  if (before) return before
  const sold = await taxedAmount(cycle.amount, taxed)
  const now = clock.now()
  try {
    await db.write([
      insertCharge({
        id: newId(),
        key,
        userId,
        membershipId,
        giftId,
        purpose,
        plan: cycle.plan,
        price: cycle.price,
        cycle: cycle.cycle,
        startsAt: cycle.startsAt,
        endsAt: cycle.endsAt,
        provider: provider.name,
        method: JSON.stringify(kept.method),
        status: 'OPEN',
        ...sold,
        currency,
        createdAt: now,
        checkAt: now + FIRST_CHECK,
      }),
    ])
  } catch (error) {
    // The purchase was sent twice at once.
    if (!isDuplicate(error)) throw error
  }
  const row = await db.first(chargeByKey, key)
  if (!row) throw new Error(`There is no charge ${key}, though it was just written`)
  return row
}

/**
 * Makes a charge once for its cycle and attempt, and writes down what came of it. Made again after a lost answer or a
 * crash, it says what became of the first one.
 */
export async function makeCharge(parts: ChargeParts, wanted: Wanted): Promise<Made> {
  const row = await rowOf(parts, wanted)
  if (!row) return { is: 'unknown' }
  if (row.status !== 'OPEN' && row.status !== 'PENDING') return { is: 'settled', charge: row }
  const { of, provider, kept, isOnSession } = wanted
  const outcome = await provider.charge({
    key: row.key,
    customerId: kept.customerId,
    methodId: kept.methodId,
    amount: row.amount,
    currency: row.currency,
    description: 'giftId' in of ? of.description : membershipMessages.description(parts.site.productName),
    isOnSession,
  })
  if (outcome.is === 'unavailable') return { is: 'unknown' }
  if (outcome.is === 'action' && isOnSession) {
    await parts.db.write([setWaiting(row.id)])
    return outcome
  }
  try {
    // The cardholder isn't present, so the bank can't ask.
    if (outcome.is === 'action') return await declined(parts, row, 'authentication_failed')
    if (outcome.is === 'declined') return await declined(parts, row, outcome.code)
    return { is: 'settled', charge: await settle(parts, row, outcome.value) }
  } catch (error) {
    // Somebody else has written it down meanwhile, or what it leads to has changed.
    const charge = await look(parts, row.id)
    if (charge && charge.status !== 'OPEN') return { is: 'settled', charge }
    throw error
  }
}
