import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { postRead, readingHistory, readingPlace, readSalt } from '../../../schema/tables/reading-history'
import { postFieldsAndNamed } from '../post/brought'
import { canBeOpened } from '../post/opened'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, selectOne, some } from '../sql/query'
import { historyFields, placeFields } from './rows'

/** A story in a person's history, also if they took it out. */
export const historyEntry = query('historyEntry', (userId: Param<string>, postId: Param<string>) =>
  select(historyFields)
    .from(readingHistory)
    .where(and(eq(readingHistory.userId, userId), eq(readingHistory.postId, postId))),
)

/** Whether a story counts as read by a person: they have finished it, or it was counted on a day. */
export const hasRead = query(
  'hasRead',
  (userId: Param<string>, postId: Param<string>, day: Param<number>) => {
    const finished = some(
      readingHistory,
      and(
        eq(readingHistory.userId, userId),
        eq(readingHistory.postId, postId),
        isNotNull(readingHistory.finishedAt),
        isNull(readingHistory.removedAt),
      ),
    )
    const counted = some(
      postRead,
      and(eq(postRead.postId, postId), eq(postRead.day, day), eq(postRead.userId, userId)),
    )
    return selectOne({ isRead: sql<0 | 1>`(${finished} or ${counted})` }).limit(1)
  },
)

/**
 * What a person has read or begun, the last first, as far as it can be opened in a country: the stories with what is
 * known about each.
 */
export const historyOf = query(
  'historyOf',
  (userId: Param<string>, country: Param<string | null>, ...[readAt, postId, limit]: Page) =>
    select({ ...postFieldsAndNamed, ...historyFields })
      .from(indexedBy(readingHistory, 'reading_history_of_user'))
      .innerJoin(post, and(eq(post.id, readingHistory.postId), canBeOpened(userId, country)))
      .where(
        and(
          eq(readingHistory.userId, userId),
          isNull(readingHistory.removedAt),
          before([readingHistory.readAt, readingHistory.postId], [readAt, postId]),
        ),
      )
      .orderBy(desc(readingHistory.readAt), desc(readingHistory.postId))
      .limit(limit),
)

/** Where people stopped in stories, on each device. Parameter: JSON list of keys (`placesKey`). */
export const selectPlaces = (keys: Param<string>) => {
  const { from, value, part } = jsonEach(keys)
  return select({ ...placeFields, finishedAt: readingHistory.finishedAt, key: value })
    .from(from)
    .crossJoin(readingHistory)
    .crossJoin(readingPlace)
    .where(
      and(
        eq(readingHistory.userId, part('$[0]')),
        eq(readingHistory.postId, part('$[1]')),
        isNull(readingHistory.removedAt),
        eq(readingPlace.userId, part('$[0]')),
        eq(readingPlace.postId, part('$[1]')),
      ),
    )
}
export const placesByKeys = query('placesByKeys', selectPlaces)

export const saltOfDay = query('saltOfDay', (day: Param<number>) =>
  select({ salt: readSalt.salt }).from(readSalt).where(eq(readSalt.day, day)).limit(1),
)
