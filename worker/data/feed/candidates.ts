import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/sqlite-core'
import { type FeedOrder, type FeedReasonKind, MOST_HIDDEN } from '../../../schema/rules/feed'
import { follow, mute } from '../../../schema/tables/follow'
import { post, postTag } from '../../../schema/tables/post'
import { tagFollow } from '../../../schema/tables/viewer'
import type { RowOf } from '../database'
import { indexedBy, literal } from '../sql/fragments'
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

/**
 * Candidates with all that decides whether, where and why a feed shows them: each a few rows found by their keys.
 *
 * @param source the reason that their source stands for; empty in the feed of a single topic.
 */
const judged = (source: FeedReasonKind | '', userId: Param<string>, candidate: Candidates) =>
  select({
    source: literal(source),
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

const ofUsers = (order: FeedOrder, userId: Param<string>, page: Page) =>
  judged('user', userId, ofFollowed('user', order, userId, page))
const ofCollections = (order: FeedOrder, userId: Param<string>, page: Page) =>
  judged('collection', userId, ofFollowed('collection', order, userId, page))

/** The next candidates of each source of a feed, in one statement, source by source in their order. */
export const candidates = {
  'for-you': {
    ranked: query('homeFeedForYouRanked', (userId: Param<string>, ...page: Page) =>
      unionAll(
        ofUsers('ranked', userId, page),
        ofCollections('ranked', userId, page),
        judged('tag', userId, ofFollowedTags('ranked', userId, page)),
        judged('popular', userId, ofEverybody(page)),
      ),
    ),
    newest: query('homeFeedForYouNewest', (userId: Param<string>, ...page: Page) =>
      unionAll(
        ofUsers('newest', userId, page),
        ofCollections('newest', userId, page),
        judged('tag', userId, ofFollowedTags('newest', userId, page)),
      ),
    ),
  },
  following: byOrder((order, suffix) =>
    query(`homeFeedFollowing${suffix}`, (userId: Param<string>, ...page: Page) =>
      unionAll(ofUsers(order, userId, page), ofCollections(order, userId, page)),
    ),
  ),
}

export const candidatesOfTag = byOrder((order, suffix) =>
  query(`homeFeedOfTag${suffix}`, (userId: Param<string>, tagSlug: Param<string>, ...page: Page) =>
    judged('', userId, ofTag(order, tagSlug, page)),
  ),
)

/** A story that a feed may show. */
export type CandidateRow = RowOf<(typeof candidatesOfTag)['ranked']>

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
