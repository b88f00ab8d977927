import { and, desc, eq, inArray, isNotNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm'
import {
  postDay,
  postRead,
  readingHistory,
  readingPlace,
  readSalt,
  visitorRead,
} from '../../../schema/tables/reading-history'
import type { Statement } from '../database'
import { deleteUntil } from '../sql/delete-until'
import { excluded, indexedBy, row, rowid } from '../sql/fragments'
import { insert, insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { scalar, select, selectOne } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Adds to a story's day what a reader has read beyond what is counted of them. Has to come before their own row. */
const countIn = (counted: typeof postRead | typeof visitorRead, isOfReader: (reader: SQL) => SQL) =>
  write((postId: Param<string>, day: Param<number>, reader: Param<string>, seconds: Param<number>) => {
    const known = scalar(
      select({ seconds: counted.seconds })
        .from(counted)
        .where(and(eq(counted.postId, postId), eq(counted.day, day), isOfReader(sql`${reader}`))),
    )
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
  })

const countPerson = countIn(postRead, (reader) => eq(postRead.userId, reader))
const countVisitor = countIn(visitorRead, (reader) => eq(visitorRead.reader, reader))

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

/** Counts that a person has read a story: once a day, however often it runs. */
export const countReadOf = (userId: string, { postId, day, seconds }: CountedRead): Statement[] => [
  countPerson(postId, day, userId, seconds),
  keepPerson(postId, day, userId, seconds),
]

/** The same for somebody of whom only a hash is known. */
export const countReadOfVisitor = (reader: string, { postId, day, seconds }: CountedRead): Statement[] => [
  countVisitor(postId, day, reader, seconds),
  keepVisitor(postId, day, reader, seconds),
]

/** Stores the salt of a day, unless it has one. */
export const insertSalt = insert(readSalt, 'ignore')

const isRemoved = isNotNull(readingHistory.removedAt)

/** Puts a story into a person's history, or brings it up to date. One that was taken out begins anew. */
export const keepHistory = write(
  (
    userId: Param<string>,
    postId: Param<string>,
    progress: Param<number>,
    now: Param<number>,
    finishedAt: Param<number | null>,
  ) => {
    const { progress: furthest, begunAt, finishedAt: finished } = readingHistory
    const unlessRemoved = (kept: SQL, anew: SQL): SQL =>
      sql`case when ${isRemoved} then ${anew} else ${kept} end`
    return insertFrom(
      readingHistory,
      selectOne({
        userId: sql<string>`${userId}`,
        postId: sql<string>`${postId}`,
        progress: sql<number>`${progress}`,
        begunAt: sql<number>`${now}`,
        readAt: sql<number>`${now}`,
        finishedAt: sql<number | null>`${finishedAt}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [readingHistory.userId, readingHistory.postId],
      set: {
        progress: unlessRemoved(sql`max(${furthest}, ${excluded(furthest)})`, excluded(furthest)),
        begunAt: unlessRemoved(sql`${begunAt}`, excluded(begunAt)),
        readAt: excluded(readingHistory.readAt),
        finishedAt: unlessRemoved(sql`coalesce(${finished}, ${excluded(finished)})`, excluded(finished)),
        removedAt: null,
      },
    })
  },
)

const putPlace = upsert(readingPlace, [])
const isIn = (userId: Param<string>, postId: Param<string>) =>
  and(eq(readingPlace.userId, userId), eq(readingPlace.postId, postId))
const dropPlaces = write((userId: Param<string>, postId: Param<string>, most: Param<number>) =>
  deleteFrom(readingPlace).where(
    and(
      isIn(userId, postId),
      notInArray(
        readingPlace.deviceId,
        select({ deviceId: readingPlace.deviceId })
          .from(readingPlace)
          .where(isIn(userId, postId))
          .orderBy(desc(readingPlace.savedAt), desc(readingPlace.deviceId))
          .limit(most),
      ),
    ),
  ),
)

/** Stores where somebody stopped on a device. The places of `most` devices are kept. */
export const keepPlace = (place: Parameters<typeof putPlace>[0], most: number): Statement[] => [
  putPlace(place),
  dropPlaces(place.userId, place.postId, most),
]

/** Takes a story out of a person's history, or back into it. */
export const setHistoryRemoved = write(
  (userId: Param<string>, postId: Param<string>, removedAt: Param<number | null>) =>
    update(readingHistory)
      .set({ removedAt: sql`${removedAt}` })
      .where(and(eq(readingHistory.userId, userId), eq(readingHistory.postId, postId))),
)

const clearEntries = write((userId: Param<string>) =>
  deleteFrom(readingHistory).where(eq(readingHistory.userId, userId)),
)
const clearPlaces = write((userId: Param<string>) =>
  deleteFrom(readingPlace).where(eq(readingPlace.userId, userId)),
)

/** Deletes a person's whole history. What is counted of their reading stays counted. */
export const clearHistory = (userId: string): Statement[] => [clearPlaces(userId), clearEntries(userId)]

const removedUntil = (until: Param<number>, limit: Param<number>) =>
  select({ rowid: rowid(readingHistory) })
    .from(indexedBy(readingHistory, 'reading_history_removed'))
    .where(and(isNotNull(readingHistory.removedAt), lte(readingHistory.removedAt, until)))
    .limit(limit)
const deletePlacesUntil = write((until: Param<number>, limit: Param<number>) =>
  deleteFrom(readingPlace).where(
    sql`${row(readingPlace.userId, readingPlace.postId)} in ${select({
      userId: readingHistory.userId,
      postId: readingHistory.postId,
    })
      .from(readingHistory)
      .where(inArray(rowid(readingHistory), removedUntil(until, limit)))}`,
  ),
)
const deleteEntriesUntil = write((until: Param<number>, limit: Param<number>) =>
  deleteFrom(readingHistory).where(inArray(rowid(readingHistory), removedUntil(until, limit))),
)

/** Deletes for good what was taken out of histories up to a time, `limit` entries at most. */
export const deleteHistoryRemovedUntil = (until: number, limit: number): Statement[] => [
  deletePlacesUntil(until, limit),
  deleteEntriesUntil(until, limit),
]

const deleteVisitorsUntil = deleteUntil(visitorRead.day, 'visitor_read_of_day')
const deleteSalts = write((day: Param<number>) => deleteFrom(readSalt).where(lt(readSalt.day, day)))

/** Throws away the salts of past days, and what was stored with them, `limit` rows at most. */
export const forgetDaysBefore = (day: number, limit: number): Statement[] => [
  deleteSalts(day),
  deleteVisitorsUntil(day - 1, limit),
]
