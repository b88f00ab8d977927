import { and, asc, count, desc, eq, gt, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { post, postTag } from '../../../schema/tables/post'
import { tag, tagWriter } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import { tagged } from '../post/lists'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import type { NumberedPage, Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { userFields } from '../user/rows'
import { tagFields } from './rows'

export const tagsBySlugs = query('tagsBySlugs', (slugs: Param<string>) => {
  const keys = jsonEach(slugs)
  return select(tagFields).from(keys.from).crossJoin(tag).where(eq(tag.slug, keys.value))
})

export const tagsOfPosts = query('tagsOfPosts', (postIds: Param<string>) => {
  const keys = jsonEach(postIds)
  return select({ ...tagFields, postId: postTag.postId })
    .from(keys.from)
    .crossJoin(postTag)
    .innerJoin(tag, eq(tag.slug, postTag.tagSlug))
    .where(eq(postTag.postId, keys.value))
    .orderBy(asc(postTag.postId), asc(postTag.position))
})

/** The tags of stories that readers see. */
export const shownTagsOfPosts = query('shownTagsOfPosts', (postIds: Param<string>) => {
  const keys = jsonEach(postIds)
  return select({ ...tagFields, postId: postTag.postId })
    .from(keys.from)
    .crossJoin(postTag)
    .innerJoin(tag, and(eq(tag.slug, postTag.tagSlug), eq(tag.isHidden, false)))
    .where(eq(postTag.postId, keys.value))
    .orderBy(asc(postTag.postId), asc(postTag.position))
})

/** Tags by their slugs, within [from, until), after one. */
export const tagsFrom = query(
  'tagsFrom',
  (from: Param<string>, afterSlug: Param<string>, until: Param<string>, limit: Param<number>) =>
    select(tagFields)
      .from(tag)
      .where(and(gte(tag.slug, from), gt(tag.slug, afterSlug), lt(tag.slug, until)))
      .orderBy(asc(tag.slug))
      .limit(limit),
)

/** A page of tags, those with the most stories first. */
const mostUsed = (index: string, [postCount, slug, limit]: Page, condition: SQL) =>
  select(tagFields)
    .from(indexedBy(tag, index))
    .where(and(condition, eq(tag.isHidden, false), before([tag.postCount, tag.slug], [postCount, slug])))
    .orderBy(desc(tag.postCount), desc(tag.slug))
    .limit(limit)

export const featuredTags = query('featuredTags', (...page: Page) =>
  mostUsed('tag_featured', page, eq(tag.isFeatured, true)),
)

export const topTags = query('topTags', (...page: Page) =>
  mostUsed('tag_by_posts', page, gt(tag.postCount, 0)),
)

export const latestOfTag = query('latestOfTag', (tagSlug: Param<string>, ...page: Page) =>
  tagged('post_tag_latest', postTag.firstPublishedAt, page, eq(postTag.tagSlug, tagSlug)),
)

/** Leaves out the newest `withoutLatest`. */
export const trendingOfTag = query(
  'trendingOfTag',
  (
    tagSlug: Param<string>,
    key: Param<number>,
    id: Param<string>,
    limit: Param<number>,
    withoutLatest: Param<number>,
  ) => {
    const other = alias(postTag, 'other')
    const latest = select({ postId: other.postId })
      .from(indexedBy(other, 'post_tag_latest', postTag))
      .where(and(eq(other.tagSlug, tagSlug), eq(other.isListed, true)))
      .orderBy(desc(other.firstPublishedAt), desc(other.postId))
      .limit(withoutLatest)
    return tagged(
      'post_tag_trending',
      postTag.trendingScore,
      [key, id, limit],
      eq(postTag.tagSlug, tagSlug),
      sql`${postTag.postId} not in ${latest}`,
    )
  },
)

/** A story with a tag that everybody who has its address may see. */
export const seenStoryOfTag = query('seenStoryOfTag', (tagSlug: Param<string>) =>
  select({ id: post.id })
    .from(indexedBy(postTag, 'post_tag_latest'))
    .innerJoin(post, and(eq(post.id, postTag.postId), inArray(post.state, ['published', 'unlisted'])))
    .where(eq(postTag.tagSlug, tagSlug))
    .limit(1),
)

/** Newest first, within [since, until). */
export const archiveOfTag = query(
  'archiveOfTag',
  (tagSlug: Param<string>, since: Param<number>, until: Param<number>, ...page: Page) =>
    tagged(
      'post_tag_latest',
      postTag.firstPublishedAt,
      page,
      eq(postTag.tagSlug, tagSlug),
      gte(postTag.firstPublishedAt, since),
      lt(postTag.firstPublishedAt, until),
    ),
)

export const taggedInCollection = query(
  'taggedInCollection',
  (collectionId: Param<string>, tagSlug: Param<string>, ...[key, id, limit, skip]: NumberedPage) =>
    tagged(
      'post_tag_collection',
      postTag.firstPublishedAt,
      [key, id, limit],
      eq(postTag.collectionId, collectionId),
      eq(postTag.tagSlug, tagSlug),
    ).offset(skip),
)

/** `storiesInTag` is their sort key. */
export const writersOfTag = query(
  'writersOfTag',
  (tagSlug: Param<string>, postCount: Param<number>, userId: Param<string>, limit: Param<number>) =>
    select({ ...userFields, storiesInTag: tagWriter.postCount })
      .from(indexedBy(tagWriter, 'tag_writer_ranked'))
      .innerJoin(user, eq(user.id, tagWriter.userId))
      .where(
        and(
          eq(tagWriter.tagSlug, tagSlug),
          gt(tagWriter.postCount, 0),
          before([tagWriter.postCount, tagWriter.userId], [postCount, userId]),
          eq(user.isSuspended, false),
        ),
      )
      .orderBy(desc(tagWriter.postCount), desc(tagWriter.userId))
      .limit(limit),
)

/** Tags that this tag's best stories also have. */
export const relatedTags = query('relatedTags', (tagSlug: Param<string>, limit: Param<number>) => {
  const near = select({ postId: postTag.postId })
    .from(indexedBy(postTag, 'post_tag_trending'))
    .where(and(eq(postTag.tagSlug, tagSlug), eq(postTag.isListed, true)))
    .orderBy(desc(postTag.trendingScore))
    .limit(40)
    .as('near')
  const other = alias(postTag, 'other')
  const shared = count().as('shared')
  const related = select({ tagSlug: other.tagSlug, shared })
    .from(near)
    .innerJoin(other, eq(other.postId, near.postId))
    .where(ne(other.tagSlug, tagSlug))
    .groupBy(other.tagSlug)
    .orderBy(desc(shared))
    .limit(limit)
    .as('related')
  return select(tagFields)
    .from(related)
    .innerJoin(tag, and(eq(tag.slug, related.tagSlug), eq(tag.isHidden, false)))
    .orderBy(desc(related.shared))
})
