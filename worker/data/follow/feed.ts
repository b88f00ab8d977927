import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { follow, mute } from '../../../schema/tables/follow'
import { post, postTag } from '../../../schema/tables/post'
import { tagFollow } from '../../../schema/tables/viewer'
import { postFields } from '../post/rows'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import type { MuteKind } from './rows'

/** How many of the newest follows a feed reads. Whoever follows more has a feed of those. */
const MOST_FOLLOWED = 500

const isNotMuted = (userId: Param<string>, kind: MuteKind, targetId: SQLiteColumn): SQL =>
  not(some(mute, and(eq(mute.userId, userId), eq(mute.kind, kind), eq(mute.targetId, targetId))))

/** Stories that the reader hasn't muted, by themselves, by their writer or by their publication. */
const isWanted = (
  userId: Param<string>,
  { id, creatorId, collectionId }: Readonly<Record<'id' | 'creatorId' | 'collectionId', SQLiteColumn>>,
): SQL | undefined =>
  and(
    isNotMuted(userId, 'post', id),
    isNotMuted(userId, 'user', creatorId),
    isNotMuted(userId, 'collection', collectionId),
  )

/**
 * The newest stories of all that somebody follows of a kind. For each, as many as the page has are read from its
 * own index, so a feed costs what its page costs times what is followed, whatever was published.
 */
const feedOf = (
  kind: 'user' | 'collection',
  index: string,
  owner: 'creatorId' | 'collectionId',
  [userId, key, id, limit]: [userId: Param<string>, ...page: Page],
) => {
  const followed = select({ targetId: follow.targetId })
    .from(indexedBy(follow, 'follow_newest_of_kind'))
    .where(and(eq(follow.userId, userId), eq(follow.kind, kind)))
    .orderBy(desc(follow.createdAt), desc(follow.targetId))
    .limit(MOST_FOLLOWED)
    .as('followed')
  const newest = alias(post, 'newest')
  const ids = select({ id: newest.id })
    .from(indexedBy(newest, index, post))
    .where(
      and(
        sql`${newest[owner]} = ${followed.targetId}`,
        eq(newest.isListed, true),
        before([newest.firstPublishedAt, newest.id], [key, id]),
        isWanted(userId, newest),
      ),
    )
    .orderBy(desc(newest.firstPublishedAt), desc(newest.id))
    .limit(limit)
  return select(postFields)
    .from(followed)
    .crossJoin(post)
    .where(sql`${post.id} in ${ids}`)
    .orderBy(desc(post.firstPublishedAt), desc(post.id))
    .limit(limit)
}

export const feedOfUsers = query('feedOfUsers', (...given: [userId: Param<string>, ...page: Page]) =>
  feedOf('user', 'post_by_creator', 'creatorId', given),
)

export const feedOfCollections = query(
  'feedOfCollections',
  (...given: [userId: Param<string>, ...page: Page]) =>
    feedOf('collection', 'post_by_collection', 'collectionId', given),
)

/** The newest stories about the topics that somebody follows. A story with several of them comes once. */
export const feedOfTags = query('feedOfTags', (userId: Param<string>, ...[key, id, limit]: Page) => {
  const followed = select({ tagSlug: tagFollow.tagSlug })
    .from(indexedBy(tagFollow, 'tag_follow_newest'))
    .where(eq(tagFollow.userId, userId))
    .orderBy(desc(tagFollow.createdAt), desc(tagFollow.tagSlug))
    .limit(MOST_FOLLOWED)
    .as('followed')
  const newest = alias(postTag, 'newest')
  const ids = select({ id: newest.postId })
    .from(indexedBy(newest, 'post_tag_latest', postTag))
    .where(
      and(
        sql`${newest.tagSlug} = ${followed.tagSlug}`,
        eq(newest.isListed, true),
        before([newest.firstPublishedAt, newest.postId], [key, id]),
        isWanted(userId, { ...newest, id: newest.postId }),
      ),
    )
    .orderBy(desc(newest.firstPublishedAt), desc(newest.postId))
    .limit(limit)
  return select(postFields)
    .from(followed)
    .crossJoin(post)
    .where(sql`${post.id} in ${ids}`)
    .groupBy(post.id)
    .orderBy(desc(post.firstPublishedAt), desc(post.id))
    .limit(limit)
})
