import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { payout } from '../../../schema/tables/payout'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

/**
 * Payouts that were paid between two times, with what was withheld of them, in their order, after one.
 *
 * @param afterId the id of the last one that is known of the time `from`; an empty text for the first ones.
 */
export const payoutsPaid = query(
  'payoutsPaid',
  (from: Param<number>, afterId: Param<string>, until: Param<number>, limit: Param<number>) =>
    select(
      only(
        payout,
        'id',
        'partnerId',
        'amount',
        'withheld',
        'withheldRate',
        'usSource',
        'taxFormId',
        'paidAt',
      ),
    )
      .from(indexedBy(payout, 'payout_paid'))
      .where(
        and(
          gte(payout.paidAt, from),
          sql`(${payout.paidAt}, ${payout.id}) > (${from}, ${afterId})`,
          lt(payout.paidAt, until),
          eq(payout.status, 'PAID'),
        ),
      )
      .orderBy(asc(payout.paidAt), asc(payout.id))
      .limit(limit),
)
