import { and, eq, gt, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { postDay, postReferrer, visitorRead } from '../../../schema/tables/reading-history'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, without } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'

/* What earlier versions have counted, in the main database (docs/rules/stats.md, "Earlier counts"). */

/** Days of stories that aren't moved yet. */
export const earlierDays = query('stats.earlierDays', (limit: Param<number>) =>
  select({ ...without(postDay, 'rankedReads'), ...only(post, 'creatorId', 'collectionId') })
    .from(postDay)
    .crossJoin(post)
    .where(and(gt(postDay.postId, sql`''`), eq(post.id, postDay.postId)))
    .limit(limit),
)

/** Where a story's readers came from. */
export const earlierReferrers = query(
  'stats.earlierReferrers',
  (postId: Param<string>, limit: Param<number>) =>
    select(only(postReferrer, 'host', 'reads'))
      .from(postReferrer)
      .where(eq(postReferrer.postId, postId))
      .limit(limit),
)

/** By what a story's readers of a day are known. */
export const earlierReaders = query(
  'stats.earlierReaders',
  (postId: Param<string>, day: Param<number>, limit: Param<number>) =>
    select(only(visitorRead, 'reader', 'seconds'))
      .from(visitorRead)
      .where(and(eq(visitorRead.postId, postId), eq(visitorRead.day, day)))
      .limit(limit),
)

/** A day of a story is moved. */
export const dropEarlierDay = write((postId: Param<string>, day: Param<number>) =>
  deleteFrom(postDay).where(and(eq(postDay.postId, postId), eq(postDay.day, day))),
)

/** Some of the readers from a host are moved. */
export const keepEarlierReferrer = write((left: Param<number>, postId: Param<string>, host: Param<string>) =>
  update(postReferrer)
    .set({ reads: left })
    .where(and(eq(postReferrer.postId, postId), eq(postReferrer.host, host))),
)

/** The readers from a host are moved. */
export const dropEarlierReferrer = write((postId: Param<string>, host: Param<string>) =>
  deleteFrom(postReferrer).where(and(eq(postReferrer.postId, postId), eq(postReferrer.host, host))),
)
