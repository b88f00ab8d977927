/** What became of a newsletter's subscribers. Rule: docs/rules/newsletters.md, "Stats". Hours are since 1970 UTC. */
import { and, asc, count, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { SUBSCRIBER_SOURCES, SUBSCRIBER_STATES } from '../../../schema/rules/newsletters'
import { HOUR } from '../../../schema/rules/time-units'
import { subscriber } from '../../../schema/tables/newsletter'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** How many subscribers a newsletter has in each state. */
export const subscriberStates = query('subscriberStates', (newsletterId: Param<string>) =>
  select({ state: subscriber.state, subscribers: count() })
    .from(indexedBy(subscriber, 'subscriber_by_state'))
    .where(eq(subscriber.newsletterId, newsletterId))
    .groupBy(subscriber.state)
    .limit(SUBSCRIBER_STATES.length),
)

const hourOf = (column: SQLiteColumn) => sql<number>`cast(${column} / ${HOUR} as integer)`

/** Subscribers who had confirmed, and came or left within a time. */
const within = (
  column: SQLiteColumn,
  newsletterId: Param<string>,
  from: Param<number>,
  until: Param<number>,
) =>
  and(
    eq(subscriber.newsletterId, newsletterId),
    gte(column, from),
    lt(column, until),
    isNotNull(subscriber.consentedAt),
  )

/** How many subscribers who have confirmed came in each hour, the first one first. */
export const subscribersGained = query(
  'subscribersGained',
  (newsletterId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select({ hour: hourOf(subscriber.createdAt), subscribers: count() })
      .from(indexedBy(subscriber, 'subscriber_of_newsletter'))
      .where(within(subscriber.createdAt, newsletterId, from, until))
      .groupBy(hourOf(subscriber.createdAt))
      .orderBy(asc(hourOf(subscriber.createdAt)))
      .limit(limit),
)

/** How many left in each hour who stayed away, the first one first. */
export const subscribersLost = query(
  'subscribersLost',
  (newsletterId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select({ hour: hourOf(subscriber.leftAt), subscribers: count() })
      .from(indexedBy(subscriber, 'subscriber_left'))
      .where(within(subscriber.leftAt, newsletterId, from, until))
      .groupBy(hourOf(subscriber.leftAt))
      .orderBy(asc(hourOf(subscriber.leftAt)))
      .limit(limit),
)

/** Where those came from who came within a time. */
export const subscriberSources = query(
  'subscriberSources',
  (newsletterId: Param<string>, from: Param<number>, until: Param<number>) =>
    select({ source: subscriber.source, subscribers: count() })
      .from(indexedBy(subscriber, 'subscriber_of_newsletter'))
      .where(within(subscriber.createdAt, newsletterId, from, until))
      .groupBy(subscriber.source)
      .limit(SUBSCRIBER_SOURCES.length),
)
