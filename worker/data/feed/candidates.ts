import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { type FeedOrder, MOST_HIDDEN } from '../../../schema/rules/feed'
import { follow, mute } from '../../../schema/tables/follow'
import { post, postTag } from '../../../schema/tables/post'
import { tagFollow } from '../../../schema/tables/viewer'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { isMuted } from './muted'
import { type Candidates, ofEverybody, ofFollowed, ofFollowedTags, ofTag } from './sources'

type FollowKind = (typeof follow.$inferSelect)['kind']

const follows = (userId: Param<string>, kind: FollowKind, targetId: SQLWrapper): SQL =>
  some(follow, and(eq(follow.userId, userId), eq(follow.kind, kind), sql`${follow.targetId} = ${targetId}`))

/** A story's tags that the person follows, as a JSON list. */
function followedTagsOf(userId: Param<string>, postId: SQLWrapper): SQL<string> {
  const own = alias(postTag, 'own')
  const slugs = select({ slugs: sql`json_group_array(${own.tagSlug})` })
    .from(own)
    .crossJoin(tagFollow)
    .where(
      and(sql`${own.postId} = ${postId}`, eq(tagFollow.userId, userId), eq(tagFollow.tagSlug, own.tagSlug)),
    )
  return sql<string>`${slugs}`
}

/** Candidates with all that decides whether, where and why a feed shows them: each a few rows found by their keys. */
const judged = (userId: Param<string>, candidate: Candidates) =>
  select({
    postId: candidate.postId,
    creatorId: candidate.creatorId,
    collectionId: candidate.collectionId,
    firstPublishedAt: candidate.firstPublishedAt,
    trendingScore: candidate.trendingScore,
    followsCreator: sql<0 | 1>`${follows(userId, 'user', candidate.creatorId)}`,
    followsCollection: sql<0 | 1>`${follows(userId, 'collection', candidate.collectionId)}`,
    /** JSON list of slugs. */
    followedTags: followedTagsOf(userId, candidate.postId),
    isMuted: sql<0 | 1>`${isMuted(userId, candidate)}`,
  }).from(candidate)

const byOrder = <Of>(declare: (order: FeedOrder, suffix: 'Newest' | 'Ranked') => Of) => ({
  newest: declare('newest', 'Newest'),
  ranked: declare('ranked', 'Ranked'),
})

export const fromFollowedTags = byOrder((order, suffix) =>
  query(`homeFeedOfTags${suffix}`, (userId: Param<string>, ...page: Page) =>
    judged(userId, ofFollowedTags(order, userId, page)),
  ),
)

export const fromFollowedUsers = byOrder((order, suffix) =>
  query(`homeFeedOfUsers${suffix}`, (userId: Param<string>, ...page: Page) =>
    judged(userId, ofFollowed('user', order, userId, page)),
  ),
)

export const fromFollowedCollections = byOrder((order, suffix) =>
  query(`homeFeedOfCollections${suffix}`, (userId: Param<string>, ...page: Page) =>
    judged(userId, ofFollowed('collection', order, userId, page)),
  ),
)

export const fromTag = byOrder((order, suffix) =>
  query(`homeFeedOfTag${suffix}`, (userId: Param<string>, tagSlug: Param<string>, ...page: Page) =>
    judged(userId, ofTag(order, tagSlug, page)),
  ),
)

export const fromEverybody = query('homeFeedOfEverybody', (userId: Param<string>, ...page: Page) =>
  judged(userId, ofEverybody(page)),
)

/** A story that a feed may show. */
export type CandidateRow = RowOf<typeof fromEverybody>

/** The newest stories that somebody has hidden, with their tags as a JSON list. */
export const hiddenStories = query('hiddenStories', (userId: Param<string>) => {
  const hidden = select({ postId: mute.targetId })
    .from(indexedBy(mute, 'mute_newest_of_kind'))
    .where(and(eq(mute.userId, userId), eq(mute.kind, 'post')))
    .orderBy(desc(mute.createdAt), desc(mute.targetId))
    .limit(MOST_HIDDEN)
    .as('hidden')
  const tags = select({ slugs: sql`json_group_array(${postTag.tagSlug})` })
    .from(postTag)
    .where(eq(postTag.postId, post.id))
  return select({ creatorId: post.creatorId, collectionId: post.collectionId, tags: sql<string>`${tags}` })
    .from(hidden)
    .crossJoin(post)
    .where(eq(post.id, hidden.postId))
})
