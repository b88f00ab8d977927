import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { DAY } from '../../../schema/rules/time-units'
import { subscriber } from '../../../schema/tables/newsletter'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import { failedOn } from '../sql/fragments'
import { insertFrom, insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Stores a mail for new subscribers, unless its newsletter has as many as it may. */
export const insertWelcome = insertWhere(
  welcomeLetter,
  ({ newsletterId }, most: Param<number>) =>
    lt(countOf(welcomeLetter, eq(welcomeLetter.newsletterId, newsletterId)), most),
  'ignore',
)

/** Whether a write failed since the newsletter has another mail for that day. */
export const hasThatDay = (error: unknown): boolean => failedOn(error, welcomeLetter.newsletterId)

export const setWelcome = write(
  (
    id: Param<string>,
    day: Param<number>,
    isOn: Param<boolean>,
    subject: Param<string>,
    text: Param<string>,
    postId: Param<string | null>,
  ) => update(welcomeLetter).set({ day, isOn, subject, text, postId }).where(eq(welcomeLetter.id, id)),
)

/** Deletes what became of a mail, and the mail: in this order. */
export const deleteDeliveriesOfWelcome = write((welcomeId: Param<string>) =>
  deleteFrom(welcomeDelivery).where(eq(welcomeDelivery.welcomeId, welcomeId)),
)
export const deleteWelcome = write((id: Param<string>) =>
  deleteFrom(welcomeLetter).where(eq(welcomeLetter.id, id)),
)

/** Plans the mails that are switched on for somebody who has confirmed at that moment, each once. */
export const planWelcomes = write((subscriberId: Param<string>, now: Param<number>) =>
  insertFrom(
    welcomeDelivery,
    select({
      welcomeId: welcomeLetter.id,
      subscriberId: subscriber.id,
      dueAt: sql<number>`${now} + ${welcomeLetter.day} * ${DAY}`,
    })
      .from(subscriber)
      .innerJoin(welcomeLetter, eq(welcomeLetter.newsletterId, subscriber.newsletterId))
      .where(
        and(
          eq(subscriber.id, subscriberId),
          eq(subscriber.state, 'active'),
          eq(subscriber.consentedAt, now),
          isNull(subscriber.importId),
          eq(welcomeLetter.isOn, true),
        ),
      ),
  ).onConflictDoNothing(),
)

/** Deletes what a subscriber who can be removed was to get, before the subscriber is deleted. */
export const deleteWelcomesOfRemoved = write((subscriberId: Param<string>) =>
  deleteFrom(welcomeDelivery).where(
    and(
      eq(welcomeDelivery.subscriberId, subscriberId),
      some(
        subscriber,
        and(eq(subscriber.id, subscriberId), inArray(subscriber.state, ['pending', 'active'])),
      ),
    ),
  ),
)

const isWaiting = (subscriberId: Param<string>) =>
  and(eq(welcomeDelivery.subscriberId, subscriberId), eq(welcomeDelivery.state, 'pending'))

/** Counts what somebody gets no more of, before it is settled. */
export const countEnded = write((subscriberId: Param<string>, welcomeId: Param<string>) =>
  update(welcomeLetter)
    .set({ skippedCount: sql`${welcomeLetter.skippedCount} + 1` })
    .where(
      and(
        inArray(
          welcomeLetter.id,
          select({ id: welcomeDelivery.welcomeId }).from(welcomeDelivery).where(isWaiting(subscriberId)),
        ),
        ne(welcomeLetter.id, welcomeId),
      ),
    ),
)

/** Settles what somebody gets no more of, beside the mail that was due. */
export const endWelcomes = write(
  (subscriberId: Param<string>, welcomeId: Param<string>, now: Param<number>) =>
    update(welcomeDelivery)
      .set({ state: 'skipped', dueAt: null, settledAt: now })
      .where(and(isWaiting(subscriberId), ne(welcomeDelivery.welcomeId, welcomeId))),
)
