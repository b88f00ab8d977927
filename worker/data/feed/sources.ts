import { and, desc, eq, not, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { FEED_SOURCES, type FeedOrder, REASON_BOOST } from '../../../schema/rules/feed'
import { follow } from '../../../schema/tables/follow'
import { post, postTag } from '../../../schema/tables/post'
import { tagFollow } from '../../../schema/tables/viewer'
import { indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { select } from '../sql/query'
import { isMuted, mutes } from './muted'
import { beyond, inOrder } from './order'

/* What a feed is made of. A story can be among the next ones of all that somebody follows only if the first story of
   its own source is. So a page reads one story of everything that is followed, and more of as many sources as it has
   stories. Rule: docs/rules/ranking.md, "Home". */

/** Candidates from whichever table: to the compiler, those of stories. */
export type Candidates = ReturnType<typeof ofEverybody>

/** Which of the candidates a feed wants. */
interface Wanted {
  /** Only those that the reader hasn't muted. The home feed judges them later, to say that it left some out. */
  isUnmuted?: boolean
}

/** What the next stories of a source are asked with. */
interface Next {
  order: FeedOrder
  userId: Param<string>
  page: Page
  wanted: Wanted
}

const TAG_INDEXES = { newest: 'post_tag_latest', ranked: 'post_tag_trending' } as const

/** The next listed stories of a followed topic. */
function nextOfTag(tagSlug: SQLWrapper, { order, userId, page, wanted }: Next, limit: Page[2] | 1) {
  const next = alias(postTag, 'next')
  return select({ postId: next.postId })
    .from(indexedBy(next, TAG_INDEXES[order], postTag))
    .where(
      and(
        eq(next.tagSlug, tagSlug),
        eq(next.isListed, true),
        beyond(order, REASON_BOOST.tag, next, next.postId, page),
        wanted.isUnmuted ? not(isMuted(userId, next)) : undefined,
      ),
    )
    .orderBy(...inOrder(order, next, next.postId))
    .limit(limit)
}

/** The next stories of all topics that somebody follows: a story with several of them comes several times. */
export function ofFollowedTags(
  order: FeedOrder,
  userId: Param<string>,
  page: Page,
  wanted: Wanted = {},
): Candidates {
  const [, , limit] = page
  const asked = { order, userId, page, wanted }
  const followed = select({ tagSlug: tagFollow.tagSlug })
    .from(indexedBy(tagFollow, 'tag_follow_newest'))
    .where(
      and(
        eq(tagFollow.userId, userId),
        wanted.isUnmuted ? not(mutes(userId, 'tag', tagFollow.tagSlug)) : undefined,
      ),
    )
    .orderBy(desc(tagFollow.createdAt), desc(tagFollow.tagSlug))
    .limit(FEED_SOURCES)
    .as('followed')
  const first = alias(postTag, 'first')
  const active = select({ tagSlug: first.tagSlug })
    .from(followed)
    .crossJoin(first)
    .where(
      and(
        sql`${first.postId} = ${nextOfTag(followed.tagSlug, asked, 1)}`,
        eq(first.tagSlug, followed.tagSlug),
      ),
    )
    .orderBy(...inOrder(order, first, first.postId))
    .limit(limit)
    .as('active')
  const listed = alias(postTag, 'listed')
  const { postId, creatorId, collectionId, firstPublishedAt, trendingScore } = listed
  return select({ postId, creatorId, collectionId, firstPublishedAt, trendingScore })
    .from(active)
    .crossJoin(listed)
    .where(
      and(
        sql`${listed.postId} in ${nextOfTag(active.tagSlug, asked, limit)}`,
        eq(listed.tagSlug, active.tagSlug),
      ),
    )
    .orderBy(...inOrder(order, listed, listed.postId))
    .limit(limit)
    .as('candidate') as unknown as Candidates
}

const INDEXES = {
  user: { newest: 'post_by_creator', ranked: 'post_by_creator_trending' },
  collection: { newest: 'post_by_collection', ranked: 'post_by_collection_trending' },
} as const
type Kind = keyof typeof INDEXES

/** The next listed stories of a followed person or publication. */
function nextOf(kind: Kind, targetId: SQLWrapper, { order, userId, page, wanted }: Next, limit: Page[2] | 1) {
  const next = alias(post, 'next')
  const { id: postId, creatorId, collectionId } = next
  const owner = kind === 'user' ? creatorId : collectionId
  return select({ id: postId })
    .from(indexedBy(next, INDEXES[kind][order], post))
    .where(
      and(
        sql`${owner} = ${targetId}`,
        eq(next.isListed, true),
        beyond(order, REASON_BOOST[kind], next, postId, page),
        wanted.isUnmuted ? not(isMuted(userId, { postId, creatorId, collectionId })) : undefined,
      ),
    )
    .orderBy(...inOrder(order, next, postId))
    .limit(limit)
}

/** The next stories of all people, or all publications, that somebody follows. */
export function ofFollowed(
  kind: Kind,
  order: FeedOrder,
  userId: Param<string>,
  page: Page,
  wanted: Wanted = {},
) {
  const [, , limit] = page
  const asked = { order, userId, page, wanted }
  const followed = select({ targetId: follow.targetId })
    .from(indexedBy(follow, 'follow_newest_of_kind'))
    .where(
      and(
        eq(follow.userId, userId),
        eq(follow.kind, kind),
        wanted.isUnmuted ? not(mutes(userId, kind, follow.targetId)) : undefined,
      ),
    )
    .orderBy(desc(follow.createdAt), desc(follow.targetId))
    .limit(FEED_SOURCES)
    .as('followed')
  const first = alias(post, 'first')
  const active = select({ targetId: followed.targetId })
    .from(followed)
    .crossJoin(first)
    .where(sql`${first.id} = ${nextOf(kind, followed.targetId, asked, 1)}`)
    .orderBy(...inOrder(order, first, first.id))
    .limit(limit)
    .as('active')
  const listed = alias(post, 'listed')
  const { id, creatorId, collectionId, firstPublishedAt, trendingScore } = listed
  return select({ postId: id, creatorId, collectionId, firstPublishedAt, trendingScore })
    .from(active)
    .crossJoin(listed)
    .where(sql`${listed.id} in ${nextOf(kind, active.targetId, asked, limit)}`)
    .orderBy(...inOrder(order, listed, listed.id))
    .limit(limit)
    .as('candidate')
}

/** The next stories of one topic. */
export function ofTag(order: FeedOrder, tagSlug: Param<string>, page: Page): Candidates {
  const { postId, creatorId, collectionId, firstPublishedAt, trendingScore } = postTag
  return select({ postId, creatorId, collectionId, firstPublishedAt, trendingScore })
    .from(indexedBy(postTag, TAG_INDEXES[order]))
    .where(
      and(
        eq(postTag.tagSlug, tagSlug),
        eq(postTag.isListed, true),
        beyond(order, 0, postTag, postTag.postId, page),
      ),
    )
    .orderBy(...inOrder(order, postTag, postTag.postId))
    .limit(page[2])
    .as('candidate') as unknown as Candidates
}

/** The next of all stories, best first. */
export function ofEverybody(page: Page) {
  const { id, creatorId, collectionId, firstPublishedAt, trendingScore } = post
  return select({ postId: id, creatorId, collectionId, firstPublishedAt, trendingScore })
    .from(indexedBy(post, 'post_trending'))
    .where(and(eq(post.isListed, true), beyond('ranked', REASON_BOOST.popular, post, post.id, page)))
    .orderBy(...inOrder('ranked', post, post.id))
    .limit(page[2])
    .as('candidate')
}
