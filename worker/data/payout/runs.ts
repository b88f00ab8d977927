import { and, asc, desc, eq, gt, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import { KEPT_FROM_WRITER } from '../../../schema/rules/held-earnings/states'
import { heldEarnings, heldPart } from '../../../schema/tables/held-earnings'
import { partner, partnerMonth, partnerStatement } from '../../../schema/tables/partner'
import { payout, payoutAccount, payoutRun } from '../../../schema/tables/payout'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only, without } from '../sql/rows'
import { update, write } from '../sql/write'

/* How payouts are made of closed months. Rule: docs/rules/partner.md, "Payouts". */

/** The last run. @param after a text before all months. */
export const lastRun = query('lastPayoutRun', (after: Param<string>) =>
  select(without(payoutRun))
    .from(payoutRun)
    .where(gt(payoutRun.month, after))
    .orderBy(desc(payoutRun.month))
    .limit(1),
)

/** The first closed month after another. */
export const nextClosed = query('nextClosedMonth', (after: Param<string>) =>
  select(only(partnerMonth, 'month'))
    .from(partnerMonth)
    .where(and(gt(partnerMonth.month, after), isNotNull(partnerMonth.closedAt)))
    .orderBy(asc(partnerMonth.month))
    .limit(1),
)

export const insertRun = insert(payoutRun, 'ignore')

/** A second payout of a writer's month fails the batch. */
export const insertPayout = insert(payout)

const isOut = or(ne(payout.status, 'REVERSED'), isNotNull(payout.transferId))

/**
 * Writers with an account, after one: what they have earned up to a month, what has been made of it and hasn't come back,
 * and whether what they get is held.
 */
export const writersToPay = query(
  'writersToPay',
  (month: Param<string>, after: Param<string>, limit: Param<number>) =>
    select({
      ...only(payoutAccount, 'partnerId', 'state'),
      status: partner.status,
      isSuspended: user.isSuspended,
      earned: scalar(
        select({ sum: sql<number>`sum(${partnerStatement.paid})` })
          .from(partnerStatement)
          .where(
            and(
              eq(partnerStatement.partnerId, payoutAccount.partnerId),
              sql`${partnerStatement.month} <= ${month}`,
            ),
          ),
      ),
      /** What is held of that, or was denied. */
      held: scalar(
        select({ sum: sql<number>`sum(${heldPart.paid})` })
          .from(heldPart)
          .crossJoin(heldEarnings)
          .where(
            and(
              eq(heldPart.partnerId, payoutAccount.partnerId),
              sql`${heldPart.month} <= ${month}`,
              eq(heldEarnings.id, heldPart.heldId),
              inArray(heldEarnings.state, KEPT_FROM_WRITER),
            ),
          ),
      ),
      made: scalar(
        select({ sum: sql<number>`sum(${payout.amount})` })
          .from(payout)
          .where(and(eq(payout.partnerId, payoutAccount.partnerId), isOut)),
      ),
      /** Whether staff has reversed their last payout. */
      isReversed: scalar(
        select({ isReversed: sql<number>`${and(eq(payout.status, 'REVERSED'), eq(payout.isStaffs, true))}` })
          .from(payout)
          .where(eq(payout.partnerId, payoutAccount.partnerId))
          .orderBy(desc(payout.month))
          .limit(1),
      ),
    })
      .from(payoutAccount)
      .innerJoin(partner, eq(partner.id, payoutAccount.partnerId))
      .leftJoin(user, eq(user.id, partner.userId))
      .where(gt(payoutAccount.partnerId, after))
      .orderBy(asc(payoutAccount.partnerId))
      .limit(limit),
)
export type WriterToPay = RowOf<typeof writersToPay>

/** How far a run has come. If somebody else has gone on, the batch fails: the column may not be null. */
export const advanceRun = write((month: Param<string>, from: Param<string>, upTo: Param<string>) =>
  update(payoutRun)
    .set({ upTo: sql`case when ${payoutRun.upTo} = ${from} then ${upTo} end` })
    .where(eq(payoutRun.month, month)),
)

export const endRun = write((month: Param<string>, now: Param<number>) =>
  update(payoutRun)
    .set({ doneAt: sql`coalesce(${payoutRun.doneAt}, ${now})` })
    .where(eq(payoutRun.month, month)),
)

/** What a writer has of each closed month after one, up to another, the latest first. */
export const statementsBetween = query(
  'statementsBetween',
  (partnerId: Param<string>, after: Param<string>, upTo: Param<string>, limit: Param<number>) =>
    select({ month: partnerStatement.month, paid: sql<number>`sum(${partnerStatement.paid})` })
      .from(partnerStatement)
      .where(
        and(
          eq(partnerStatement.partnerId, partnerId),
          gt(partnerStatement.month, after),
          lte(partnerStatement.month, upTo),
        ),
      )
      .groupBy(partnerStatement.month)
      .orderBy(desc(partnerStatement.month))
      .limit(limit),
)
