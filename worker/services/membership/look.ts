import { isPaid } from '../../../schema/rules/membership/ledger'
import { UNANSWERED } from '../../../schema/rules/membership/limits'
import { HOUR, MINUTE } from '../../../schema/rules/time-units'
import { type ChargeRow, chargeById, setCheck } from '../../data/membership/charges'
import { checksOf, noteInCheck } from '../../data/membership/events'
import type { PaymentProvider, Payments } from './provider'
import { retryOnConflict } from './retry-on-conflict'
import { type SettleParts, settle } from './settle'

export interface LookParts extends SettleParts {
  payments: Payments
}

/** The age at which a charge that the provider doesn't know was never made, in milliseconds: its search lags behind. */
const NEVER_MADE = 5 * MINUTE
/** How soon a provider that can't be reached is asked again, in milliseconds. */
const ASK_AGAIN = 10 * MINUTE

/** Refunds what was paid twice. */
async function giveBack(parts: LookParts, provider: PaymentProvider, row: ChargeRow): Promise<ChargeRow> {
  const { providerChargeId, amount, refunded } = row
  if (providerChargeId === null) return row
  const key = `${row.key}:back`
  const outcome = await provider.refund({ key, providerChargeId, amount: amount - refunded })
  if (outcome.is === 'done') return settle(parts, row, outcome.value)
  await parts.db.write([setCheck(row.id, parts.clock.now() + HOUR)])
  return row
}

/** Nothing is known yet: the provider is asked again at a time, or not before the charge is made (null). */
async function wait({ db }: LookParts, row: ChargeRow, checkAt: number | null): Promise<ChargeRow> {
  await db.write([setCheck(row.id, checkAt)])
  return { ...row, checkAt }
}

/**
 * Has the provider withdraw a charge whose owner hasn't answered their bank, so that no late answer pays for it. One that
 * was answered meanwhile is paid.
 */
async function withdrawOnce(parts: LookParts, provider: PaymentProvider, row: ChargeRow): Promise<ChargeRow> {
  if (row.status !== 'PENDING' || row.providerChargeId === null) return row
  const answer = await provider.withdraw(row.providerChargeId)
  if (answer.is === 'unavailable') return wait(parts, row, parts.clock.now() + ASK_AGAIN)
  return answer.value === null ? row : settle(parts, row, answer.value)
}

/** Withdraws a charge whose owner has left their bank's question, after looking at it once more. */
export async function withdraw(parts: LookParts, chargeId: string): Promise<ChargeRow | undefined> {
  await look(parts, chargeId)
  return retryOnConflict(async () => {
    const row = await parts.db.first(chargeById, chargeId)
    const provider = row && parts.payments.named(row.provider)
    return row && provider ? withdrawOnce(parts, provider, row) : row
  })
}

/** A payment that is in our books and that its provider doesn't know: staff see it beside the last comparison. */
async function reportMissing(parts: LookParts, row: ChargeRow): Promise<ChargeRow> {
  const { id, key, amount, currency, provider, checkAt } = row
  console.error(JSON.stringify({ event: 'charge-missing', provider, chargeId: id }))
  const [last] = await parts.db.all(checksOf, provider, 1)
  const line = `${key}: paid here (${amount} ${currency}), not known to the provider\n`
  if (last && checkAt !== null) await parts.db.write([noteInCheck(last.id, line)])
  return wait(parts, row, null)
}

async function lookOnce(parts: LookParts, chargeId: string): Promise<ChargeRow | undefined> {
  const { db, clock, payments } = parts
  const row = await db.first(chargeById, chargeId)
  const provider = row && payments.named(row.provider)
  if (!row || !provider) return row
  const answer = await (row.providerChargeId === null
    ? provider.findCharge(row.key)
    : provider.readCharge(row.providerChargeId))
  const now = clock.now()
  if (answer.is === 'unavailable') return wait(parts, row, now + ASK_AGAIN)
  if (answer.value !== null) {
    const known = await settle(parts, row, answer.value)
    if (known.isSurplus === 1 && known.status === 'PAID') return giveBack(parts, provider, known)
    if (known.status === 'PENDING' && now - known.createdAt >= UNANSWERED)
      return withdrawOnce(parts, provider, known)
    const isSettled = known.status === 'PAID' && known.checkAt !== null && known.checkAt <= now
    return isSettled ? wait(parts, known, null) : known
  }
  if (isPaid(row.status)) return reportMissing(parts, row)
  if (row.status === 'FAILED') return row
  const isNeverMade = now - row.createdAt >= NEVER_MADE
  // The provider was down: that is no failed payment. As long as the renewal is due, it is made with the same key.
  if (isNeverMade && row.purpose === 'RENEW' && row.status === 'OPEN') return wait(parts, row, null)
  if (isNeverMade) return settle(parts, row, { declined: 'processing_error' })
  return wait(parts, row, row.createdAt + NEVER_MADE)
}

/**
 * Reads a charge from the provider and stores what has become of it. A message about a charge is only a reason to do so,
 * so messages may be late, duplicated or out of order. Rule: docs/rules/membership.md, "Charges".
 */
export const look = (parts: LookParts, chargeId: string): Promise<ChargeRow | undefined> =>
  retryOnConflict(() => lookOnce(parts, chargeId))
