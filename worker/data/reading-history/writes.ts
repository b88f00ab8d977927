import { and, desc, eq, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { postRead, readingHistory, readingPlace, readSalt } from '../../../schema/tables/reading-history'
import type { Statement } from '../database'
import { excluded } from '../sql/fragments'
import { insert, insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select, selectOne } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

const isRemoved = isNotNull(readingHistory.removedAt)

/** Adds a story to a person's history, or updates it there. One that was taken out starts over. */
export const keepHistory = write(
  (
    userId: Param<string>,
    postId: Param<string>,
    progress: Param<number>,
    now: Param<number>,
    isRead: Param<0 | 1>,
    finishedAt: Param<number | null>,
  ) => {
    const { progress: furthest, begunAt, isRead: wasRead, finishedAt: finished } = readingHistory
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
        isRead: sql<boolean>`${isRead}`,
        finishedAt: sql<number | null>`${finishedAt}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [readingHistory.userId, readingHistory.postId],
      set: {
        progress: unlessRemoved(sql`max(${furthest}, ${excluded(furthest)})`, excluded(furthest)),
        begunAt: unlessRemoved(sql`${begunAt}`, excluded(begunAt)),
        readAt: excluded(readingHistory.readAt),
        isRead: unlessRemoved(sql`max(${wasRead}, ${excluded(wasRead)})`, excluded(wasRead)),
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

/** Deletes a person's whole history. Their counted reading stays counted. */
export const clearHistory = (userId: string): Statement[] => [clearPlaces(userId), clearEntries(userId)]

/** Stores that somebody has read a story on a day, for as long as they read at most, and whether it was member-only. */
export const keepRead = write(
  (
    postId: Param<string>,
    day: Param<number>,
    userId: Param<string>,
    seconds: Param<number>,
    isLocked: Param<0 | 1>,
  ) =>
    insertFrom(
      postRead,
      selectOne({
        postId: sql<string>`${postId}`,
        day: sql<number>`${day}`,
        userId: sql<string>`${userId}`,
        seconds: sql<number>`${seconds}`,
        isLocked: sql<boolean>`${isLocked}`,
      }).where(sql`true`),
    ).onConflictDoUpdate({
      target: [postRead.postId, postRead.day, postRead.userId],
      set: {
        seconds: sql`max(${postRead.seconds}, ${excluded(postRead.seconds)})`,
        isLocked: sql`max(${postRead.isLocked}, ${excluded(postRead.isLocked)})`,
      },
    }),
)

/** Stores the salt of a day, unless it has one. */
export const insertSalt = insert(readSalt, 'ignore')
