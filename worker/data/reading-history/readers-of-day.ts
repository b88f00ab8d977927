import { and, eq, gte, lt, max, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { postDay, postRead, readSalt, visitorRead } from '../../../schema/tables/reading-history'
import type { Statement } from '../database'
import { deleteUntil } from '../sql/delete-until'
import { excluded } from '../sql/fragments'
import { insert, insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, selectOne } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

/**
 * Adds to a story's day what a reader has read beyond what is counted of them under any of their names, or of their
 * network. Has to come before their own rows.
 *
 * @param userId their account; empty for a visitor
 * @param key of the account, and `brief`, its beginning: a reader is known by either
 * @param networkKey of the network, in the same way
 */
const countReader = write(
  (
    postId: Param<string>,
    day: Param<number>,
    userId: Param<string>,
    key: Param<string>,
    brief: Param<string>,
    networkKey: Param<string>,
    networkBrief: Param<string>,
    seconds: Param<number>,
  ) => {
    const asPerson = select({ seconds: postRead.seconds })
      .from(postRead)
      .where(and(eq(postRead.postId, postId), eq(postRead.day, day), eq(postRead.userId, userId)))
    const ofStory = and(eq(visitorRead.postId, postId), eq(visitorRead.day, day))
    const as = (whole: Param<string>, beginning: Param<string>) =>
      [
        select({ seconds: visitorRead.seconds })
          .from(visitorRead)
          .where(and(ofStory, eq(visitorRead.reader, beginning))),
        // Keys are hex digits, so that nothing else begins with one.
        select({ seconds: visitorRead.seconds })
          .from(visitorRead)
          .where(and(ofStory, gte(visitorRead.reader, whole), lt(visitorRead.reader, sql`${whole} || 'g'`))),
      ] as const
    const names = unionAll(asPerson, ...as(key, brief), ...as(networkKey, networkBrief)).as('names')
    const known = scalar(select({ seconds: max(names.seconds) }).from(names))
    const added = selectOne({
      postId: sql<string>`${postId}`,
      day: sql<number>`${day}`,
      reads: sql<number>`${known} is null`,
      seconds: sql<number>`max(0, ${seconds} - coalesce(${known}, 0))`,
    })
    // Without a condition, SQLite takes the conflict clause for a part of a join.
    return insertFrom(postDay, added.where(sql`true`)).onConflictDoUpdate({
      target: [postDay.postId, postDay.day],
      set: {
        reads: sql`${postDay.reads} + ${excluded(postDay.reads)}`,
        seconds: sql`${postDay.seconds} + ${excluded(postDay.seconds)}`,
      },
    })
  },
)

const keepPerson = write(
  (postId: Param<string>, day: Param<number>, userId: Param<string>, seconds: Param<number>) =>
    insertFrom(
      postRead,
      selectOne({
        postId: sql<string>`${postId}`,
        day: sql<number>`${day}`,
        userId: sql<string>`${userId}`,
        seconds: sql<number>`${seconds}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [postRead.postId, postRead.day, postRead.userId],
      set: { seconds: sql`max(${postRead.seconds}, ${excluded(postRead.seconds)})` },
    }),
)
const keepVisitor = write(
  (postId: Param<string>, day: Param<number>, reader: Param<string>, seconds: Param<number>) =>
    insertFrom(
      visitorRead,
      selectOne({
        postId: sql<string>`${postId}`,
        day: sql<number>`${day}`,
        reader: sql<string>`${reader}`,
        seconds: sql<number>`${seconds}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [visitorRead.postId, visitorRead.day, visitorRead.reader],
      set: { seconds: sql`max(${visitorRead.seconds}, ${excluded(visitorRead.seconds)})` },
    }),
)

/** A read of a story on a day, and how long it took. */
export interface CountedRead {
  postId: string
  day: number
  seconds: number
}

/** A hash that tells readers apart. */
export interface ReaderKey {
  key: string
  /** The beginning of the key, which thousands of people share. */
  brief: string
}

/** By what a reader of a story is told apart on a day. */
export interface ReaderKeys {
  /** Nothing of a visitor. */
  userId: string | undefined
  /** Of their account; of a visitor, the network again. */
  account: ReaderKey
  network: ReaderKey
}

/**
 * Counts that somebody has read a story: once a day for an account and for a network, however often it runs.
 *
 * @param isBrief whether they ask not to be tracked: then only the beginnings of keys are kept, also of an account.
 */
export function countRead(
  { userId, account, network }: ReaderKeys,
  isBrief: boolean,
  { postId, day, seconds }: CountedRead,
): Statement[] {
  const kept = ({ key, brief }: ReaderKey) => (isBrief ? brief : key)
  const names = [kept(account), account.brief, kept(network), network.brief] as const
  const isPerson = userId !== undefined && !isBrief
  return [
    countReader(postId, day, userId ?? '', ...names, seconds),
    ...(isPerson
      ? [keepPerson(postId, day, userId, seconds)]
      : [keepVisitor(postId, day, kept(account), seconds)]),
    ...(userId === undefined ? [] : [keepVisitor(postId, day, kept(network), seconds)]),
  ]
}

/** Stores the salt of a day, unless it has one. */
export const insertSalt = insert(readSalt, 'ignore')

const deleteVisitorsUntil = deleteUntil(visitorRead.day, 'visitor_read_of_day')
const deleteSalts = write((day: Param<number>) => deleteFrom(readSalt).where(lt(readSalt.day, day)))

/** Throws away the salts of past days, and what was stored with them, `limit` rows at most. */
export const forgetDaysBefore = (day: number, limit: number): Statement[] => [
  deleteSalts(day),
  deleteVisitorsUntil(day - 1, limit),
]
