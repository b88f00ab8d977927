import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { update, write } from '../sql/write'

/** Planned stories whose time has come, earliest first. */
export const dueStories = query('dueStories', (now: Param<number>, limit: Param<number>) =>
  select({ id: post.id })
    .from(indexedBy(post, 'post_scheduled'))
    .where(and(eq(post.state, 'scheduled'), lte(post.firstPublishedAt, now)))
    .orderBy(asc(post.firstPublishedAt), asc(post.id))
    .limit(limit),
)

/**
 * Fails the batch if a story isn't planned any more, or was saved since it was read, because a row must have
 * a revision. `isOutdated` recognises the error.
 */
export const expectScheduled = write((postId: Param<string>, updatedAt: Param<number>) =>
  update(post)
    .set({ revision: sql`null` })
    .where(and(eq(post.id, postId), or(ne(post.state, 'scheduled'), ne(post.updatedAt, updatedAt)))),
)

/** Makes a planned story a draft again. A time that was only planned isn't one when it came out. */
export const returnToDrafts = write((postId: Param<string>, now: Param<number>) =>
  update(post)
    .set({
      state: 'draft',
      firstPublishedAt: sql`iif(${post.latestPublishedAt} is null, null, ${post.firstPublishedAt})`,
      updatedAt: now,
    })
    .where(eq(post.id, postId)),
)
