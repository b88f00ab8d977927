import { asc, eq, lte, sql } from 'drizzle-orm'
import { subscriber } from '../../../schema/tables/newsletter'
import { user } from '../../../schema/tables/user'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { isMember } from '../user/member'

const welcomeFields = without(welcomeLetter, 'createdAt')

export interface WelcomeLetter extends Row<typeof welcomeFields> {}

export const welcomeById = query('welcomeById', (id: Param<string>) =>
  select(welcomeFields).from(welcomeLetter).where(eq(welcomeLetter.id, id)),
)

/** What new subscribers of a newsletter get, by the day. */
export const welcomesOfNewsletter = query(
  'welcomesOfNewsletter',
  (newsletterId: Param<string>, limit: Param<number>) =>
    select(welcomeFields)
      .from(indexedBy(welcomeLetter, 'welcome_letter_of_newsletter'))
      .where(eq(welcomeLetter.newsletterId, newsletterId))
      .orderBy(asc(welcomeLetter.day))
      .limit(limit),
)

/** Mails that are due, each with its subscription as it is now. */
export const dueWelcomes = query('dueWelcomes', (now: Param<number>, limit: Param<number>) =>
  select({
    welcomeId: welcomeDelivery.welcomeId,
    subscriberId: welcomeDelivery.subscriberId,
    dueAt: welcomeDelivery.dueAt,
    handedAt: welcomeDelivery.handedAt,
    refusals: welcomeDelivery.refusals,
    email: subscriber.email,
    state: subscriber.state,
    askedAt: subscriber.askedAt,
    rhythm: subscriber.rhythm,
    pausedUntil: subscriber.pausedUntil,
    userId: subscriber.userId,
    isMember: sql<0 | 1>`iif(${isMember(now)}, 1, 0)`,
  })
    .from(indexedBy(welcomeDelivery, 'welcome_delivery_due'))
    .innerJoin(subscriber, eq(subscriber.id, welcomeDelivery.subscriberId))
    .leftJoin(user, eq(user.id, subscriber.userId))
    .where(lte(welcomeDelivery.dueAt, now))
    .orderBy(asc(welcomeDelivery.dueAt))
    .limit(limit),
)

export type DueWelcome = RowOf<typeof dueWelcomes>
