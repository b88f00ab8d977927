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
 * Adds to a story's day what a reader has read beyond what is counted of them under any of their names. Has to come
 * before their own row.
 *
 * @param userId their account; empty for a visitor
 * @param key by which they are told apart otherwise, and `brief`, its beginning: a reader is known by either
 */
const countReader = write(
  (
    postId: Param<string>,
    day: Param<number>,
    userId: Param<string>,
    key: Param<string>,
    brief: Param<string>,
    seconds: Param<number>,
  ) => {
    const asPerson = select({ seconds: postRead.seconds })
      .from(postRead)
      .where(and(eq(postRead.postId, postId), eq(postRead.day, day), eq(postRead.userId, userId)))
    const ofStory = and(eq(visitorRead.postId, postId), eq(visitorRead.day, day))
    const asBrief = select({ seconds: visitorRead.seconds })
      .from(visitorRead)
      .where(and(ofStory, eq(visitorRead.reader, brief)))
    // Keys are hex digits, so that nothing else begins with one.
    const asKey = select({ seconds: visitorRead.seconds })
      .from(visitorRead)
      .where(and(ofStory, gte(visitorRead.reader, key), lt(visitorRead.reader, sql`${key} || 'g'`)))
    const names = unionAll(asPerson, asBrief, asKey).as('names')
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

/** By what a reader of a story is told apart on a day. */
export interface ReaderKeys {
  /** Nothing of a visitor. */
  userId: string | undefined
  key: string
  /** The beginning of the key, which thousands of people share. */
  brief: string
}

/** Counts that a person has read a story: once a day, however often it runs. */
export const countReadOf = (
  userId: string,
  { key, brief }: ReaderKeys,
  { postId, day, seconds }: CountedRead,
): Statement[] => [
  countReader(postId, day, userId, key, brief, seconds),
  keepPerson(postId, day, userId, seconds),
]

/** The same for somebody of whom only the key is kept, or its beginning alone. */
export const countReadOfVisitor = (
  { userId, key, brief }: ReaderKeys,
  isBrief: boolean,
  { postId, day, seconds }: CountedRead,
): Statement[] => {
  const kept = isBrief ? brief : key
  return [
    countReader(postId, day, userId ?? '', kept, brief, seconds),
    keepVisitor(postId, day, kept, seconds),
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
