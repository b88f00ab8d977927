import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { WelcomeEnd } from '../../../schema/rules/welcome'
import { mailWindow } from '../../../schema/tables/letter'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import { hasRoom } from '../letter/claims'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { update, write } from '../sql/write'

/** Whether a mail is where somebody has seen it: nobody has claimed or settled it meanwhile. */
const isAt = (welcomeId: Param<string>, subscriberId: Param<string>, dueAt: Param<number>) =>
  and(
    eq(welcomeDelivery.welcomeId, welcomeId),
    eq(welcomeDelivery.subscriberId, subscriberId),
    eq(welcomeDelivery.dueAt, dueAt),
    inArray(welcomeDelivery.state, ['pending', 'claimed']),
  )

/** Claims a mail that is about to be handed over, if the minute and the day have room for it. */
export const claimWelcome = write(
  (
    welcomeId: Param<string>,
    subscriberId: Param<string>,
    dueAt: Param<number>,
    now: Param<number>,
    until: Param<number>,
    one: Param<number>,
    minute: Param<number>,
    perMinute: Param<number>,
    day: Param<number>,
    perDay: Param<number>,
  ) =>
    update(welcomeDelivery)
      .set({
        state: 'claimed',
        dueAt: until,
        handedAt: sql`coalesce(${welcomeDelivery.handedAt}, ${now})`,
      })
      .where(
        and(
          isAt(welcomeId, subscriberId, dueAt),
          lte(welcomeDelivery.dueAt, now),
          hasRoom('minute', minute, one, perMinute),
          hasRoom('day', day, one, perDay),
        ),
      ),
)

/** Counts a mail that was claimed until a time. */
export const countClaimed = write(
  (
    span: Param<'minute' | 'day'>,
    startsAt: Param<number>,
    welcomeId: Param<string>,
    subscriberId: Param<string>,
    until: Param<number>,
  ) =>
    update(mailWindow)
      .set({ used: sql`${mailWindow.used} + 1` })
      .where(
        and(
          eq(mailWindow.span, span),
          eq(mailWindow.startsAt, startsAt),
          some(welcomeDelivery, isAt(welcomeId, subscriberId, until)),
        ),
      ),
)

/** Counts what became of a mail, before it is settled: what is settled already counts no more. */
export const countWelcome = write(
  (welcomeId: Param<string>, subscriberId: Param<string>, dueAt: Param<number>, end: Param<WelcomeEnd>) =>
    update(welcomeLetter)
      .set({
        sentCount: sql`${welcomeLetter.sentCount} + (${end} = 'sent')`,
        skippedCount: sql`${welcomeLetter.skippedCount} + (${end} = 'skipped')`,
        failedCount: sql`${welcomeLetter.failedCount} + (${end} = 'failed')`,
      })
      .where(
        and(eq(welcomeLetter.id, welcomeId), some(welcomeDelivery, isAt(welcomeId, subscriberId, dueAt))),
      ),
)

export const settleWelcome = write(
  (
    welcomeId: Param<string>,
    subscriberId: Param<string>,
    dueAt: Param<number>,
    end: Param<WelcomeEnd>,
    now: Param<number>,
  ) =>
    update(welcomeDelivery)
      .set({ state: end, dueAt: null, settledAt: now })
      .where(isAt(welcomeId, subscriberId, dueAt)),
)

/** Has a mail handed over again later. @param handedAt null if the mail service surely doesn't have it. */
export const postponeWelcome = write(
  (
    welcomeId: Param<string>,
    subscriberId: Param<string>,
    dueAt: Param<number>,
    again: Param<number>,
    handedAt: Param<number | null>,
  ) =>
    update(welcomeDelivery)
      .set({ dueAt: again, handedAt, refusals: sql`${welcomeDelivery.refusals} + 1` })
      .where(isAt(welcomeId, subscriberId, dueAt)),
)
