import { and, eq, inArray, isNotNull, isNull, ne, not, type SQL, sql } from 'drizzle-orm'
import { newsletter, subscriber, suppressedAddress } from '../../../schema/tables/newsletter'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { inJson } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { hasAddress, isReplaced } from '../subscriber/replaced'
import { deleteTagsOfReplaced } from '../subscriber/writes'
import { deleteWelcomesOfReplaced } from '../welcome/removal'

/** Stores a newsletter with its first subscriber, if it isn't there yet. */
export const insertNewsletter = insert(newsletter, 'ignore')

/** Stores who asks to subscribe, unless the address is known. */
export const insertSubscriber = insert(subscriber, 'ignore')

/** The account that has confirmed an address. */
export const accountWith = (email: SQL | Param<string>) =>
  scalar(
    select({ id: user.id })
      .from(user)
      .where(and(eq(user.email, email), isNotNull(user.emailVerifiedAt))),
  )

/**
 * An address that isn't subscribed is asked again. Whoever has left stays so until they answer, and is never forgotten.
 */
export const askSubscriber = write(
  (
    email: Param<string>,
    newsletterId: Param<string>,
    now: Param<number>,
    expiresAt: Param<number>,
    consentText: Param<string>,
  ) =>
    update(subscriber)
      .set({
        askedAt: now,
        askDueAt: null,
        consentText,
        expiresAt: sql`case when ${subscriber.state} = 'pending' then ${expiresAt} end`,
      })
      .where(
        and(
          eq(subscriber.email, email),
          eq(subscriber.newsletterId, newsletterId),
          ne(subscriber.state, 'active'),
        ),
      ),
)

/** Whether an address may get letters, if it wants to: no mail to it has bounced, and it hasn't complained. */
const isReachable = (emailHash: Param<string>) =>
  not(
    some(
      suppressedAddress,
      and(eq(suppressedAddress.emailHash, emailHash), ne(suppressedAddress.reason, 'left')),
    ),
  )

/** Its owner has confirmed what the mail of that time asked. */
export const confirmSubscriber = write(
  (id: Param<string>, askedAt: Param<number>, now: Param<number>, emailHash: Param<string>) =>
    update(subscriber)
      .set({
        state: 'active',
        consentedAt: now,
        leftAt: null,
        expiresAt: null,
        importId: null,
        askDueAt: null,
        userId: accountWith(sql`${subscriber.email}`),
      })
      .where(
        and(
          eq(subscriber.id, id),
          eq(subscriber.askedAt, askedAt),
          ne(subscriber.state, 'active'),
          isReachable(emailHash),
        ),
      ),
)

/** What ends a subscription, or the wish for one: a mail that asked before can't be answered any more. */
const ended = (now: Param<number>) =>
  ({ state: 'unsubscribed', leftAt: now, askedAt: 0, expiresAt: null, askDueAt: null }) as const
const isOpen = inArray(subscriber.state, ['pending', 'active'])

/**
 * Ends a subscription, or the wish for one. The row stays, so that nobody subscribes the address again.
 */
export const leaveNewsletter = write((id: Param<string>, now: Param<number>) =>
  update(subscriber)
    .set(ended(now))
    .where(and(eq(subscriber.id, id), isOpen)),
)

/** It goes on, by its owner's own wish. */
const rejoined = (now: Param<number>) =>
  ({ state: 'active', consentedAt: now, leftAt: null, importId: null, askDueAt: null }) as const

/** Takes the end of a subscription back that was confirmed before. */
export const rejoinNewsletter = write((id: Param<string>, now: Param<number>, emailHash: Param<string>) =>
  update(subscriber)
    .set(rejoined(now))
    .where(
      and(
        eq(subscriber.id, id),
        eq(subscriber.state, 'unsubscribed'),
        isNotNull(subscriber.consentedAt),
        isReachable(emailHash),
      ),
    ),
)

/** Whether a subscription is to a newsletter of these kinds. @param kinds a JSON list of `writers` and `publications`. */
const isToKind = (kinds: Param<string>) =>
  some(
    newsletter,
    and(
      eq(newsletter.id, subscriber.newsletterId),
      inJson(sql`case when ${newsletter.userId} is null then 'publications' else 'writers' end`, kinds),
    ),
  )

/** Ends all subscriptions of an address to newsletters of these kinds. */
export const leaveAll = write((email: Param<string>, kinds: Param<string>, now: Param<number>) =>
  update(subscriber)
    .set(ended(now))
    .where(and(eq(subscriber.email, email), isOpen, isToKind(kinds))),
)

/** Takes back that an address has left them all at a time. */
export const rejoinAll = write(
  (
    email: Param<string>,
    kinds: Param<string>,
    leftAt: Param<number>,
    now: Param<number>,
    emailHash: Param<string>,
  ) =>
    update(subscriber)
      .set(rejoined(now))
      .where(
        and(
          eq(subscriber.email, email),
          eq(subscriber.state, 'unsubscribed'),
          eq(subscriber.leftAt, leftAt),
          isNotNull(subscriber.consentedAt),
          isToKind(kinds),
          isReachable(emailHash),
        ),
      ),
)

export const suppressAddress = insert(suppressedAddress, 'ignore')

/** Its owner takes letters again. An address that bounced or complained stays suppressed. */
export const liftSuppression = write((emailHash: Param<string>) =>
  deleteFrom(suppressedAddress).where(
    and(eq(suppressedAddress.emailHash, emailHash), eq(suppressedAddress.reason, 'left')),
  ),
)

/** What an address subscribed to becomes its account's, once the account has confirmed the address. */
export const joinSubscriptions = write((email: Param<string>) =>
  update(subscriber)
    .set({ userId: accountWith(email) })
    .where(and(eq(subscriber.email, email), isNull(subscriber.userId))),
)

const dropReplaced = write((userId: Param<string>, email: Param<string>) =>
  deleteFrom(subscriber).where(isReplaced(userId, email)),
)

const move = write((userId: Param<string>, email: Param<string>) =>
  update(subscriber)
    .set({ email })
    .where(and(eq(subscriber.userId, userId), hasAddress(userId, email))),
)

/**
 * An account's subscriptions follow it to its new address. Where that has a subscription of its own, the latter counts,
 * whatever its state.
 */
export const followAddress = (userId: string, email: string): Statement[] => [
  deleteTagsOfReplaced(userId, email),
  deleteWelcomesOfReplaced(userId, email),
  dropReplaced(userId, email),
  move(userId, email),
  joinSubscriptions(email),
]

/** Deletes those who subscribe to a person's newsletters. */
export const deleteSubscribersOfPerson = (person: SQL) =>
  deleteFrom(subscriber).where(
    inArray(
      subscriber.newsletterId,
      select({ id: newsletter.id }).from(newsletter).where(eq(newsletter.userId, person)),
    ),
  )

/** Deletes newsletters with their subscribers: in this order. @param newsletterIds a JSON list. */
export const deleteSubscribersOf = write((newsletterIds: Param<string>) =>
  deleteFrom(subscriber).where(inJson(subscriber.newsletterId, newsletterIds)),
)
export const deleteNewsletters = write((newsletterIds: Param<string>) =>
  deleteFrom(newsletter).where(inJson(newsletter.id, newsletterIds)),
)
