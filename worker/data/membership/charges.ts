import { and, desc, eq, gte, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import { charge, ledgerEntry } from '../../../schema/tables/ledger'
import type { RowOf } from '../database'
import { before, indexedBy } from '../sql/fragments'
import { idsDue } from '../sql/ids-due'
import { insert } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

const chargeFields = without(charge)

export const chargeById = query('chargeById', (id: Param<string>) =>
  select(chargeFields).from(charge).where(eq(charge.id, id)),
)
export type ChargeRow = RowOf<typeof chargeById>

export const chargeByKey = query('chargeByKey', (key: Param<string>) =>
  select(chargeFields).from(charge).where(eq(charge.key, key)),
)

/** By what the provider calls it. */
export const chargeByProviderId = query('chargeByProviderId', (id: Param<string>) =>
  select(chargeFields)
    .from(indexedBy(charge, 'charge_by_provider'))
    .where(eq(charge.providerChargeId, id))
    .limit(1),
)

/** A person's charges, the newest first; none that waits to be made. */
export const chargesOfUser = query('chargesOfUser', (userId: Param<string>, ...[at, id, limit]: Page) =>
  select(chargeFields)
    .from(indexedBy(charge, 'charge_of'))
    .where(
      and(
        eq(charge.userId, userId),
        or(ne(charge.status, 'OPEN'), isNotNull(charge.checkAt)),
        before([charge.createdAt, charge.id], [at, id]),
      ),
    )
    .orderBy(desc(charge.createdAt), desc(charge.id))
    .limit(limit),
)

/** Charges about which the provider is to be asked. */
export const chargesToCheck = idsDue(
  'chargesToCheck',
  { id: charge.id, at: charge.checkAt },
  'charge_to_check',
)

/** A charge that is about to be made. One with the same key isn't changed. */
export const insertCharge = insert(charge, 'ignore')

/**
 * What is known about a charge now. If it has changed since that version, the batch fails: the column may not be null.
 */
export const updateCharge = write(
  (
    id: Param<string>,
    version: Param<number>,
    status: Param<ChargeRow['status']>,
    providerChargeId: Param<string | null>,
    amount: Param<number>,
    fee: Param<number>,
    tax: Param<number>,
    refunded: Param<number>,
    declineCode: Param<string | null>,
    settledAt: Param<number | null>,
    isSurplus: Param<boolean>,
    checkAt: Param<number | null>,
    divideAt: Param<number | null>,
    compareAt: Param<number | null>,
  ) =>
    update(charge)
      .set({
        version: sql`case when ${charge.version} = ${version} then ${version} + 1 end`,
        status,
        providerChargeId,
        amount,
        fee,
        tax,
        refunded,
        declineCode,
        settledAt,
        isSurplus,
        checkAt,
        divideAt,
        compareAt,
      })
      .where(eq(charge.id, id)),
)

/** Begins a renewal that was never made again, as it is wanted now; it changes nothing if it has changed since that version. */
export const beginAgain = write(
  (
    id: Param<string>,
    version: Param<number>,
    plan: Param<ChargeRow['plan']>,
    price: Param<number>,
    amount: Param<number>,
    startsAt: Param<number>,
    endsAt: Param<number>,
    method: Param<string>,
    tax: Param<number>,
    sale: Param<string>,
    now: Param<number>,
    checkAt: Param<number>,
  ) =>
    update(charge)
      .set({
        plan,
        price,
        amount,
        startsAt,
        endsAt,
        method,
        tax,
        sale,
        createdAt: now,
        checkAt,
        version: sql`${charge.version} + 1`,
      })
      .where(and(eq(charge.id, id), eq(charge.version, version), eq(charge.status, 'OPEN'))),
)

/** When the provider is to be asked again. */
export const setCheck = write((id: Param<string>, checkAt: Param<number | null>) =>
  update(charge).set({ checkAt }).where(eq(charge.id, id)),
)

/** When the provider is to be asked again about a charge that it works on, unless more is known of it by now. */
export const setPendingCheck = write((id: Param<string>, checkAt: Param<number | null>) =>
  update(charge)
    .set({ checkAt })
    .where(and(eq(charge.id, id), eq(charge.status, 'PENDING'))),
)

/** A charge that has begun waits for its owner's answer to the bank. */
export const setWaiting = write((id: Param<string>) =>
  update(charge)
    .set({ status: 'PENDING', version: sql`${charge.version} + 1` })
    .where(and(eq(charge.id, id), eq(charge.status, 'OPEN'))),
)

export const insertEntry = insert(ledgerEntry)

/** More than there are currencies, accounts and kinds. */
const MOST_SUMS = 5000

/** Sums of the bookings in a time. */
export const bookedBetween = query('bookedBetween', (from: Param<number>, to: Param<number>) =>
  select({
    currency: ledgerEntry.currency,
    account: ledgerEntry.account,
    kind: ledgerEntry.kind,
    debit: sql<number>`sum(max(${ledgerEntry.amount}, 0))`,
    credit: sql<number>`sum(max(-${ledgerEntry.amount}, 0))`,
    entries: sql<number>`count(*)`,
  })
    .from(indexedBy(ledgerEntry, 'ledger_entry_by_time'))
    .where(and(gte(ledgerEntry.bookedAt, from), lt(ledgerEntry.bookedAt, to)))
    .groupBy(ledgerEntry.currency, ledgerEntry.account, ledgerEntry.kind)
    .limit(MOST_SUMS),
)
export type BookedSum = RowOf<typeof bookedBetween>
