/** Statements that take events of mails, each in one batch. Rule: docs/rules/mail.md, "What comes back". */
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { mailWindow } from '../../../schema/tables/letter'
import { mailEvent } from '../../../schema/tables/mail-event'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, scalar, select, some } from '../sql/query'
import { update, write } from '../sql/write'

/** Stores an event, unless it is known. */
export const insertMailEvent = insert(mailEvent, 'ignore')

/** Takes a new event. */
export const takeMailEvent = write((id: Param<string>) =>
  update(mailEvent)
    .set({ state: 'taken' })
    .where(and(eq(mailEvent.id, id), eq(mailEvent.state, 'new'))),
)

const earlier = alias(mailEvent, 'earlier')

/** How many letters the mail service was handed since a time. */
const handedSince = (since: Param<number>) =>
  scalar(
    select({ all: sql<number>`coalesce(sum(${mailWindow.used}), 0)` })
      .from(mailWindow)
      .where(and(eq(mailWindow.span, 'day'), gt(mailWindow.startsAt, since))),
  )

/**
 * Takes a new event, or holds it if there were more of its kind than can be true.
 *
 * @param since from when on events of the kind count.
 * @param always how many of them are believed in any case.
 * @param share how many are believed of the letters that went out.
 * @param days from when on the days of those letters begin.
 */
export const takeOrHoldMailEvent = write(
  (
    id: Param<string>,
    since: Param<number>,
    always: Param<number>,
    share: Param<number>,
    days: Param<number>,
  ) => {
    const so = countOf(
      earlier,
      and(eq(earlier.kind, mailEvent.kind), eq(earlier.state, 'done'), gt(earlier.receivedAt, since)),
    )
    return update(mailEvent)
      .set({
        state: sql`iif((${so}) < max(${always}, (${handedSince(days)}) * ${share}), 'taken', 'held')`,
      })
      .where(and(eq(mailEvent.id, id), eq(mailEvent.state, 'new')))
  },
)

/** An operator takes an event that was held. */
export const takeHeldMailEvent = write((id: Param<string>) =>
  update(mailEvent)
    .set({ state: 'taken' })
    .where(and(eq(mailEvent.id, id), eq(mailEvent.state, 'held'))),
)

/** An operator drops an event that was held: it never has an effect. */
export const dropMailEvent = write((id: Param<string>, expiresAt: Param<number>) =>
  update(mailEvent)
    .set({ state: 'dropped', expiresAt })
    .where(and(eq(mailEvent.id, id), eq(mailEvent.state, 'held'))),
)

/** Whether an event is being taken by this batch. */
export const isTaken = (id: Param<string>) =>
  some(mailEvent, and(eq(mailEvent.id, id), eq(mailEvent.state, 'taken')))

/** The last statement of a batch that takes an event: no other one sees it as taken. */
export const closeMailEvent = write((id: Param<string>, expiresAt: Param<number>) =>
  update(mailEvent)
    .set({ state: 'done', expiresAt })
    .where(and(eq(mailEvent.id, id), eq(mailEvent.state, 'taken'), isNull(mailEvent.expiresAt))),
)
