/** The parts of a newsletter's subscribers that letters go to. Rule: docs/rules/newsletters.md, "The part that gets it". */
import { and, asc, count, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { clap } from '../../../schema/tables/clap'
import { subscriber } from '../../../schema/tables/newsletter'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import { user } from '../../../schema/tables/user'
import { indexedBy, inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'

/** Whether somebody has clapped for a story of a writer or a publication, or responded to one, since a time. */
function isActive(userId: SQLiteColumn, ownerId: Param<string>, since: Param<number>): SQL | undefined {
  const isTheirs = (postId: SQLiteColumn) =>
    some(post, and(eq(post.id, postId), or(eq(post.creatorId, ownerId), eq(post.collectionId, ownerId))))
  return or(
    some(
      clap,
      and(
        eq(clap.userId, userId),
        eq(clap.kind, 'post'),
        gte(clap.createdAt, since),
        isTheirs(clap.targetId),
      ),
    ),
    some(
      postResponse,
      and(
        eq(postResponse.authorId, userId),
        gte(postResponse.createdAt, since),
        eq(postResponse.rootKind, 'post'),
        isTheirs(postResponse.rootId),
      ),
    ),
  )
}

/** Which of some people are active. @param ids a JSON list. */
export const activeAmong = query(
  'activeAmong',
  (ids: Param<string>, ownerId: Param<string>, since: Param<number>) =>
    select({ id: user.id })
      .from(user)
      .where(and(inJson(user.id, ids), isActive(user.id, ownerId, since))),
)

/** Which of some subscribers have a tag. @param ids a JSON list. */
export const taggedAmong = query('taggedAmong', (ids: Param<string>, tag: Param<string>) =>
  select({ id: subscriberTag.subscriberId })
    .from(subscriberTag)
    .where(and(inJson(subscriberTag.subscriberId, ids), eq(subscriberTag.tag, tag))),
)

/**
 * Whether a subscriber gets a letter.
 *
 * @param mailedAt the time at which it would be by mail: no digests in its place, and no pause. Null for whoever reads it at
 * any time, in a digest or after a pause.
 */
export const getsLetters = (mailedAt: Param<number | null>) =>
  and(
    eq(subscriber.state, 'active'),
    or(
      sql`${mailedAt} is null`,
      and(
        eq(subscriber.rhythm, 'each'),
        or(isNull(subscriber.pausedUntil), sql`${subscriber.pausedUntil} <= ${mailedAt}`),
      ),
    ),
  )

const isSubscribed = (newsletterId: Param<string>, mailedAt: Param<number | null>) =>
  and(eq(subscriber.newsletterId, newsletterId), getsLetters(mailedAt))

/** How many of those who get a newsletter's letters are active. */
export const recentlyActiveSubscribers = query(
  'recentlyActiveSubscribers',
  (
    newsletterId: Param<string>,
    ownerId: Param<string>,
    since: Param<number>,
    mailedAt: Param<number | null>,
  ) =>
    select({ subscribers: count() })
      .from(indexedBy(subscriber, 'subscriber_by_state'))
      .where(
        and(
          isSubscribed(newsletterId, mailedAt),
          isNotNull(subscriber.userId),
          isActive(subscriber.userId, ownerId, since),
        ),
      )
      .limit(1),
)

/** How many of those who get a newsletter's letters have subscribed since a time. */
export const subscribersSince = query(
  'subscribersSince',
  (newsletterId: Param<string>, since: Param<number>, mailedAt: Param<number | null>) =>
    select({ subscribers: count() })
      .from(indexedBy(subscriber, 'subscriber_by_state'))
      .where(and(isSubscribed(newsletterId, mailedAt), gte(subscriber.createdAt, since)))
      .limit(1),
)

/** The tags of those who get a newsletter's letters by the alphabet, and how many have each. */
export const tagsOfSubscribed = query(
  'tagsOfSubscribed',
  (newsletterId: Param<string>, mailedAt: Param<number | null>, limit: Param<number>) =>
    select({ tag: subscriberTag.tag, subscribers: count() })
      .from(indexedBy(subscriberTag, 'subscriber_tag_listed'))
      .crossJoin(subscriber)
      .where(
        and(
          eq(subscriberTag.newsletterId, newsletterId),
          eq(subscriber.id, subscriberTag.subscriberId),
          getsLetters(mailedAt),
        ),
      )
      .groupBy(subscriberTag.tag)
      .orderBy(asc(subscriberTag.tag))
      .limit(limit),
)

/** How many of those who get a newsletter's letters have a tag. */
export const subscribedWithTag = query(
  'subscribedWithTag',
  (newsletterId: Param<string>, tag: Param<string>, mailedAt: Param<number | null>) =>
    select({ subscribers: count() })
      .from(indexedBy(subscriberTag, 'subscriber_tag_listed'))
      .crossJoin(subscriber)
      .where(
        and(
          eq(subscriberTag.newsletterId, newsletterId),
          eq(subscriberTag.tag, tag),
          eq(subscriber.id, subscriberTag.subscriberId),
          getsLetters(mailedAt),
        ),
      )
      .limit(1),
)
