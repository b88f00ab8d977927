import { DECLINE_CODES, type DeclineCode, remedyOf } from '../../../schema/rules/membership/declines'
import { type Fact, inOrder, type Paid, withoutUndone } from '../../../schema/rules/membership/facts'
import type { Remedy } from '../../../schema/rules/membership/failing'
import { entriesOf, isPaid } from '../../../schema/rules/membership/ledger'
import { UNANSWERED } from '../../../schema/rules/membership/limits'
import { isDividable } from '../../../schema/rules/partner/fee'
import { MOVES_WITHIN } from '../../../schema/rules/reconciliation/limits'
import { priceWithin, saleIn } from '../../../schema/rules/sales-tax/sale'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import type { Database, Statement } from '../../data/database'
import {
  type ChargeRow,
  chargeById,
  insertEntry,
  setPendingCheck,
  updateCharge,
} from '../../data/membership/charges'
import { currentMembership } from '../../data/membership/memberships'
import { failPurchase, purchaseOfMembership, setPurchaseState } from '../../data/membership/purchases'
import type { Clock } from '../../platform/clock'
import { consequenceOfGiving } from '../gift/consequence'
import { invoiceStatements } from '../invoice/issue-invoices'
import type { Purger } from '../post/ports'
import { taxRecordStatements } from '../sales-tax/record-tax'
import type { Taxes } from '../sales-tax/taxes'
import { findKnown, type Known, learn } from './known'
import { isStillMember, openMembership } from './opening'
import type { Charge } from './provider'

export interface SettleParts {
  db: Database
  clock: Clock
  purger: Purger
  taxes: Taxes
}

/** What became known of a charge: what its provider says, or that it was declined. */
export type Told = Omit<Charge, 'key'> | { declined: DeclineCode }

/**
 * How soon a payment that its provider works on is looked at again, and for how long, in milliseconds: longer than a bank
 * may take for a direct debit.
 */
const PENDING_CHECK = 15 * MINUTE
const PENDING_FOR = 16 * DAY
/** How long after a payment it is settled, in milliseconds. */
const SETTLED_AFTER = 5 * DAY

/** Less and less often: what is told of it later is looked at all the same. */
function pendingCheck({ createdAt }: ChargeRow, now: number): number | null {
  const age = now - createdAt
  if (age > PENDING_FOR) return null
  const next = now + Math.max(PENDING_CHECK, Math.round(age / 4))
  return age < UNANSWERED ? Math.min(next, createdAt + UNANSWERED) : next
}

/** When a payment is looked at once more: a provider may take it back while it is settled, and its webhook may be lost. */
const paidCheck = (row: ChargeRow, now: number): number | null =>
  isPaid(row.status) ? row.checkAt : now + SETTLED_AFTER

/** A charge with what became known of it. */
function next(row: ChargeRow, told: Told, now: number): ChargeRow {
  if ('declined' in told) {
    // A payment that went through isn't undone by an answer to an earlier question.
    if (isPaid(row.status)) return row
    return { ...row, status: 'FAILED', declineCode: told.declined, settledAt: now, checkAt: null }
  }
  const { status, providerChargeId, amount, fee, refunded, declineCode } = told
  return {
    ...row,
    status,
    providerChargeId,
    amount,
    // A provider that doesn't tell the fee with the charge tells it later (docs/rules/reconciliation.md).
    fee: fee ?? row.fee,
    refunded,
    declineCode,
    settledAt: status === 'PENDING' ? null : (row.settledAt ?? now),
    checkAt: status === 'PENDING' ? pendingCheck(row, now) : status === 'PAID' ? paidCheck(row, now) : null,
  }
}

/** How a declined renewal can be paid. */
function remedyFor({ declineCode }: ChargeRow): { remedy?: Remedy } {
  const remedy = remedyOf(DECLINE_CODES.find((code) => code === declineCode) ?? 'declined')
  return remedy ? { remedy } : {}
}

/** What a charge's change says of its membership. */
function factsOf(before: ChargeRow, after: ChargeRow, now: number): Fact[] {
  const { key, cycle, plan, price, startsAt, endsAt } = after
  const amount = priceWithin(after)
  const tax = after.amount - amount
  const facts: Fact[] = []
  if (!isPaid(before.status) && isPaid(after.status)) {
    const paid: Paid = {
      // It may be paid again after it was undone.
      id: before.status === 'FAILED' ? `paid ${key} ${before.version}` : `paid ${key}`,
      at: now,
      kind: 'paid',
      key,
      cycle,
      amount,
      ...(tax > 0 && { tax }),
      plan,
      price,
      startsAt,
      endsAt,
    }
    facts.push(paid)
  }
  if (isPaid(before.status) && after.status === 'FAILED')
    facts.push({ id: `undone ${key} ${before.version}`, at: now, kind: 'undone', key, cycle })
  else if (after.purpose === 'RENEW' && before.status !== 'FAILED' && after.status === 'FAILED')
    facts.push({ id: `failed ${key}`, at: now, kind: 'failed', key, cycle, ...remedyFor(after) })
  if (after.refunded > before.refunded)
    facts.push({
      id: `refunded ${key} ${after.refunded}`,
      at: now,
      kind: 'refunded',
      key,
      amount: after.refunded,
    })
  if (before.status !== 'DISPUTED' && after.status === 'DISPUTED')
    facts.push({ id: `disputed ${key} ${before.version}`, at: now, kind: 'disputed', key })
  if (before.status === 'DISPUTED' && after.status === 'PAID')
    facts.push({ id: `dispute-won ${key} ${before.version}`, at: now, kind: 'dispute-won', key })
  return facts
}

