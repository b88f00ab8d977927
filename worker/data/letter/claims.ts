import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { MAILABLE_STATES } from '../../../schema/rules/post-states'
import { letter, letterRecipient, mailWindow } from '../../../schema/tables/letter'
import { subscriber } from '../../../schema/tables/newsletter'
import { post } from '../../../schema/tables/post'
import { inJson } from '../sql/fragments'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, scalar, select, some } from '../sql/query'
import { update, write } from '../sql/write'
import { followsStory } from './changed'
import { hasTurn } from './writes'

/** Subscribers who are still subscribed become recipients. @param ids those who get the letter, as a JSON list. */
export const insertRecipients = write(
  (
    letterId: Param<string>,
    turn: Param<number>,
    ids: Param<string>,
    wholeIds: Param<string>,
    countedIds: Param<string>,
  ) =>
    insertFrom(
      letterRecipient,
      select({
        letterId: sql<string>`${letterId}`,
        subscriberId: subscriber.id,
        isWhole: sql<boolean>`${inJson(subscriber.id, wholeIds)}`,
        isCounted: sql<boolean>`${inJson(subscriber.id, countedIds)}`,
      })
        .from(subscriber)
        .where(
          and(
            inJson(subscriber.id, ids),
            eq(subscriber.state, 'active'),
            some(letter, hasTurn(letterId, turn)),
          ),
        ),
    ).onConflictDoNothing(),
)

/** Notes how far the gathering has come. Does nothing for a worker that has lost its turn. */
export const noteGathered = write(
  (
    id: Param<string>,
    turn: Param<number>,
    ids: Param<string>,
    gatheredAt: Param<number>,
    gatheredId: Param<string>,
    isGathered: Param<boolean>,
    until: Param<number>,
  ) =>
    update(letter)
      .set({
        gatheredAt,
        gatheredId,
        isGathered: sql`${isGathered}`,
        recipientCount: sql`${letter.recipientCount} + (${countOf(
          letterRecipient,
          and(eq(letterRecipient.letterId, id), inJson(letterRecipient.subscriberId, ids)),
        )})`,
        dueAt: until,
      })
      .where(hasTurn(id, turn)),
)

/** The minute and the day in which mails are counted. */
export const insertWindow = insert(mailWindow, 'ignore')

/** Whether a minute or a day takes so many mails more. */
export const hasRoom = (
  span: 'minute' | 'day',
  startsAt: Param<number>,
  wanted: Param<number>,
  limit: Param<number>,
) =>
  some(
    mailWindow,
    and(
      eq(mailWindow.span, span),
      eq(mailWindow.startsAt, startsAt),
      sql`${mailWindow.used} + ${wanted} <= ${limit}`,
    ),
  )

const isOpen = (now: Param<number>) =>
  or(
    eq(letterRecipient.state, 'pending'),
    and(eq(letterRecipient.state, 'claimed'), lte(letterRecipient.claimedUntil, now)),
  )

/**
 * Claims recipients for a round, if its worker still has its turn, the story can still be read and isn't another one by now,
 * and the minute and the day have room for all of them.
 */
export const claimRecipients = write(
  (
    letterId: Param<string>,
    turn: Param<number>,
    ids: Param<string>,
    round: Param<string>,
    now: Param<number>,
    until: Param<number>,
    wanted: Param<number>,
    minute: Param<number>,
    perMinute: Param<number>,
    day: Param<number>,
    perDay: Param<number>,
  ) =>
    update(letterRecipient)
      .set({
        state: 'claimed',
        round,
        claimedUntil: until,
        // Whatever is answered meanwhile, a mail that may have been handed over stays the same.
        versionId: sql`coalesce(${letterRecipient.versionId}, (${scalar(
          select({ versionId: letter.versionId }).from(letter).where(eq(letter.id, letterId)),
        )}))`,
        handedAt: sql`coalesce(${letterRecipient.handedAt}, ${now})`,
      })
      .where(
        and(
          eq(letterRecipient.letterId, letterId),
          inJson(letterRecipient.subscriberId, ids),
          isOpen(now),
          some(
            letter,
            and(
              hasTurn(letterId, turn),
              some(post, and(eq(post.id, letter.postId), inArray(post.state, MAILABLE_STATES))),
              followsStory,
            ),
          ),
          hasRoom('minute', minute, wanted, perMinute),
          hasRoom('day', day, wanted, perDay),
        ),
      ),
)

const ofRound = (letterId: Param<string>, ids: Param<string>, round: Param<string>) =>
  and(
    eq(letterRecipient.letterId, letterId),
    inJson(letterRecipient.subscriberId, ids),
    eq(letterRecipient.round, round),
    eq(letterRecipient.state, 'claimed'),
  )

/** Counts what a round has claimed. */
export const countWindow = write(
  (
    span: Param<'minute' | 'day'>,
    startsAt: Param<number>,
    letterId: Param<string>,
    ids: Param<string>,
    round: Param<string>,
  ) =>
    update(mailWindow)
      .set({ used: sql`${mailWindow.used} + (${countOf(letterRecipient, ofRound(letterId, ids, round))})` })
      .where(and(eq(mailWindow.span, span), eq(mailWindow.startsAt, startsAt))),
)

/** Counts what became of a round's recipients, before they are settled: those that are settled already count no more. */
export const countSettled = write(
  (
    letterId: Param<string>,
    round: Param<string>,
    sent: Param<string>,
    left: Param<string>,
    failed: Param<string>,
  ) => {
    const more = (ids: Param<string>) => sql`(${countOf(letterRecipient, ofRound(letterId, ids, round))})`
    return update(letter)
      .set({
        sentCount: sql`${letter.sentCount} + ${more(sent)}`,
        countedCount: sql`${letter.countedCount} + (${countOf(
          letterRecipient,
          and(ofRound(letterId, sent, round), eq(letterRecipient.isCounted, true)),
        )})`,
        leftCount: sql`${letter.leftCount} + ${more(left)}`,
        failedCount: sql`${letter.failedCount} + ${more(failed)}`,
      })
      .where(eq(letter.id, letterId))
  },
)

/** Settles what became of some of a round's recipients. */
export const settleRecipients = write(
  (
    letterId: Param<string>,
    round: Param<string>,
    ids: Param<string>,
    state: Param<'sent' | 'left' | 'failed'>,
    now: Param<number>,
  ) =>
    update(letterRecipient)
      .set({ state, settledAt: now, claimedUntil: null })
      .where(ofRound(letterId, ids, round)),
)

/** Has a mail handed over again later. @param handedAt null if the mail service surely doesn't have it. */
export const postponeRecipient = write(
  (
    letterId: Param<string>,
    round: Param<string>,
    ids: Param<string>,
    until: Param<number>,
    handedAt: Param<number | null>,
  ) =>
    update(letterRecipient)
      .set({
        claimedUntil: until,
        handedAt,
        versionId: sql`case when ${handedAt} is null then null else ${letterRecipient.versionId} end`,
        refusals: sql`${letterRecipient.refusals} + 1`,
      })
      .where(ofRound(letterId, ids, round)),
)
