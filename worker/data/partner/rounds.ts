import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Currency } from '../../../schema/rules/membership/plans'
import { charge } from '../../../schema/tables/ledger'
import {
  partnerCycle,
  partnerEarning,
  partnerLine,
  partnerMonth,
  partnerSum,
} from '../../../schema/tables/partner'
import type { Statement } from '../database'
import { excluded, jsonEach } from '../sql/fragments'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'
import { update, write } from '../sql/write'

/* What a round of a cycle adds. Rule: docs/rules/partner.md, "Months". */

/** Rows that one statement takes as JSON. */
const AT_ONCE = 1000
/** Without a condition, SQLite takes a conflict clause for a part of a join. */
const ALWAYS = sql`true`

/** A month that exists stays as it is. */
export const openMonth = insert(partnerMonth, 'ignore')

/**
 * Counts rounds of a month. If it isn't open any more, or a later one isn't, the batch fails: the column may not be null.
 */
export const countRounds = write((month: Param<string>, rounds: Param<number>) => {
  const isShutLater = some(partnerMonth, and(gt(partnerMonth.month, month), ne(partnerMonth.state, 'OPEN')))
  return update(partnerMonth)
    .set({
      rounds: sql`case when ${partnerMonth.state} = 'OPEN' and not ${isShutLater} then ${partnerMonth.rounds} + ${rounds} end`,
    })
    .where(eq(partnerMonth.month, month))
})

/** A round that exists fails the batch. */
export const insertRound = insert(partnerCycle)

const insertSomeLines = write((lines: Param<string>) => {
  const { from, part } = jsonEach(lines)
  return insertFrom(
    partnerLine,
    select({
      chargeId: part<string>('$[0]'),
      number: part<number>('$[1]'),
      round: part<number>('$[2]'),
      place: part<number>('$[3]'),
      month: part<string>('$[4]'),
      partnerId: part<string>('$[5]'),
      postId: part<string>('$[6]'),
      amount: part<number>('$[7]'),
    })
      .from(from)
      .where(ALWAYS),
  )
})

const addSomeEarnings = write((earnings: Param<string>) => {
  const { from, part } = jsonEach(earnings)
  const { month, partnerId, postId, currency, amount, seconds, pooled } = partnerEarning
  return insertFrom(
    partnerEarning,
    select({
      month: part<string>('$[0]'),
      partnerId: part<string>('$[1]'),
      postId: part<string>('$[2]'),
      currency: part<Currency>('$[3]'),
      amount: part<number>('$[4]'),
      seconds: part<number>('$[5]'),
      pooled: part<number>('$[6]'),
    })
      .from(from)
      .where(ALWAYS),
  ).onConflictDoUpdate({
    target: [month, partnerId, currency, postId],
    set: {
      amount: sql`${amount} + ${excluded(amount)}`,
      seconds: sql`${seconds} + ${excluded(seconds)}`,
      pooled: sql`${pooled} + ${excluded(pooled)}`,
    },
  })
})

const addSomeSums = write((sums: Param<string>) => {
  const { from, part } = jsonEach(sums)
  const { month, currency, kept, fee, tax, share, lines, pool } = partnerSum
  return insertFrom(
    partnerSum,
    select({
      month: part<string>('$[0]'),
      currency: part<Currency>('$[1]'),
      kept: part<number>('$[2]'),
      fee: part<number>('$[3]'),
      tax: part<number>('$[4]'),
      share: part<number>('$[5]'),
      lines: part<number>('$[6]'),
      pool: part<number>('$[7]'),
    })
      .from(from)
      .where(ALWAYS),
  ).onConflictDoUpdate({
    target: [month, currency],
    set: {
      kept: sql`${kept} + ${excluded(kept)}`,
      fee: sql`${fee} + ${excluded(fee)}`,
      tax: sql`${tax} + ${excluded(tax)}`,
      share: sql`${share} + ${excluded(share)}`,
      lines: sql`${lines} + ${excluded(lines)}`,
      pool: sql`${pool} + ${excluded(pool)}`,
    },
  })
})

type Line = Required<typeof partnerLine.$inferInsert>
export type Earning = Required<typeof partnerEarning.$inferInsert>
export type Sum = Pick<
  typeof partnerSum.$inferSelect,
  'month' | 'currency' | 'kept' | 'fee' | 'tax' | 'share' | 'lines' | 'pool'
>

/** Some rows at a time, as JSON. */
export function inPieces<Row>(
  rows: readonly Row[],
  valuesOf: (row: Row) => readonly unknown[],
  make: (json: string) => Statement,
): Statement[] {
  const pieces: Statement[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE)
    pieces.push(make(JSON.stringify(rows.slice(from, from + AT_ONCE).map(valuesOf))))
  return pieces
}

/** Lines that exist fail the batch. */
export const insertLines = (lines: readonly Line[]): Statement[] =>
  inPieces(
    lines,
    (line) => [
      line.chargeId,
      line.number,
      line.round,
      line.place,
      line.month,
      line.partnerId,
      line.postId,
      line.amount,
    ],
    insertSomeLines,
  )

/** Not idempotent: for batches that fail if they come twice. */
export const addEarnings = (earnings: readonly Earning[]): Statement[] =>
  inPieces(
    earnings,
    ({ month, partnerId, postId, currency, amount, seconds, pooled }) => [
      month,
      partnerId,
      postId,
      currency,
      amount,
      seconds,
      pooled,
    ],
    addSomeEarnings,
  )

/** Not idempotent, either. */
export const addSums = (sums: readonly Sum[]): Statement[] =>
  inPieces(
    sums,
    ({ month, currency, kept, fee, tax, share, lines, pool }) => [
      month,
      currency,
      kept,
      fee,
      tax,
      share,
      lines,
      pool,
    ],
    addSomeSums,
  )

/** When a charge is to be divided next, unless it has changed since that version. */
export const setDivide = write((id: Param<string>, version: Param<number>, divideAt: Param<number | null>) =>
  update(charge)
    .set({ divideAt })
    .where(and(eq(charge.id, id), eq(charge.version, version))),
)
