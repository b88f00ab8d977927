import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { postTag } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import { tagFollow } from '../../../schema/tables/viewer'
import type { Statement } from '../database'
import { indexedBy } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { countTagsOfPost, forgetFormerTagWriters, uncountTagsOfPost } from './writes'

/** Fails the batch if one of two tags was merged meanwhile, because a tag must have a name. */
export const expectUnmerged = write((slug: Param<string>, other: Param<string>) =>
  update(tag)
    .set({ name: sql`null` })
    .where(and(or(eq(tag.slug, slug), eq(tag.slug, other)), isNotNull(tag.mergedInto))),
)

const setMerged = write((slug: Param<string>, into: Param<string>) =>
  update(tag)
    .set({ mergedInto: into, isFeatured: false })
    .where(and(eq(tag.slug, slug), isNull(tag.mergedInto))),
)

/** What was merged into the first leads to the second. */
const leadOn = write((slug: Param<string>, into: Param<string>) =>
  update(tag).set({ mergedInto: into }).where(eq(tag.mergedInto, slug)),
)

const copyFollowers = write((slug: Param<string>, into: Param<string>) =>
  insertFrom(
    tagFollow,
    select({
      userId: tagFollow.userId,
      tagSlug: sql<string>`${into}`,
      createdAt: tagFollow.createdAt,
    })
      .from(indexedBy(tagFollow, 'tag_follow_by_tag'))
      .where(eq(tagFollow.tagSlug, slug)),
  ).onConflictDoNothing({ target: [tagFollow.userId, tagFollow.tagSlug] }),
)
const dropFollowers = write((slug: Param<string>) => deleteFrom(tagFollow).where(eq(tagFollow.tagSlug, slug)))
const countFollowers = write((slug: Param<string>) =>
  update(tag)
    .set({ followerCount: sql`${countOf(tagFollow, eq(tagFollow.tagSlug, slug))}` })
    .where(eq(tag.slug, slug)),
)

/** Makes a tag part of another, with its followers; its stories follow (`postsOfMerged`). */
export const mergeTag = (slug: string, into: string): Statement[] => [
  setMerged(slug, into),
  leadOn(slug, into),
  copyFollowers(slug, into),
  dropFollowers(slug),
  countFollowers(into),
  countFollowers(slug),
]

/** Stories, listed or not, that still have a tag that was merged. */
export const postsOfMerged = query('postsOfMerged', (limit: Param<number>) =>
  select({
    postId: postTag.postId,
    creatorId: postTag.creatorId,
    slug: tag.slug,
    into: sql<string>`${tag.mergedInto}`,
  })
    .from(indexedBy(tag, 'tag_merged'))
    .crossJoin(postTag)
    .where(and(isNotNull(tag.mergedInto), eq(postTag.tagSlug, tag.slug)))
    .limit(limit),
)

const copyTag = write((postId: Param<string>, slug: Param<string>, into: Param<string>) =>
  insertFrom(
    postTag,
    select({
      postId: postTag.postId,
      tagSlug: sql<string>`${into}`,
      position: postTag.position,
      collectionId: postTag.collectionId,
      creatorId: postTag.creatorId,
      firstPublishedAt: postTag.firstPublishedAt,
      trendingScore: postTag.trendingScore,
      isListed: postTag.isListed,
    })
      .from(postTag)
      .where(and(eq(postTag.postId, postId), eq(postTag.tagSlug, slug))),
  ).onConflictDoNothing({ target: [postTag.postId, postTag.tagSlug] }),
)
const dropTag = write((postId: Param<string>, slug: Param<string>) =>
  deleteFrom(postTag).where(and(eq(postTag.postId, postId), eq(postTag.tagSlug, slug))),
)

/** Gives a story the one tag in place of the other, in the same place, and counts it anew. */
export const replaceTag = (
  { postId, creatorId }: { postId: string; creatorId: string },
  slug: string,
  into: string,
): Statement[] => [
  ...uncountTagsOfPost(postId),
  copyTag(postId, slug, into),
  dropTag(postId, slug),
  ...countTagsOfPost(postId),
  forgetFormerTagWriters(creatorId, [slug]),
]
