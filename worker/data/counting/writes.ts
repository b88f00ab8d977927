import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { letterAct, letterCount, uncountedAddress } from '../../../schema/tables/counting'
import { letter } from '../../../schema/tables/letter'
import { newsletter } from '../../../schema/tables/newsletter'
import { excluded, inJson, jsonEach, row } from '../sql/fragments'
import { insert, insertFrom, insertWhere, upsertWhere } from '../sql/insert'
import type { Param } from '../sql/params'
import { select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** An address doesn't want to be counted. */
export const insertUncounted = insert(uncountedAddress, 'ignore')

/** It may be counted again. */
export const deleteUncounted = write((emailHash: Param<string>) =>
  deleteFrom(uncountedAddress).where(eq(uncountedAddress.emailHash, emailHash)),
)

/** An account has another address: its choice goes along. */
export const followUncounted = write((before: Param<string>, after: Param<string>, now: Param<number>) =>
  insertFrom(
    uncountedAddress,
    select({ emailHash: sql<string>`${after}`, createdAt: sql<number>`${now}` })
      .from(uncountedAddress)
      .where(eq(uncountedAddress.emailHash, before)),
  ).onConflictDoNothing(),
)

/** A link of a letter that is there, with nobody who has followed it yet. */
export const insertCountedLink = insertWhere(
  letterCount,
  ({ letterId }) => some(letter, eq(letter.id, letterId)),
  'ignore',
)

/** What a recipient did, once; what a program did before in their place doesn't stand in the way. */
export const insertAct = upsertWhere(letterAct, [], () => eq(letterAct.isVoid, true))

/** Acts that a list names, each by its recipient and what it is. */
function named(keys: Param<string>): SQL {
  const { from, part } = jsonEach(keys)
  return sql`${row(letterAct.recipientHash, letterAct.what)} in (select ${part('$[0]')}, ${part('$[1]')} from ${from})`
}

/** Acts of a letter that weren't counted yet. @param keys pairs of a recipient's hash and what they did, as a JSON list. */
const waiting = (letterId: Param<string>, keys: Param<string>) =>
  and(eq(letterAct.letterId, letterId), named(keys), isNotNull(letterAct.dueAt))

/** Who follows a link has opened the letter, and has followed one of its links. @param keys as in `waiting`. */
export const insertImpliedActs = write((letterId: Param<string>, keys: Param<string>, now: Param<number>) => {
  const { from, part } = jsonEach(keys)
  return insertFrom(
    letterAct,
    select({
      letterId: sql<string>`${letterId}`,
      recipientHash: part<string>('$[0]'),
      what: part<string>('$[1]'),
      doneAt: sql<number>`${now}`,
      dueAt: sql<number>`${now}`,
    })
      .from(from)
      // Without a condition, SQLite reads "on conflict" as the condition of a join.
      .where(sql`true`),
  ).onConflictDoNothing()
})

/** Counts acts before they are settled: those that are settled already count no more. @param keys as in `waiting`. */
export const countActs = write((letterId: Param<string>, keys: Param<string>) =>
  insertFrom(
    letterCount,
    select({
      letterId: letterAct.letterId,
      what: letterAct.what,
      recipients: sql<number>`count(*)`,
    })
      .from(letterAct)
      .where(and(waiting(letterId, keys), some(letter, eq(letter.id, letterId))))
      .groupBy(letterAct.letterId, letterAct.what),
  ).onConflictDoUpdate({
    target: [letterCount.letterId, letterCount.what],
    set: { recipients: sql`${letterCount.recipients} + ${excluded(letterCount.recipients)}` },
  }),
)

/** They are counted. @param keys as in `waiting`. */
export const settleActs = write((letterId: Param<string>, keys: Param<string>) =>
  update(letterAct).set({ dueAt: null }).where(waiting(letterId, keys)),
)

/** A program did them, so they aren't counted. @param keys as in `waiting`. */
export const voidActs = write((letterId: Param<string>, keys: Param<string>) =>
  update(letterAct).set({ dueAt: null, isVoid: true }).where(waiting(letterId, keys)),
)

/** Deletes the counts of a person's letters. */
export const deleteCountsOfPerson = (person: SQL) =>
  deleteFrom(letterCount).where(
    inArray(
      letterCount.letterId,
      select({ id: letter.id })
        .from(letter)
        .innerJoin(newsletter, eq(newsletter.id, letter.newsletterId))
        .where(eq(newsletter.userId, person)),
    ),
  )

/** Deletes the counts of the letters of newsletters, before these. @param newsletterIds a JSON list. */
export const deleteCountsOf = write((newsletterIds: Param<string>) =>
  deleteFrom(letterCount).where(
    inArray(
      letterCount.letterId,
      select({ id: letter.id }).from(letter).where(inJson(letter.newsletterId, newsletterIds)),
    ),
  ),
)
