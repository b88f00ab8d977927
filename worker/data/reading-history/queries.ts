import { and, asc, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { postDay, readingHistory, readingPlace, readSalt } from '../../../schema/tables/reading-history'
import { postFields } from '../post/rows'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { isOfShownUser } from '../user/shown'
import { historyFields, placeFields } from './rows'

/** A story in a person's history, also if they took it out. */
export const historyEntry = query('historyEntry', (userId: Param<string>, postId: Param<string>) =>
  select(historyFields)
    .from(readingHistory)
    .where(and(eq(readingHistory.userId, userId), eq(readingHistory.postId, postId))),
)

/** What a person has read or begun, the last first, as far as it can be opened: the stories with what is known of each. */
export const historyOf = query('historyOf', (userId: Param<string>, ...[readAt, postId, limit]: Page) =>
  select({ ...postFields, ...historyFields })
    .from(indexedBy(readingHistory, 'reading_history_of_user'))
    .innerJoin(
      post,
      and(
        eq(post.id, readingHistory.postId),
        inArray(post.state, ['published', 'unlisted']),
        isOfShownUser(post.creatorId),
      ),
    )
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
export const placesByKeys = query('placesByKeys', (keys: Param<string>) => {
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
})

export const saltOfDay = query('saltOfDay', (day: Param<number>) =>
  select({ salt: readSalt.salt }).from(readSalt).where(eq(readSalt.day, day)).limit(1),
)

/** How often a story was read on each day of a period, the first day first. */
export const daysOfPost = query(
  'daysOfPost',
  (postId: Param<string>, from: Param<number>, until: Param<number>, limit: Param<number>) =>
    select(without(postDay, 'postId'))
      .from(postDay)
      .where(and(eq(postDay.postId, postId), gte(postDay.day, from), lte(postDay.day, until)))
      .orderBy(asc(postDay.day))
      .limit(limit),
)
