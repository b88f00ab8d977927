import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { MonthState } from '../../../schema/rules/partner/months'
import { partnerMonth } from '../../../schema/tables/partner'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/* How far a month's writers are scored. Rule: docs/rules/partner.md, "Circles". */

/** Open months that weren't scored on a day yet. @param after a text before all months. */
export const monthsToScore = query(
  'monthsToScore',
  (after: Param<string>, day: Param<number>, limit: Param<number>) =>
    select(without(partnerMonth))
      .from(partnerMonth)
      .where(
        and(
          gt(partnerMonth.month, after),
          eq(partnerMonth.state, 'OPEN'),
          gt(partnerMonth.rounds, 0),
          lt(partnerMonth.scoredOn, day),
        ),
      )
      .orderBy(asc(partnerMonth.month))
      .limit(limit),
)

/** If somebody else has gone on, or the month's state has changed, the batch fails: the column may not be null. */
const from = (state: Param<MonthState>, upTo: Param<string>, next: Param<string>) =>
  sql`case when ${partnerMonth.state} = ${state} and ${partnerMonth.scoredUpTo} = ${upTo} then ${next} end`

export const advanceScoring = write(
  (month: Param<string>, state: Param<MonthState>, upTo: Param<string>, next: Param<string>) =>
    update(partnerMonth)
      .set({ scoredUpTo: from(state, upTo, next) })
      .where(eq(partnerMonth.month, month)),
)

/** A provisional round is over. */
export const endProvisional = write(
  (
    month: Param<string>,
    state: Param<MonthState>,
    upTo: Param<string>,
    next: Param<string>,
    day: Param<number>,
  ) =>
    update(partnerMonth)
      .set({ scoredUpTo: from(state, upTo, next), scoredOn: day })
      .where(eq(partnerMonth.month, month)),
)

/** A month is scored for good. */
export const endScoring = write(
  (month: Param<string>, state: Param<MonthState>, upTo: Param<string>, next: Param<string>) =>
    update(partnerMonth)
      .set({ scoredUpTo: from(state, upTo, next), isScored: true })
      .where(eq(partnerMonth.month, month)),
)
