import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { newsletter, subscriber } from '../../../schema/tables/newsletter'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import { inJson, jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { idsOfReplaced } from './replaced'

export const setSubscriberNote = write((id: Param<string>, note: Param<string>) =>
  update(subscriber).set({ note }).where(eq(subscriber.id, id)),
)

export const deleteTagsOfSubscriber = write((subscriberId: Param<string>) =>
  deleteFrom(subscriberTag).where(eq(subscriberTag.subscriberId, subscriberId)),
)

/** Gives a subscriber tags. @param tags a JSON list. */
export const insertSubscriberTags = write((subscriberId: Param<string>, tags: Param<string>) => {
  const { from, value } = jsonEach(tags)
  return insertFrom(
    subscriberTag,
    select({
      subscriberId: subscriber.id,
      tag: value,
      newsletterId: subscriber.newsletterId,
      createdAt: subscriber.createdAt,
    })
      .from(from)
      .crossJoin(subscriber)
      .where(eq(subscriber.id, subscriberId)),
  ).onConflictDoNothing()
})

/** States of those who can be removed: everybody else has to be remembered. */
const isThere = inArray(subscriber.state, ['pending', 'active'])

/** Deletes the tags of a subscriber who can be removed, then the subscriber: in this order. */
export const deleteTagsOfRemoved = write((id: Param<string>) =>
  deleteFrom(subscriberTag).where(
    and(eq(subscriberTag.subscriberId, id), some(subscriber, and(eq(subscriber.id, id), isThere))),
  ),
)
export const deleteSubscriber = write((id: Param<string>) =>
  deleteFrom(subscriber).where(and(eq(subscriber.id, id), isThere)),
)

const other = alias(subscriber, 'other')

/** Deletes the tags of an account's subscriptions that others replace, once it has another address. */
export const deleteTagsOfReplaced = write((userId: Param<string>, email: Param<string>) =>
  deleteFrom(subscriberTag).where(inArray(subscriberTag.subscriberId, idsOfReplaced(userId, email))),
)

const ofNewsletters = (owner: SQL) =>
  inArray(subscriberTag.newsletterId, select({ id: newsletter.id }).from(newsletter).where(owner))

/** Deletes the tags of a person's newsletters. */
export const deleteSubscriberTagsOfPerson = (person: SQL) =>
  deleteFrom(subscriberTag).where(ofNewsletters(eq(newsletter.userId, person)))

/** Deletes the tags of newsletters. @param newsletterIds a JSON list. */
export const deleteSubscriberTagsOf = write((newsletterIds: Param<string>) =>
  deleteFrom(subscriberTag).where(inJson(subscriberTag.newsletterId, newsletterIds)),
)

/** Has those who were asked often be asked later. @param since when an earlier mail counts from, and how many do. */
export const postponeAsking = write(
  (ids: Param<string>, since: Param<number>, most: Param<number>, later: Param<number>) =>
    update(subscriber)
      .set({ askDueAt: later })
      .where(
        and(
          inJson(subscriber.id, ids),
          isNotNull(subscriber.askDueAt),
          sql`(${select({ n: sql`count(*)` })
            .from(other)
            .where(and(eq(other.email, subscriber.email), sql`${other.askedAt} > ${since}`))}) >= ${most}`,
        ),
      ),
)

/** Takes up asking somebody. The mail and its link are the same however often that happens. */
export const claimAsking = write(
  (id: Param<string>, now: Param<number>, until: Param<number>, within: Param<number>) =>
    update(subscriber)
      .set({
        askedAt: sql`iif(${subscriber.askedAt} = 0, ${now}, ${subscriber.askedAt})`,
        expiresAt: sql`coalesce(${subscriber.expiresAt}, ${now} + ${within})`,
        askDueAt: until,
      })
      .where(and(eq(subscriber.id, id), eq(subscriber.state, 'pending'), lte(subscriber.askDueAt, now))),
)

/** They have the mail. */
export const settleAsking = write((id: Param<string>) =>
  update(subscriber).set({ askDueAt: null }).where(eq(subscriber.id, id)),
)
