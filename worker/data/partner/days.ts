import { and, between, desc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Currency } from '../../../schema/rules/membership/plans'
import { LEAST_MEMBERS } from '../../../schema/rules/partner/months'
import { membership } from '../../../schema/tables/membership'
import { partnerCountry, partnerDay } from '../../../schema/tables/partner-day'
import { excluded, indexedBy, jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { write } from '../sql/write'

/* When writers' stories brought something, and where its members are. Rule: docs/rules/partner.md, "Earnings by day". */

/** Without a condition, SQLite takes a conflict clause for a part of a join. */
const ALWAYS = sql`true`

/** The countries of memberships. @param ids a JSON list. */
export const countriesOfMemberships = query('countriesOfMemberships', (ids: Param<string>) => {
  const { from, value } = jsonEach(ids)
  return select(only(membership, 'id', 'country'))
    .from(from)
    .crossJoin(membership)
    .where(eq(membership.id, value))
})

/** Adds what stories brought on days. Not idempotent: for batches that fail if they come twice. @param rows a JSON list. */
export const addSomeDays = write((rows: Param<string>) => {
  const { from, part } = jsonEach(rows)
  const { partnerId, postId, day, currency, amount } = partnerDay
  return insertFrom(
    partnerDay,
    select({
      partnerId: part<string>('$[0]'),
      postId: part<string>('$[1]'),
      day: part<number>('$[2]'),
      currency: part<Currency>('$[3]'),
      amount: part<number>('$[4]'),
    })
      .from(from)
      .where(ALWAYS),
  ).onConflictDoUpdate({
    target: [partnerId, postId, day, currency],
    set: { amount: sql`${amount} + ${excluded(amount)}` },
  })
})

/** Adds what members of countries brought in months. Not idempotent, either. @param rows a JSON list. */
export const addSomeCountries = write((rows: Param<string>) => {
  const { from, part } = jsonEach(rows)
  const { partnerId, month, country, currency, amount, cycles } = partnerCountry
  return insertFrom(
    partnerCountry,
    select({
      partnerId: part<string>('$[0]'),
      month: part<string>('$[1]'),
      country: part<string>('$[2]'),
      currency: part<Currency>('$[3]'),
      amount: part<number>('$[4]'),
      cycles: part<number>('$[5]'),
    })
      .from(from)
      .where(ALWAYS),
  ).onConflictDoUpdate({
    target: [partnerId, month, country, currency],
    set: { amount: sql`${amount} + ${excluded(amount)}`, cycles: sql`${cycles} + ${excluded(cycles)}` },
  })
})

const sumOf = (column: Parameters<typeof eq>[0]) => sql<number>`sum(${column})`

/** What all of a writer's stories brought on each of some days, the latest first. */
export const earningsByDay = query(
  'partnerEarningsByDay',
  (partnerId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select({ ...only(partnerDay, 'day', 'currency'), amount: sumOf(partnerDay.amount) })
      .from(indexedBy(partnerDay, 'partner_day_of'))
      .where(and(eq(partnerDay.partnerId, partnerId), between(partnerDay.day, from, until)))
      .groupBy(partnerDay.day, partnerDay.currency)
      .orderBy(desc(partnerDay.day), desc(partnerDay.currency))
      .limit(limit),
)

/** What one of a writer's stories brought them on each of some days, the latest first. */
export const earningsOfPostByDay = query(
  'partnerEarningsOfPostByDay',
  (
    partnerId: Param<string>,
    postId: Param<string>,
    from: Param<number>,
    until: Param<number>,
    limit: Param<number>,
  ) =>
    select(only(partnerDay, 'day', 'currency', 'amount'))
      .from(partnerDay)
      .where(
        and(
          eq(partnerDay.partnerId, partnerId),
          eq(partnerDay.postId, postId),
          between(partnerDay.day, from, until),
        ),
      )
      .orderBy(desc(partnerDay.day), desc(partnerDay.currency))
      .limit(limit),
)

/** A country is named for a month in which so many members' months came from there; the rest are one. */
const named = sql<
  string | null
>`case when ${partnerCountry.country} <> '' and ${partnerCountry.cycles} >= ${LEAST_MEMBERS} then ${partnerCountry.country} end`

/** What members of each country brought a writer in some months, as far as countries are named. */
export const earningsByCountry = query(
  'partnerEarningsByCountry',
  (partnerId: Param<string>, from: Param<string>, until: Param<string>, limit: Param<number>) =>
    select({
      country: named,
      ...only(partnerCountry, 'currency'),
      amount: sumOf(partnerCountry.amount),
    })
      .from(partnerCountry)
      .where(
        and(
          eq(partnerCountry.partnerId, partnerId),
          gte(partnerCountry.month, from),
          lte(partnerCountry.month, until),
        ),
      )
      .groupBy(named, partnerCountry.currency)
      .limit(limit),
)
