import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { weeklyMail } from '../../../schema/tables/weekly-mail'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { update, write } from '../sql/write'

/** Has somebody's week mailed from a time on, unless it is already. */
export const scheduleWeekly = insert(weeklyMail, 'ignore')

const isDue = (userId: Param<string>, dueAt: Param<number>) =>
  and(eq(weeklyMail.userId, userId), eq(weeklyMail.dueAt, dueAt))

/** Claims a mail that is about to be sent. Changes no row if somebody else has claimed it, or it was sent. */
export const claimWeekly = write(
  (userId: Param<string>, dueAt: Param<number>, now: Param<number>, until: Param<number>) =>
    update(weeklyMail)
      .set({ claimedUntil: sql`${until}`, isSending: true })
      .where(
        and(isDue(userId, dueAt), or(isNull(weeklyMail.claimedUntil), lte(weeklyMail.claimedUntil, now))),
      ),
)

/** Has a mail tried again that the mail service refused. */
export const postponeWeekly = write((userId: Param<string>, dueAt: Param<number>, until: Param<number>) =>
  update(weeklyMail)
    .set({
      claimedUntil: sql`${until}`,
      isSending: false,
      attempts: sql`${weeklyMail.attempts} + 1`,
    })
    .where(isDue(userId, dueAt)),
)

/** A mail is done with: the next one is due at another time. */
export const settleWeekly = write((userId: Param<string>, dueAt: Param<number>, next: Param<number>) =>
  update(weeklyMail)
    .set({ dueAt: sql`${next}`, claimedUntil: null, isSending: false, attempts: 0 })
    .where(isDue(userId, dueAt)),
)
