import { and, eq, inArray, ne, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { user } from '../../../schema/tables/user'
import { welcomeDelivery, welcomeLetter } from '../../../schema/tables/welcome'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

const newslettersOf = (owner: SQL) => select({ id: newsletter.id }).from(newsletter).where(owner)
const welcomesOf = (owner: SQL) =>
  select({ id: welcomeLetter.id })
    .from(welcomeLetter)
    .where(inArray(welcomeLetter.newsletterId, newslettersOf(owner)))

/** Deletes what became of the mails for new subscribers of a person's newsletters; the mails go with these. */
export const deleteWelcomeDeliveriesOfPerson = (person: SQL) =>
  deleteFrom(welcomeDelivery).where(
    inArray(welcomeDelivery.welcomeId, welcomesOf(eq(newsletter.userId, person))),
  )

/** Deletes a publication's mails for new subscribers, after what became of them: in this order. */
export const deleteWelcomeDeliveriesOfCollection = write((collectionId: Param<string>) =>
  deleteFrom(welcomeDelivery).where(
    inArray(welcomeDelivery.welcomeId, welcomesOf(eq(newsletter.collectionId, collectionId))),
  ),
)
export const deleteWelcomesOfCollection = write((collectionId: Param<string>) =>
  deleteFrom(welcomeLetter).where(
    inArray(welcomeLetter.newsletterId, newslettersOf(eq(newsletter.collectionId, collectionId))),
  ),
)

const other = alias(subscriber, 'other')

/** Deletes what an account's subscriptions were to get that others replace, once it has another address. */
export const deleteWelcomesOfReplaced = write((userId: Param<string>, email: Param<string>) =>
  deleteFrom(welcomeDelivery).where(
    inArray(
      welcomeDelivery.subscriberId,
      select({ id: subscriber.id })
        .from(subscriber)
        .where(
          and(
            eq(subscriber.userId, userId),
            ne(subscriber.email, email),
            some(user, and(eq(user.id, userId), eq(user.email, email))),
            some(other, and(eq(other.email, email), eq(other.newsletterId, subscriber.newsletterId))),
          ),
        ),
    ),
  ),
)
