import { and, asc, desc, eq, gt, lte, ne, not, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { catalogItem } from '../../../schema/tables/catalog'
import { iftttTrigger } from '../../../schema/tables/ifttt'
import { post, postTag } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { user } from '../../../schema/tables/user'
import { areApart } from '../block/between'
import { isMuted, mutes } from '../feed/muted'
import { listed, tagged } from '../post/lists'
import { postFields } from '../post/rows'
import { indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'
import { isShownUser } from '../user/shown'

/** The newest stories of a publication, without those that somebody has muted. */
export const unmutedOfCollection = query(
  'ifttt.unmutedOfCollection',
  (userId: Param<string>, collectionId: Param<string>, ...page: Page) =>
    listed(
      'post_by_collection',
      post.firstPublishedAt,
      page,
      eq(post.collectionId, collectionId),
      not(isMuted(userId, { postId: post.id, creatorId: post.creatorId, collectionId: post.collectionId })),
    ),
)

/** The newest stories of a topic, without those that somebody has muted. */
export const unmutedOfTag = query(
  'ifttt.unmutedOfTag',
  (userId: Param<string>, tagSlug: Param<string>, ...page: Page) =>
    tagged(
      'post_tag_latest',
      postTag.firstPublishedAt,
      page,
      eq(postTag.tagSlug, tagSlug),
      not(isMuted(userId, postTag)),
    ),
)

/** The listed stories of a list, the one that was put into it last first. */
export const savedInCatalog = query(
  'ifttt.savedInCatalog',
  (catalogId: Param<string>, limit: Param<number>) =>
    select({ ...postFields, itemId: catalogItem.id, addedAt: catalogItem.addedAt })
      .from(indexedBy(catalogItem, 'catalog_item_by_time'))
      .innerJoin(post, eq(post.id, catalogItem.postId))
      .where(and(eq(catalogItem.catalogId, catalogId), eq(post.isListed, true)))
      .orderBy(desc(catalogItem.addedAt), desc(catalogItem.id))
      .limit(limit),
)

/** The newest responses to a story that its writer sees and hasn't written. */
function newestTo(parentId: SQLWrapper, writerId: Param<string>, limit: Param<number> | 1) {
  const next = alias(postResponse, 'next')
  const itsPost = alias(post, 'its_post')
  return select({ postId: next.postId })
    .from(indexedBy(next, 'post_response_by_time', postResponse))
    .innerJoin(itsPost, and(eq(itsPost.id, next.postId), eq(itsPost.state, 'published')))
    .innerJoin(user, and(eq(user.id, next.authorId), isShownUser))
    .where(
      and(
        sql`${next.parentId} = ${parentId}`,
        eq(next.status, 'shown'),
        ne(next.authorId, writerId),
        not(mutes(writerId, 'user', next.authorId)),
        not(areApart(writerId, next.authorId)),
      ),
    )
    .orderBy(desc(next.createdAt), desc(next.postId))
    .limit(limit)
}

/**
 * The newest responses to the newest `stories` of somebody that have any. A response can be among them only if the newest
 * one to the same story is.
 */
export const responsesToWriter = query(
  'ifttt.responsesToWriter',
  (writerId: Param<string>, stories: Param<number>, limit: Param<number>) => {
    const answered = select({ id: post.id })
      .from(indexedBy(post, 'post_by_creator'))
      .where(and(eq(post.creatorId, writerId), eq(post.isListed, true), gt(post.responseCount, 0)))
      .orderBy(desc(post.firstPublishedAt), desc(post.id))
      .limit(stories)
      .as('answered')
    const first = alias(postResponse, 'first')
    const active = select({ parentId: first.parentId })
      .from(answered)
      .crossJoin(first)
      .where(sql`${first.postId} = ${newestTo(answered.id, writerId, 1)}`)
      .orderBy(desc(first.createdAt), desc(first.postId))
      .limit(limit)
      .as('active')
    return select({ ...postFields, parentId: postResponse.parentId, respondedAt: postResponse.createdAt })
      .from(active)
      .crossJoin(postResponse)
      .innerJoin(post, eq(post.id, postResponse.postId))
      .where(sql`${postResponse.postId} in ${newestTo(active.parentId, writerId, limit)}`)
      .orderBy(desc(postResponse.createdAt), desc(postResponse.postId))
      .limit(limit)
  },
)

/** What IFTTT calls something that one of somebody's Applets waits for. */
export const iftttIdentity = query('iftttIdentity', (userId: Param<string>, identity: Param<string>) =>
  select(without(iftttTrigger))
    .from(iftttTrigger)
    .where(and(eq(iftttTrigger.userId, userId), eq(iftttTrigger.identity, identity))),
)

/** What IFTTT is to be told of by now, what has waited longest first. */
export const dueIfttt = query('dueIfttt', (now: Param<number>, limit: Param<number>) =>
  select({ identity: iftttTrigger.identity, attempts: iftttTrigger.attempts })
    .from(indexedBy(iftttTrigger, 'ifttt_trigger_due'))
    .where(lte(iftttTrigger.dueAt, now))
    .orderBy(asc(iftttTrigger.dueAt))
    .limit(limit),
)
