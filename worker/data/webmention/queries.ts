import { and, asc, eq, gt, isNotNull, lte, ne, or, sql } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import { webmentionTarget, webmentionVersion } from '../../../schema/tables/webmention'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** Whether everybody may read a story in full, and finds it in lists. */
const isPublic = and(eq(post.kind, 'story'), eq(post.isListed, true), eq(post.access, 'public'))

/**
 * The stories among some ids whose links other sites don't know of: public ones with a version since a time that nobody was
 * told of, and those that were public when somebody was.
 */
export const untoldStories = query('untoldStories', (ids: Param<string>, since: Param<number>) => {
  const keys = jsonEach(ids)
  return select({
    id: post.id,
    versionId: post.versionId,
    isPublic: sql<0 | 1>`${isPublic}`,
  })
    .from(keys.from)
    .crossJoin(post)
    .leftJoin(webmentionVersion, eq(webmentionVersion.postId, post.id))
    .where(
      and(
        eq(post.id, keys.value),
        or(
          and(
            isPublic,
            isNotNull(post.versionId),
            gt(post.latestPublishedAt, since),
            sql`${webmentionVersion.versionId} is not ${post.versionId}`,
          ),
          and(sql`not (${isPublic})`, ne(webmentionVersion.versionId, '')),
        ),
      ),
    )
})

/** Pages whose sites are to be told by now, what has waited longest first. */
export const dueTargets = query('dueWebmentionTargets', (now: Param<number>, limit: Param<number>) =>
  select({
    postId: webmentionTarget.postId,
    target: webmentionTarget.target,
    dueAt: webmentionTarget.dueAt,
    attempts: webmentionTarget.attempts,
  })
    .from(indexedBy(webmentionTarget, 'webmention_target_due'))
    .where(lte(webmentionTarget.dueAt, now))
    .orderBy(asc(webmentionTarget.dueAt))
    .limit(limit),
)
