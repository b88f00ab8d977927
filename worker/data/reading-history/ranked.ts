import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { postDay } from '../../../schema/tables/reading-history'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { only } from '../sql/rows'
import { update, write } from '../sql/write'

const reads = sql<number>`coalesce(sum(${postDay.reads}), 0)`

/** How often a story was read on all days. */
export const readsOfPost = query('readsOfPost', (postId: Param<string>) =>
  select({ reads }).from(postDay).where(eq(postDay.postId, postId)).limit(1),
)

/** Days of stories, up to one, with reads of which the story's rank doesn't know. */
export const unrankedDays = query('unrankedDays', (until: Param<number>, limit: Param<number>) =>
  select(only(postDay, 'postId', 'day', 'reads'))
    .from(indexedBy(postDay, 'post_day_unranked'))
    .where(and(lte(postDay.day, until), ne(postDay.reads, postDay.rankedReads)))
    .limit(limit),
)

/** What the rank of stories depends on. Parameter: JSON list of their ids. */
export const rankedByReads = query('rankedByReads', (ids: Param<string>) => {
  const { from, value } = jsonEach(ids)
  const total = scalar(select({ reads }).from(postDay).where(eq(postDay.postId, post.id)))
  return select({ ...only(post, 'id', 'clapCount', 'firstPublishedAt'), reads: total })
    .from(post)
    .where(inArray(post.id, select({ id: value }).from(from)))
})

/** Marks a day's reads as ranked; those that came meanwhile aren't. */
export const markRanked = write((postId: Param<string>, day: Param<number>, known: Param<number>) =>
  update(postDay)
    .set({ rankedReads: known })
    .where(and(eq(postDay.postId, postId), eq(postDay.day, day))),
)
