import { and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { subscriber } from '../../../schema/tables/newsletter'
import { indexedBy, inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

/** How many have confirmed. */
const confirmed = sql<number>`count(${subscriber.consentedAt})`

/** Who has brought most subscribers of a newsletter, and how many came. */
export const topReferrers = query('topReferrers', (newsletterId: Param<string>, limit: Param<number>) =>
  select({ referrerId: subscriber.referrerId, confirmed, came: count() })
    .from(indexedBy(subscriber, 'subscriber_referred'))
    .where(and(eq(subscriber.newsletterId, newsletterId), isNotNull(subscriber.referrerId)))
    .groupBy(subscriber.referrerId)
    .orderBy(desc(confirmed), asc(subscriber.referrerId))
    .limit(limit),
)

/** The addresses of some subscribers. @param ids a JSON list. */
export const subscriberAddresses = query('subscriberAddresses', (ids: Param<string>) =>
  select(only(subscriber, 'id', 'email'))
    .from(subscriber)
    .where(inJson(subscriber.id, ids)),
)
