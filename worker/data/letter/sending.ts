import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { letterRecipient, mailWindow } from '../../../schema/tables/letter'
import { subscriber } from '../../../schema/tables/newsletter'
import { postVersion } from '../../../schema/tables/post'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { after, indexedBy, inJson } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { isMember } from '../user/member'

/** Who subscribed after somebody, in the order in which they did, whatever they are by now. */
export const subscribersAfter = query(
  'subscribersAfter',
  (
    newsletterId: Param<string>,
    createdAt: Param<number>,
    id: Param<string>,
    until: Param<number>,
    now: Param<number>,
    limit: Param<number>,
  ) =>
    select({
      id: subscriber.id,
      email: subscriber.email,
      state: subscriber.state,
      createdAt: subscriber.createdAt,
      userId: subscriber.userId,
      rhythm: subscriber.rhythm,
      pausedUntil: subscriber.pausedUntil,
      isMember: sql<0 | 1>`iif(${isMember(now)}, 1, 0)`,
    })
      .from(indexedBy(subscriber, 'subscriber_of_newsletter'))
      .leftJoin(user, eq(user.id, subscriber.userId))
      .where(
        and(
          eq(subscriber.newsletterId, newsletterId),
          after([subscriber.createdAt, subscriber.id], [createdAt, id]),
          lte(subscriber.createdAt, until),
        ),
      )
      .orderBy(asc(subscriber.createdAt), asc(subscriber.id))
      .limit(limit),
)

/** Recipients whose turn hasn't come. */
export const pendingRecipients = query('pendingRecipients', (letterId: Param<string>, limit: Param<number>) =>
  select({ id: letterRecipient.subscriberId })
    .from(indexedBy(letterRecipient, 'letter_recipient_open'))
    .where(and(eq(letterRecipient.letterId, letterId), eq(letterRecipient.state, 'pending')))
    .limit(limit),
)

/** Recipients whom a worker has claimed that didn't come back, or whom the mail service has refused a while ago. */
export const endedClaims = query(
  'endedClaims',
  (letterId: Param<string>, now: Param<number>, limit: Param<number>) =>
    select({ id: letterRecipient.subscriberId })
      .from(indexedBy(letterRecipient, 'letter_recipient_open'))
      .where(
        and(
          eq(letterRecipient.letterId, letterId),
          eq(letterRecipient.state, 'claimed'),
          lte(letterRecipient.claimedUntil, now),
        ),
      )
      .orderBy(asc(letterRecipient.claimedUntil))
      .limit(limit),
)

/** When the first of the claims ends. */
export const nextClaimEnd = query('nextClaimEnd', (letterId: Param<string>) =>
  select({ claimedUntil: letterRecipient.claimedUntil })
    .from(indexedBy(letterRecipient, 'letter_recipient_open'))
    .where(and(eq(letterRecipient.letterId, letterId), eq(letterRecipient.state, 'claimed')))
    .orderBy(asc(letterRecipient.claimedUntil))
    .limit(1),
)

/** What a round has claimed, with each subscription as it is now. @param ids a JSON list. */
export const claimedByRound = query(
  'claimedByRound',
  (letterId: Param<string>, ids: Param<string>, round: Param<string>) =>
    select({
      subscriberId: letterRecipient.subscriberId,
      isWhole: letterRecipient.isWhole,
      isCounted: letterRecipient.isCounted,
      versionId: letterRecipient.versionId,
      handedAt: letterRecipient.handedAt,
      refusals: letterRecipient.refusals,
      email: subscriber.email,
      state: subscriber.state,
      askedAt: subscriber.askedAt,
    })
      .from(letterRecipient)
      .leftJoin(subscriber, eq(subscriber.id, letterRecipient.subscriberId))
      .where(
        and(
          eq(letterRecipient.letterId, letterId),
          inJson(letterRecipient.subscriberId, ids),
          eq(letterRecipient.round, round),
          eq(letterRecipient.state, 'claimed'),
        ),
      ),
)

export type Claimed = RowOf<typeof claimedByRound>

/** How much of a minute or a day is used up. */
export const usedOfWindow = query('usedOfWindow', (span: Param<'minute' | 'day'>, startsAt: Param<number>) =>
  select({ used: mailWindow.used })
    .from(mailWindow)
    .where(and(eq(mailWindow.span, span), eq(mailWindow.startsAt, startsAt))),
)

/** The words of a version. */
export const versionWords = query('versionWords', (id: Param<string>) =>
  select(only(postVersion, 'title', 'subtitle', 'body'))
    .from(postVersion)
    .where(eq(postVersion.id, id)),
)