/** Whether a charge pays for a cycle that another one has paid for, unless that one's payment was taken back since. */
const isTwice = ({ facts, subscription }: Known, { key, cycle }: ChargeRow): boolean =>
  subscription.cycle >= cycle &&
  withoutUndone(facts.toSorted(inOrder)).some(
    (fact) => fact.kind === 'paid' && fact.cycle === cycle && fact.key !== key,
  )

interface Consequence {
  isSurplus: boolean
  /** Whether others see it. */
  isSeen?: boolean
  statements: Statement[]
}

/** A charge with those to whom its tax is owed. */
const withTaxes = (row: ChargeRow) => ({ ...row, taxes: saleIn(row)?.lines ?? [] })

/** What a first payment leads to: a membership, unless there is one; or the end of the purchase. */
async function consequenceOfJoining(
  { db, purger }: SettleParts,
  after: ChargeRow,
  facts: readonly Fact[],
  now: number,
): Promise<Consequence> {
  const purchase = await db.first(purchaseOfMembership, after.membershipId)
  if (!purchase) return { isSurplus: false, statements: [] }
  if (!isPaid(after.status))
    return { isSurplus: false, statements: after.status === 'FAILED' ? failPurchase(purchase.id, now) : [] }
  const before = await db.first(currentMembership, purchase.userId)
  if (before && (await isStillMember(db, before, now)))
    return { isSurplus: true, statements: [setPurchaseState(purchase.id, 'FAILED', now)] }
  return { isSurplus: false, isSeen: true, statements: openMembership(purger, purchase, facts, before, now) }
}

async function consequence(
  parts: SettleParts,
  before: ChargeRow,
  after: ChargeRow,
  now: number,
): Promise<Consequence> {
  if (after.giftId !== null)
    return {
      isSurplus: before.isSurplus === 1,
      ...(await consequenceOfGiving(parts.db, after.giftId, before, after, now)),
    }
  const facts = factsOf(before, after, now)
  const known = await findKnown(parts.db, after.membershipId)
  if (!known && after.purpose === 'JOIN') return consequenceOfJoining(parts, after, facts, now)
  if (!known || facts.length === 0) return { isSurplus: before.isSurplus === 1, statements: [] }
  if (isTwice(known, after)) return { isSurplus: true, statements: [] }
  const learnt = learn(parts.purger, known, facts, now)
  return { isSurplus: false, isSeen: learnt?.isSeen ?? false, statements: learnt?.statements ?? [] }
}

const SAID = [
  'status',
  'providerChargeId',
  'amount',
  'fee',
  'refunded',
  'declineCode',
] as const satisfies readonly (keyof ChargeRow)[]

/**
 * Writes down what became known of a charge, with what follows from it for the books and for the membership, all at once.
 * Known again, it changes nothing.
 *
 * @param row the charge as it was before the provider was asked.
 * @throws if it has changed meanwhile (`retryOnConflict`).
 */
export async function settle(parts: SettleParts, row: ChargeRow, told: Told): Promise<ChargeRow> {
  const { db, clock, purger } = parts
  const now = clock.now()
  const after = next(row, told, now)
  if (SAID.every((key) => after[key] === row[key])) {
    if (after.status !== 'PENDING') return row
    // Two jobs that learn nothing new don't get in each other's way: it stays the version that it is.
    await db.write([setPendingCheck(row.id, after.checkAt)])
    return { ...row, checkAt: after.checkAt }
  }
  const { isSurplus, isSeen, statements } = await consequence(parts, row, after, now)
  // What was paid twice is given back at once.
  const isOwed = isSurplus && after.status === 'PAID' && after.refunded < after.amount
  const checkAt = isOwed ? now : after.checkAt
  const { status, providerChargeId, amount, fee, refunded, declineCode, settledAt } = after
  const entries = entriesOf(withTaxes(row), withTaxes(after), after.currency).map((entry) =>
    insertEntry({ ...entry, chargeId: row.id, version: row.version + 1, bookedAt: now }),
  )
  await db.write([
    updateCharge(
      row.id,
      row.version,
      status,
      providerChargeId,
      amount,
      fee,
      after.tax,
      refunded,
      declineCode,
      settledAt,
      isSurplus,
      checkAt,
      isDividable(row) || isDividable(after) ? now : row.divideAt,
      isPaid(row.status) || isPaid(after.status) ? now + MOVES_WITHIN[row.provider] : row.compareAt,
    ),
    ...entries,
    ...taxRecordStatements(row, after, now),
    ...invoiceStatements(parts, row, after, now),
    ...statements,
  ])
  if (isSeen) await purger.request()
  const written = await db.first(chargeById, row.id)
  if (!written) throw new Error(`There is no charge ${row.id}, though it was just written`)
  return written
}
