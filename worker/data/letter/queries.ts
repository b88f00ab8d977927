import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  or,
  sql,
} from 'drizzle-orm'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { subscriber } from '../../../schema/tables/newsletter'
import { user } from '../../../schema/tables/user'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'
import { isMember } from '../user/member'
import { getsLetters } from './audience'

const letterFields = without(letter)

export interface Letter extends Row<typeof letterFields> {}

export const letterById = query('letterById', (id: Param<string>) =>
  select(letterFields).from(letter).where(eq(letter.id, id)),
)

/** A newsletter's letters, newest first, without its digests. */
export const lettersOfNewsletter = query(
  'lettersOfNewsletter',
  (newsletterId: Param<string>, ...[createdAt, id, limit]: Page) =>
    select(letterFields)
      .from(indexedBy(letter, 'letter_of_newsletter'))
      .where(
        and(
          eq(letter.newsletterId, newsletterId),
          isNull(letter.digestAt),
          before([letter.createdAt, letter.id], [createdAt, id]),
        ),
      )
      .orderBy(desc(letter.createdAt), desc(letter.id))
      .limit(limit),
)

/** Whether somebody has a letter, or may have it: what isn't so for any of its recipients was never sent. */
const isOut = exists(
  select({ one: sql`1` })
    .from(letterRecipient)
    .where(and(eq(letterRecipient.letterId, letter.id), eq(letterRecipient.state, 'claimed'))),
)

/** A letter that was stopped before anything went out counts as none. */
export const counts = or(
  ne(letter.state, 'stopped'),
  gt(letter.sentCount, 0),
  gt(letter.failedCount, 0),
  isOut,
)

/** The letter with which a newsletter sends a story, or has sent it. */
export const letterOfStory = query('letterOfStory', (newsletterId: Param<string>, postId: Param<string>) =>
  select(letterFields)
    .from(indexedBy(letter, 'letter_of_story'))
    .where(
      and(eq(letter.newsletterId, newsletterId), eq(letter.postId, postId), isNull(letter.digestAt), counts),
    )
    .limit(1),
)

/** The letters that have sent a story or will. */
export const lettersOfPost = query('lettersOfPost', (postId: Param<string>, limit: Param<number>) =>
  select(letterFields)
    .from(indexedBy(letter, 'letter_with_story'))
    .where(and(eq(letter.postId, postId), isNull(letter.digestAt), counts))
    .limit(limit),
)

/** Somebody to whom a letter has gone, or may have, and which part of it they got. */
export const readerOfLetter = query(
  'readerOfLetter',
  (letterId: Param<string>, subscriberId: Param<string>) =>
    select({ isWhole: letterRecipient.isWhole, askedAt: subscriber.askedAt })
      .from(letterRecipient)
      .innerJoin(subscriber, eq(subscriber.id, letterRecipient.subscriberId))
      .where(
        and(
          eq(letterRecipient.letterId, letterId),
          eq(letterRecipient.subscriberId, subscriberId),
          isNotNull(letterRecipient.handedAt),
          inArray(letterRecipient.state, ['claimed', 'sent', 'delivered', 'bounced', 'complained']),
        ),
      ),
)

/** Letters that nobody has taken up although it is time. */
export const dueLetters = query('dueLetters', (now: Param<number>, limit: Param<number>) =>
  select({ letterId: letter.id, turn: letter.turn })
    .from(indexedBy(letter, 'letter_due'))
    .where(lte(letter.dueAt, now))
    .orderBy(asc(letter.dueAt))
    .limit(limit),
)

/** How many a newsletter's letters go to, and how many of them are members. */
export const subscriberCounts = query(
  'subscriberCounts',
  (newsletterId: Param<string>, now: Param<number>, mailedAt: Param<number | null>) =>
    select({ all: count(), members: sql<number>`coalesce(sum(iif(${isMember(now)}, 1, 0)), 0)` })
      .from(indexedBy(subscriber, 'subscriber_of_newsletter'))
      .leftJoin(user, eq(user.id, subscriber.userId))
      .where(and(eq(subscriber.newsletterId, newsletterId), getsLetters(mailedAt)))
      .limit(1),
)

/** Where the replies to somebody go: their confirmed address. */
export const addressOf = query('addressOf', (userId: Param<string>) =>
  select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), isNotNull(user.emailVerifiedAt), not(eq(user.isSuspended, true)))),
)
