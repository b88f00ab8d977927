import { and, asc, eq } from 'drizzle-orm'
import { subscriber, suppressedAddress } from '../../../schema/tables/newsletter'
import type { RowOf } from '../database'
import { inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

const subscriberFields = only(
  subscriber,
  'id',
  'newsletterId',
  'email',
  'userId',
  'state',
  'askedAt',
  'consentedAt',
  'leftAt',
  'rhythm',
  'pausedUntil',
)

export const subscriberById = query('subscriberById', (id: Param<string>) =>
  select(subscriberFields).from(subscriber).where(eq(subscriber.id, id)),
)

export type Subscriber = RowOf<typeof subscriberById>

export const subscriptionOf = query('subscriptionOf', (email: Param<string>, newsletterId: Param<string>) =>
  select(subscriberFields)
    .from(subscriber)
    .where(and(eq(subscriber.email, email), eq(subscriber.newsletterId, newsletterId))),
)

/** All subscriptions of an address, in a stable order. */
export const subscriptionsOfAddress = query(
  'subscriptionsOfAddress',
  (email: Param<string>, limit: Param<number>) =>
    select(subscriberFields)
      .from(subscriber)
      .where(eq(subscriber.email, email))
      .orderBy(asc(subscriber.newsletterId))
      .limit(limit),
)

/** Whether and why an address gets no letters of anybody. */
export const suppressionOf = query('suppressionOf', (emailHash: Param<string>) =>
  select(only(suppressedAddress, 'reason'))
    .from(suppressedAddress)
    .where(eq(suppressedAddress.emailHash, emailHash)),
)

/** Which of some addresses get no letters of anybody. @param hashes a JSON list. */
export const suppressedAmong = query('suppressedAmong', (hashes: Param<string>) =>
  select(only(suppressedAddress, 'emailHash'))
    .from(suppressedAddress)
    .where(inJson(suppressedAddress.emailHash, hashes)),
)
