import { and, asc, count, desc, eq, isNotNull, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { subscriber } from '../../../schema/tables/newsletter'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import { after, before, indexedBy, inJson, literal } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { only, type Row } from '../sql/rows'

/* Who subscribes to a newsletter, for its owner. Rule: docs/rules/newsletters.md, "Subscribers". */

const fields = only(
  subscriber,
  'id',
  'newsletterId',
  'email',
  'name',
  'state',
  'source',
  'createdAt',
  'consentedAt',
  'consentText',
  'leftAt',
  'note',
)

/** A subscriber as a newsletter's owner sees them. */
export interface ListedSubscriber extends Row<typeof fields> {}

export type SubscriberState = ListedSubscriber['state']

export const listedSubscriber = query('listedSubscriber', (id: Param<string>) =>
  select(fields).from(subscriber).where(eq(subscriber.id, id)),
)

/** A newsletter's subscribers, the newest first. */
export const subscribersOf = query(
  'subscribersOf',
  (newsletterId: Param<string>, ...[createdAt, id, limit]: Page) =>
    select(fields)
      .from(indexedBy(subscriber, 'subscriber_of_newsletter'))
      .where(
        and(
          eq(subscriber.newsletterId, newsletterId),
          before([subscriber.createdAt, subscriber.id], [createdAt, id]),
        ),
      )
      .orderBy(desc(subscriber.createdAt), desc(subscriber.id))
      .limit(limit),
)

/** Subscribers in one state. */
export const subscribersInState = query(
  'subscribersInState',
  (newsletterId: Param<string>, state: Param<SubscriberState>, ...[createdAt, id, limit]: Page) =>
    select(fields)
      .from(indexedBy(subscriber, 'subscriber_by_state'))
      .where(
        and(
          eq(subscriber.newsletterId, newsletterId),
          eq(subscriber.state, state),
          before([subscriber.createdAt, subscriber.id], [createdAt, id]),
        ),
      )
      .orderBy(desc(subscriber.createdAt), desc(subscriber.id))
      .limit(limit),
)

/** Whether a subscriber is in a state, if one is asked for. */
const isInState = (state: Param<SubscriberState | null>) =>
  sql`coalesce(${state}, ${subscriber.state}) = ${subscriber.state}`

/** Whether they have a tag, if one is asked for. */
const hasTag = (tag: Param<string | null>) =>
  sql`(${tag} is null or ${some(
    subscriberTag,
    and(eq(subscriberTag.subscriberId, subscriber.id), eq(subscriberTag.tag, tag)),
  )})`

/** Subscribers with a tag, and in a state if one is asked for. */
export const subscribersWithTag = query(
  'subscribersWithTag',
  (
    newsletterId: Param<string>,
    tag: Param<string>,
    state: Param<SubscriberState | null>,
    ...[createdAt, id, limit]: Page
  ) =>
    select(fields)
      .from(indexedBy(subscriberTag, 'subscriber_tag_listed'))
      .crossJoin(subscriber)
      .where(
        and(
          eq(subscriberTag.newsletterId, newsletterId),
          eq(subscriberTag.tag, tag),
          before([subscriberTag.createdAt, subscriberTag.subscriberId], [createdAt, id]),
          eq(subscriber.id, subscriberTag.subscriberId),
          isInState(state),
        ),
      )
      .orderBy(desc(subscriberTag.createdAt), desc(subscriberTag.subscriberId))
      .limit(limit),
)

const last = alias(subscriber, 'last')

/** What follows everything that begins with a text. */
const endOf = (prefix: Param<string>) => sql`${prefix} || ${literal('\u{10ffff}')}`

/** Where a list goes on: at the value of the last one, or where the search begins. */
const from = (prefix: Param<string>, value: SQLWrapper) => sql`max(${prefix}, coalesce(${value}, ''))`

/** Subscribers whose address begins with a text, by the alphabet. @param afterId the last one; empty at the beginning. */
export const subscribersByAddress = query(
  'subscribersByAddress',
  (
    newsletterId: Param<string>,
    prefix: Param<string>,
    state: Param<SubscriberState | null>,
    tag: Param<string | null>,
    afterId: Param<string>,
    limit: Param<number>,
  ) =>
    select(fields)
      .from(indexedBy(subscriber, 'subscriber_by_address'))
      .where(
        and(
          eq(subscriber.newsletterId, newsletterId),
          sql`${subscriber.email} >= ${from(prefix, scalar(select({ email: last.email }).from(last).where(eq(last.id, afterId))))}`,
          sql`${subscriber.email} < ${endOf(prefix)}`,
          sql`${subscriber.id} <> ${afterId}`,
          isInState(state),
          hasTag(tag),
        ),
      )
      .orderBy(asc(subscriber.email))
      .limit(limit),
)

/** Subscribers whose name begins with a text, but not their address. */
export const subscribersByName = query(
  'subscribersByName',
  (
    newsletterId: Param<string>,
    prefix: Param<string>,
    state: Param<SubscriberState | null>,
    tag: Param<string | null>,
    afterId: Param<string>,
    limit: Param<number>,
  ) =>
    select(fields)
      .from(indexedBy(subscriber, 'subscriber_by_name'))
      .where(
        and(
          eq(subscriber.newsletterId, newsletterId),
          after(
            [subscriber.nameKey, subscriber.id],
            [
              from(prefix, scalar(select({ nameKey: last.nameKey }).from(last).where(eq(last.id, afterId)))),
              sql`${afterId}`,
            ],
          ),
          sql`${subscriber.nameKey} < ${endOf(prefix)}`,
          sql`not (${subscriber.email} >= ${prefix} and ${subscriber.email} < ${endOf(prefix)})`,
          isInState(state),
          hasTag(tag),
        ),
      )
      .orderBy(asc(subscriber.nameKey), asc(subscriber.id))
      .limit(limit),
)

/** The subscribers after somebody, the oldest first. */
export const subscribersToTake = query(
  'subscribersToTake',
  (newsletterId: Param<string>, ...[createdAt, id, limit]: Page) =>
    select(fields)
      .from(indexedBy(subscriber, 'subscriber_of_newsletter'))
      .where(
        and(
          eq(subscriber.newsletterId, newsletterId),
          after([subscriber.createdAt, subscriber.id], [createdAt, id]),
        ),
      )
      .orderBy(asc(subscriber.createdAt), asc(subscriber.id))
      .limit(limit),
)

/** The tags of subscribers. @param ids a JSON list. */
export const tagsOfSubscribers = query('tagsOfSubscribers', (ids: Param<string>) =>
  select(only(subscriberTag, 'subscriberId', 'tag'))
    .from(subscriberTag)
    .where(inJson(subscriberTag.subscriberId, ids)),
)

/** A newsletter's tags by the alphabet, and how many have each. */
export const tagsOfNewsletter = query(
  'tagsOfNewsletter',
  (newsletterId: Param<string>, limit: Param<number>) =>
    select({ tag: subscriberTag.tag, n: count() })
      .from(indexedBy(subscriberTag, 'subscriber_tag_listed'))
      .where(eq(subscriberTag.newsletterId, newsletterId))
      .groupBy(subscriberTag.tag)
      .orderBy(asc(subscriberTag.tag))
      .limit(limit),
)

/** Subscribers with a tag who have confirmed their subscription themselves, the newest first. */
export const confirmedWithTag = query(
  'confirmedWithTag',
  (newsletterId: Param<string>, tag: Param<string>, limit: Param<number>) =>
    select({ subscriberId: subscriber.id, email: subscriber.email, askedAt: subscriber.askedAt })
      .from(indexedBy(subscriberTag, 'subscriber_tag_listed'))
      .crossJoin(subscriber)
      .where(
        and(
          eq(subscriberTag.newsletterId, newsletterId),
          eq(subscriberTag.tag, tag),
          eq(subscriber.id, subscriberTag.subscriberId),
          eq(subscriber.state, 'active'),
          isNotNull(subscriber.consentedAt),
          isNull(subscriber.importId),
        ),
      )
      .orderBy(desc(subscriberTag.createdAt), desc(subscriberTag.subscriberId))
      .limit(limit),
)
