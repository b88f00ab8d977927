/** Letters that go out with their story. Rule: docs/rules/newsletters.md, "Sent when it is published". */
import { and, eq, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { MOST_LETTER_PREHEADER, MOST_LETTER_SUBJECT } from '../../../schema/rules/letter-content'
import { letter } from '../../../schema/tables/letter'
import { subscriber } from '../../../schema/tables/newsletter'
import { post } from '../../../schema/tables/post'
import { inJson, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Which of some newsletters have somebody who gets letters. @param ids a JSON list. */
export const newslettersWithReaders = query('newslettersWithReaders', (ids: Param<string>) => {
  const each = jsonEach(ids)
  return select({ id: each.value })
    .from(each.from)
    .where(some(subscriber, and(eq(subscriber.newsletterId, each.value), eq(subscriber.state, 'active'))))
})

const waitsFor = (postId: Param<string>) =>
  and(eq(letter.postId, postId), eq(letter.withStory, true), eq(letter.state, 'scheduled'))

/** Drops the letters of these newsletters that wait for a story. @param newsletterIds a JSON list. */
export const dropWaitingLetters = write((postId: Param<string>, newsletterIds: Param<string>) =>
  deleteFrom(letter).where(and(waitsFor(postId), inJson(letter.newsletterId, newsletterIds))),
)

/** Drops all letters that wait for a story. */
export const dropLettersOfDraft = write((postId: Param<string>) => deleteFrom(letter).where(waitsFor(postId)))

/** A story is planned for another time. @param dueAt when they stop waiting for it. */
export const moveWaitingLetters = write(
  (postId: Param<string>, scheduledAt: Param<number>, dueAt: Param<number>) =>
    update(letter).set({ scheduledAt, dueAt }).where(waitsFor(postId)),
)

/** The beginning of a text of a letter's story. */
const ofStory = (column: SQLiteColumn, most: number) =>
  scalar(
    select({ text: sql<string>`substr(${column}, 1, ${most})` })
      .from(post)
      .where(eq(post.id, letter.postId)),
  )

/** A story has come out: its letters go out, with its title and its subtitle. */
export const releaseLetters = write((postId: Param<string>, now: Param<number>) =>
  update(letter)
    .set({
      withStory: false,
      dueAt: now,
      subject: ofStory(post.title, MOST_LETTER_SUBJECT),
      preheader: ofStory(post.subtitle, MOST_LETTER_PREHEADER),
    })
    .where(waitsFor(postId)),
)
