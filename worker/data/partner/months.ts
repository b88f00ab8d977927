import { and, asc, desc, eq, gt, lt, ne, not, or, sql } from 'drizzle-orm'
import type { Currency } from '../../../schema/rules/membership/plans'
import { charge } from '../../../schema/tables/ledger'
import {
  partnerEarning,
  partnerMonth,
  partnerRate,
  partnerSetAside,
  partnerStatement,
  partnerSum,
} from '../../../schema/tables/partner'
import type { RowOf } from '../database'
import { after, indexedBy } from '../sql/fragments'
import { insert, upsertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { only, without } from '../sql/rows'
import { update, write } from '../sql/write'

/* Months and their closing. Rule: docs/rules/partner.md, "Months". */

/** More than there are currencies. */
const MOST_CURRENCIES = 50

export const monthByName = query('partnerMonthByName', (month: Param<string>) =>
  select(without(partnerMonth)).from(partnerMonth).where(eq(partnerMonth.month, month)),
)
export type MonthRow = RowOf<typeof monthByName>

/** The last month to which nothing is added any more. @param after a text before all months. */
export const lastShut = query('lastShutMonth', (after: Param<string>) =>
  select({ month: partnerMonth.month })
    .from(partnerMonth)
    .where(and(gt(partnerMonth.month, after), ne(partnerMonth.state, 'OPEN')))
    .orderBy(desc(partnerMonth.month))
    .limit(1),
)

/** Months before another one that aren't closed, though there is something in them. */
const isUnclosedBefore = (month: Param<string>) =>
  and(lt(partnerMonth.month, month), ne(partnerMonth.state, 'CLOSED'), gt(partnerMonth.rounds, 0))

/** The first month before another one that isn't closed, though there is something in it. */
export const unclosedBefore = query('unclosedMonthBefore', (month: Param<string>) =>
  select({ month: partnerMonth.month })
    .from(partnerMonth)
    .where(isUnclosedBefore(month))
    .orderBy(asc(partnerMonth.month))
    .limit(1),
)

/** Months that an operator wants closed, and that aren't yet. @param after a text before all months. */
export const monthsToClose = query('monthsToClose', (after: Param<string>, limit: Param<number>) =>
  select({ month: partnerMonth.month })
    .from(partnerMonth)
    .where(
      and(
        gt(partnerMonth.month, after),
        ne(partnerMonth.state, 'CLOSED'),
        sql`${partnerMonth.askedAt} is not null`,
      ),
    )
    .orderBy(asc(partnerMonth.month))
    .limit(limit),
)

export const sumsOfMonth = query('sumsOfMonth', (month: Param<string>) =>
  select(without(partnerSum)).from(partnerSum).where(eq(partnerSum.month, month)).limit(MOST_CURRENCIES),
)
export type SumRow = RowOf<typeof sumsOfMonth>

/** The month before in which a currency has sums. */
export const sumBefore = query('sumBefore', (month: Param<string>, currency: Param<Currency>) =>
  select(only(partnerSum, 'pool', 'carried', 'divided'))
    .from(partnerSum)
    .where(and(lt(partnerSum.month, month), eq(partnerSum.currency, currency)))
    .orderBy(desc(partnerSum.month))
    .limit(1),
)

export const ratesOfMonth = query('ratesOfMonth', (month: Param<string>) =>
  select(only(partnerRate, 'currency', 'rate'))
    .from(partnerRate)
    .where(eq(partnerRate.month, month))
    .limit(MOST_CURRENCIES),
)

/** Stores a rate of a month, or replaces it, unless the month has begun to close. */
export const putRate = upsertWhere(partnerRate, [], (month: Param<string>) =>
  not(some(partnerMonth, and(eq(partnerMonth.month, month), ne(partnerMonth.state, 'OPEN')))),
)

export const setAsked = write((month: Param<string>, now: Param<number>) =>
  update(partnerMonth)
    .set({ askedAt: sql`coalesce(${partnerMonth.askedAt}, ${now})` })
    .where(eq(partnerMonth.month, month)),
)

/** A month leaves what is set aside in it to the next one. */
export const setCarriesOver = write((month: Param<string>) =>
  update(partnerMonth)
    .set({ carriesOver: true })
    .where(and(eq(partnerMonth.month, month), eq(partnerMonth.state, 'OPEN'))),
)

/**
 * Nothing is added to a month from now on, if nothing is due or set aside that belongs to it, and nothing is in an earlier
 * month that isn't closed. @param end when it ends.
 */
export const beginClosing = write((month: Param<string>, end: Param<number>) =>
  update(partnerMonth)
    .set({ state: 'CLOSING', scoredUpTo: '' })
    .where(
      and(
        eq(partnerMonth.month, month),
        eq(partnerMonth.state, 'OPEN'),
        not(some(partnerMonth, isUnclosedBefore(month))),
        not(some(indexedBy(charge, 'charge_to_divide'), lt(charge.divideAt, end))),
        or(
          eq(partnerMonth.carriesOver, true),
          not(some(indexedBy(partnerSetAside, 'partner_set_aside_due'), lt(partnerSetAside.dueAt, end))),
        ),
      ),
    ),
)

/** What each story brought in a month, in the order of writers, after one. */
export const earningsOfMonth = query(
  'earningsOfMonth',
  (
    month: Param<string>,
    partnerId: Param<string>,
    currency: Param<string>,
    postId: Param<string>,
    limit: Param<number>,
  ) =>
    select(only(partnerEarning, 'partnerId', 'currency', 'postId', 'seconds'))
      .from(partnerEarning)
      .where(
        and(
          eq(partnerEarning.month, month),
          after(
            [partnerEarning.partnerId, partnerEarning.currency, partnerEarning.postId],
            [partnerId, currency, postId],
          ),
        ),
      )
      .orderBy(asc(partnerEarning.partnerId), asc(partnerEarning.currency), asc(partnerEarning.postId))
      .limit(limit),
)

/** How the common pool of a currency is divided. Nothing changes that any more. */
export const setPool = write(
  (
    month: Param<string>,
    currency: Param<Currency>,
    carried: Param<number>,
    divided: Param<string | null>,
    isPoolDone: Param<boolean>,
  ) =>
    update(partnerSum)
      .set({ carried, divided, isPoolDone })
      .where(and(eq(partnerSum.month, month), eq(partnerSum.currency, currency))),
)

/** How far the common pool is divided. If somebody else has gone on, the batch fails: the column may not be null. */
export const advancePool = write(
  (
    month: Param<string>,
    currency: Param<Currency>,
    from: Param<string>,
    upTo: Param<string>,
    isPoolDone: Param<boolean>,
  ) =>
    update(partnerSum)
      .set({
        dividedUpTo: sql`case when ${partnerSum.dividedUpTo} = ${from} then ${upTo} end`,
        isPoolDone,
      })
      .where(and(eq(partnerSum.month, month), eq(partnerSum.currency, currency))),
)

/** What each writer has in a month, after one: of each currency. */
export const partnersOfMonth = query(
  'partnersOfMonth',
  (month: Param<string>, after: Param<string>, limit: Param<number>) =>
    select({
      ...only(partnerEarning, 'partnerId', 'currency'),
      amount: sql<number>`sum(${partnerEarning.amount})`,
      pooled: sql<number>`sum(${partnerEarning.pooled})`,
    })
      .from(partnerEarning)
      .where(and(eq(partnerEarning.month, month), gt(partnerEarning.partnerId, after)))
      .groupBy(partnerEarning.partnerId, partnerEarning.currency)
      .orderBy(asc(partnerEarning.partnerId), asc(partnerEarning.currency))
      .limit(limit),
)

/** A statement that exists fails the batch. */
export const insertStatement = insert(partnerStatement)

/** How far a month is booked. If somebody else has gone on, the batch fails: the column may not be null. */
export const advanceBooking = write((month: Param<string>, from: Param<string>, upTo: Param<string>) =>
  update(partnerMonth)
    .set({ bookedUpTo: sql`case when ${partnerMonth.bookedUpTo} = ${from} then ${upTo} end` })
    .where(eq(partnerMonth.month, month)),
)

/** Closes a month that is closing. If it is closed already, the batch fails. */
export const closeMonth = write((month: Param<string>, now: Param<number>) =>
  update(partnerMonth)
    .set({
      state: sql`case when ${partnerMonth.state} = 'CLOSING' then 'CLOSED' end`,
      closedAt: now,
    })
    .where(eq(partnerMonth.month, month)),
)
