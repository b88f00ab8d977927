import { and, count, countDistinct, desc, eq, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { PayoutStatus } from '../../../schema/rules/payout/payouts'
import { charge, ledgerEntry } from '../../../schema/tables/ledger'
import {
  partner,
  partnerEarning,
  partnerFile,
  partnerMonth,
  partnerSetAside,
  partnerSum,
} from '../../../schema/tables/partner'
import { payout } from '../../../schema/tables/payout'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, without } from '../sql/rows'
import { update, write } from '../sql/write'

/* The partner programme as staff sees it. Rule: docs/rules/partner.md, "What staff sees". */

/** More than there are currencies, and the kinds of entry that a month has. */
const MOST_CURRENCIES = 50
const KINDS = 4

const sumOf = (column: Parameters<typeof eq>[0]) => sql<number>`coalesce(sum(${column}), 0)`

/** How many writers there are in each of some states. @param states a JSON list. */
export const writersByState = query('writersByState', (states: Param<string>) => {
  const { from, value } = jsonEach(states)
  return select({ status: partner.status, count: count() })
    .from(from)
    .crossJoin(indexedBy(partner, 'partner_by_status'))
    .where(eq(partner.status, value))
    .groupBy(partner.status)
})

/** Months from one on, the latest first. */
export const monthsSince = query('partnerMonthsSince', (month: Param<string>, limit: Param<number>) =>
  select(only(partnerMonth, 'month', 'state', 'closedAt', 'publishedAt'))
    .from(partnerMonth)
    .where(gte(partnerMonth.month, month))
    .orderBy(desc(partnerMonth.month))
    .limit(limit),
)

/** What these months amount to. */
export const sumsSince = query('partnerSumsSince', (month: Param<string>, limit: Param<number>) =>
  select(without(partnerSum)).from(partnerSum).where(gte(partnerSum.month, month)).limit(limit),
)

/** How many payouts there are in each of some statuses, and what they amount to. @param statuses a JSON list. */
export const payoutsByStatus = query('payoutsByStatus', (statuses: Param<string>) => {
  const { from, value } = jsonEach(statuses)
  return select({ ...only(payout, 'status', 'currency'), count: count(), amount: sumOf(payout.amount) })
    .from(from)
    .crossJoin(indexedBy(payout, 'payout_by_status'))
    .where(eq(payout.status, value))
    .groupBy(payout.status, payout.currency)
})

/** Payouts in a status, those that changed last first. */
export const payoutsInStatus = query(
  'payoutsInStatus',
  (status: Param<PayoutStatus>, changedAt: Param<number>, id: Param<string>, limit: Param<number>) =>
    select(without(payout))
      .from(indexedBy(payout, 'payout_by_status'))
      .where(and(eq(payout.status, status), before([payout.changedAt, payout.id], [changedAt, id])))
      .orderBy(desc(payout.changedAt), desc(payout.id))
      .limit(limit),
)

/** Whose account writers' numbers stand for. @param ids a JSON list. */
export const accountsOfPartners = query('accountsOfPartners', (ids: Param<string>) => {
  const { from, value } = jsonEach(ids)
  return select(only(partner, 'id', 'userId'))
    .from(from)
    .crossJoin(partner)
    .where(eq(partner.id, value))
})

/** What was paid twice and isn't given back yet. @param since before all of it. */
export const surplusPayments = query('surplusPayments', (since: Param<number>) =>
  select({
    currency: charge.currency,
    count: count(),
    amount: sql<number>`sum(${charge.amount} - ${charge.refunded})`,
  })
    .from(indexedBy(charge, 'charge_surplus'))
    .where(
      and(
        gte(charge.createdAt, since),
        sql`${charge.isSurplus} = 1`,
        eq(charge.status, 'PAID'),
        lt(charge.refunded, charge.amount),
      ),
    )
    .groupBy(charge.currency)
    .limit(MOST_CURRENCIES),
)

/** How many payments are set aside that were due before a time. */
export const setAsideCount = query('setAsideCount', (end: Param<number>) =>
  select({ count: count() })
    .from(indexedBy(partnerSetAside, 'partner_set_aside_due'))
    .where(lt(partnerSetAside.dueAt, end)),
)

/** How many payments are to be divided that are due before a time. */
export const dueCount = query('dueChargeCount', (end: Param<number>) =>
  select({ count: count() }).from(indexedBy(charge, 'charge_to_divide')).where(lt(charge.divideAt, end)),
)

/** What writers have of a month together, in each currency. */
export const writersTogether = query('writersTogether', (month: Param<string>) =>
  select({
    currency: partnerEarning.currency,
    amount: sumOf(partnerEarning.amount),
    pooled: sumOf(partnerEarning.pooled),
  })
    .from(partnerEarning)
    .where(eq(partnerEarning.month, month))
    .groupBy(partnerEarning.currency)
    .limit(MOST_CURRENCIES),
)

/** How many writers have something of a month. */
export const writersInMonth = query('writersInMonth', (month: Param<string>) =>
  select({ count: countDistinct(partnerEarning.partnerId) })
    .from(partnerEarning)
    .where(eq(partnerEarning.month, month))
    .limit(1),
)

/** How many stories have brought something in a month. */
export const storiesInMonth = query('storiesInMonth', (month: Param<string>) =>
  select({ count: countDistinct(partnerEarning.postId) })
    .from(partnerEarning)
    .where(and(eq(partnerEarning.month, month), ne(partnerEarning.postId, '')))
    .limit(1),
)

/** How many writers' files of a month have their digest. */
export const fileCount = query('partnerFileCount', (month: Param<string>) =>
  select({ count: count() }).from(partnerFile).where(eq(partnerFile.month, month)),
)

/**
 * What the books say of a month, in each currency: what cycles brought writers, the common pool and the platform, and
 * what writers got of the pool. @param from and `until` lie around all that is booked by the name of the month.
 */
export const booksOfMonth = query('booksOfMonth', (from: Param<string>, until: Param<string>) =>
  select({ ...only(ledgerEntry, 'currency', 'kind'), amount: sumOf(ledgerEntry.amount) })
    .from(ledgerEntry)
    .where(
      and(
        gte(ledgerEntry.chargeId, from),
        lt(ledgerEntry.chargeId, until),
        or(
          and(
            inArray(ledgerEntry.kind, ['allocation', 'pool', 'share']),
            sql`${ledgerEntry.account} = 'sales'`,
          ),
          and(eq(ledgerEntry.kind, 'pooled'), eq(ledgerEntry.account, 'pool')),
        ),
      ),
    )
    .groupBy(ledgerEntry.currency, ledgerEntry.kind)
    .limit(KINDS * MOST_CURRENCIES),
)

/** Fails the batch if a month is to be closed already: the column may not be null. */
export const expectNotAsked = write((month: Param<string>) =>
  update(partnerMonth)
    .set({ rounds: sql`null` })
    .where(and(eq(partnerMonth.month, month), isNotNull(partnerMonth.askedAt))),
)

/** Fails the batch if a month has begun to close: the column may not be null. */
export const expectOpenMonth = write((month: Param<string>) =>
  update(partnerMonth)
    .set({ rounds: sql`null` })
    .where(and(eq(partnerMonth.month, month), sql`${partnerMonth.state} <> 'OPEN'`)),
)
