import { and, desc, eq, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { FEED_SOURCES } from '../../../schema/rules/feed'
import { collection } from '../../../schema/tables/collection'
import { follow } from '../../../schema/tables/follow'
import { post } from '../../../schema/tables/post'
import { isShownCollection } from '../collection/shown'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, scalar, select, some } from '../sql/query'
import { isOfShownUser } from '../user/shown'

/** When the newest listed story of a column's owner was published; null while there is none. */
const lastPublished = (index: string, owner: SQLiteColumn, id: SQLWrapper): SQL<number | null> =>
  scalar(
    select({ at: post.firstPublishedAt })
      .from(indexedBy(post, index))
      .where(and(sql`${owner} = ${id}`, eq(post.isListed, true)))
      .orderBy(desc(post.firstPublishedAt))
      .limit(1),
  )
const lastPublishedAt = sql<
  number | null
>`case ${follow.kind} when 'user' then ${lastPublished('post_by_creator', post.creatorId, follow.targetId)} else ${lastPublished('post_by_collection', post.collectionId, follow.targetId)} end`

const followed = {
  userId: follow.userId,
  kind: follow.kind,
  targetId: follow.targetId,
  followedAt: follow.createdAt,
  viewedAt: follow.viewedAt,
}

/** Whether what is followed can be seen. */
const isFollowedShown = or(
  and(eq(follow.kind, 'user'), isOfShownUser(follow.targetId)),
  and(
    eq(follow.kind, 'collection'),
    some(collection, and(eq(collection.id, follow.targetId), isShownCollection)),
  ),
)

/** The people and publications that somebody follows and that can be seen, newest first. */
export const followedEntities = query(
  'followedEntities',
  (userId: Param<string>, ...[followedAt, targetId, limit]: Page) =>
    select({ ...followed, lastPublishedAt })
      .from(indexedBy(follow, 'follow_newest'))
      .where(
        and(
          eq(follow.userId, userId),
          before([follow.createdAt, follow.targetId], [followedAt, targetId]),
          isFollowedShown,
        ),
      )
      .orderBy(desc(follow.createdAt), desc(follow.targetId))
      .limit(limit),
)

/**
 * What somebody follows: first what has published since they looked, then the rest, each with the latest publication
 * first. It looks at the 1,000 that they have followed last, each of which costs five rows, whatever it has published.
 */
export const followedByNews = query(
  'followedByNews',
  (userId: Param<string>, ...[rank, targetId, limit]: Page) => {
    const isUnread = sql`${lastPublishedAt} > ${follow.viewedAt}`
    const all = select({
      ...followed,
      lastPublishedAt: sql<number | null>`${lastPublishedAt}`.as('last_published_at'),
      // Later than all times, so that what is unread comes before all that was read.
      rank: sql<number>`coalesce(${lastPublishedAt}, 0) + coalesce(${isUnread}, 0) * 1000000000000000`.as(
        'rank',
      ),
    })
      .from(indexedBy(follow, 'follow_newest'))
      .where(and(eq(follow.userId, userId), isFollowedShown))
      .orderBy(desc(follow.createdAt), desc(follow.targetId))
      .limit(FEED_SOURCES)
      .as('followed')
    return select({
      userId: all.userId,
      kind: all.kind,
      targetId: all.targetId,
      followedAt: all.followedAt,
      viewedAt: all.viewedAt,
      lastPublishedAt: all.lastPublishedAt,
      rank: all.rank,
    })
      .from(all)
      .where(before([all.rank, all.targetId], [rank, targetId]))
      .orderBy(desc(all.rank), desc(all.targetId))
      .limit(limit)
  },
)
