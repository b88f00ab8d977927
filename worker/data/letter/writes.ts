import { and, eq, inArray, isNull, lte, not, sql } from 'drizzle-orm'
import type { LetterWait, StopReason } from '../../../schema/rules/letters'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { post } from '../../../schema/tables/post'
import { insertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, some } from '../sql/query'
import { update, write } from '../sql/write'
import { counts } from './queries'

/** Stores a letter, unless its newsletter sends that story already, or has. */
export const insertLetter = insertWhere(letter, ({ newsletterId, postId }) =>
  not(
    some(
      letter,
      and(eq(letter.newsletterId, newsletterId), eq(letter.postId, postId), isNull(letter.digestAt), counts),
    ),
  ),
)

/** A worker takes a letter up that is due, after the one that had this turn. */
export const takeTurn = write(
  (id: Param<string>, turn: Param<number>, now: Param<number>, until: Param<number>) =>
    update(letter)
      .set({
        turn: sql`${letter.turn} + 1`,
        state: 'sending',
        startedAt: sql`coalesce(${letter.startedAt}, ${now})`,
        dueAt: until,
        waitsFor: null,
      })
      .where(
        and(
          eq(letter.id, id),
          eq(letter.turn, turn),
          inArray(letter.state, ['scheduled', 'sending']),
          lte(letter.dueAt, now),
        ),
      ),
)

/** Whether a worker still has its turn of a letter that is sent. */
export const hasTurn = (id: Param<string>, turn: Param<number>) =>
  and(eq(letter.id, id), eq(letter.turn, turn), eq(letter.state, 'sending'))

/** Settles what goes out, once: the story as it is now, and whom it says it is from. */
export const settleContent = write(
  (
    id: Param<string>,
    turn: Param<number>,
    senderName: Param<string>,
    newsletterName: Param<string>,
    senderAddress: Param<string | null>,
    countsOpens: Param<boolean>,
  ) =>
    update(letter)
      .set({
        senderName,
        newsletterName,
        senderAddress,
        countsOpens: sql`${countsOpens}`,
        versionId: scalar(select({ versionId: post.versionId }).from(post).where(eq(post.id, letter.postId))),
      })
      .where(and(hasTurn(id, turn), isNull(letter.versionId))),
)

/** A worker goes on, or leaves the letter to the one that takes it up then. */
export const extendTurn = write((id: Param<string>, turn: Param<number>, until: Param<number>) =>
  update(letter).set({ dueAt: until }).where(hasTurn(id, turn)),
)
export const endTurn = write(
  (id: Param<string>, turn: Param<number>, dueAt: Param<number>, waitsFor: Param<LetterWait | null>) =>
    update(letter).set({ dueAt, waitsFor }).where(hasTurn(id, turn)),
)

/** A letter is done once nobody waits for it. */
export const finishLetter = write((id: Param<string>, turn: Param<number>, now: Param<number>) =>
  update(letter)
    .set({ state: 'sent', finishedAt: now, dueAt: null, waitsFor: null, digestStories: null })
    .where(
      and(
        hasTurn(id, turn),
        eq(letter.isGathered, true),
        not(
          some(
            letterRecipient,
            and(eq(letterRecipient.letterId, id), inArray(letterRecipient.state, ['pending', 'claimed'])),
          ),
        ),
      ),
    ),
)

export const pauseLetter = write((id: Param<string>) =>
  update(letter)
    .set({ state: 'paused', dueAt: null, waitsFor: null })
    .where(and(eq(letter.id, id), eq(letter.state, 'sending'))),
)

export const resumeLetter = write((id: Param<string>, now: Param<number>) =>
  update(letter)
    .set({ state: 'sending', dueAt: now })
    .where(and(eq(letter.id, id), eq(letter.state, 'paused'))),
)

const stopped = (reason: Param<StopReason>, now: Param<number>) =>
  ({
    state: 'stopped',
    stopReason: reason,
    finishedAt: now,
    dueAt: null,
    waitsFor: null,
    digestStories: null,
  }) as const
const isOpen = inArray(letter.state, ['scheduled', 'sending', 'paused'])

/** Ends a letter before everybody has it. */
export const stopLetter = write((id: Param<string>, reason: Param<StopReason>, now: Param<number>) =>
  update(letter)
    .set(stopped(reason, now))
    .where(and(eq(letter.id, id), isOpen)),
)

/** Ends all letters of a newsletter that not everybody has. What is out stays out. */
export const stopLettersOf = write(
  (newsletterId: Param<string>, reason: Param<StopReason>, now: Param<number>) =>
    update(letter)
      .set(stopped(reason, now))
      .where(and(eq(letter.newsletterId, newsletterId), isOpen)),
)
