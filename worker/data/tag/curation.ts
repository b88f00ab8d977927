import { and, eq, lt, ne, not, or, sql } from 'drizzle-orm'
import { MAX_TAGS } from '../../../schema/rules/limits'
import { post, postTag } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, query, select, some } from '../sql/query'
import { update, write } from '../sql/write'

/** Sets what staff decides about a topic. */
export const setTopic = write(
  (
    slug: Param<string>,
    name: Param<string>,
    description: Param<string>,
    isFeatured: Param<boolean | 0 | 1>,
  ) => update(tag).set({ name, description, isFeatured }).where(eq(tag.slug, slug)),
)

/** Keeps readers from seeing a topic, which isn't popular then, or shows it again. */
export const hideTopic = write((slug: Param<string>, isHidden: Param<boolean>) =>
  update(tag).set({ isHidden, isFeatured: false }).where(eq(tag.slug, slug)),
)

/** Fails the batch if a topic is hidden, or isn't, unlike the change expects, because a topic must have a name. */
export const expectTopicHidden = write((slug: Param<string>, isHidden: Param<boolean>) =>
  update(tag)
    .set({ name: sql`null` })
    .where(and(eq(tag.slug, slug), ne(tag.isHidden, isHidden))),
)

/** Fails the batch if a topic isn't as the change expects it any more, because a topic must have a name. */
export const expectTopic = write(
  (
    slug: Param<string>,
    name: Param<string>,
    description: Param<string>,
    isFeatured: Param<boolean | 0 | 1>,
  ) =>
    update(tag)
      .set({ name: sql`null` })
      .where(
        and(
          eq(tag.slug, slug),
          or(ne(tag.name, name), ne(tag.description, description), sql`${tag.isFeatured} <> ${isFeatured}`),
        ),
      ),
)

/** The slugs of a story's tags, of which there are a few. */
export const tagSlugsOfPost = query('tagSlugsOfPost', (postId: Param<string>) =>
  select({ slug: postTag.tagSlug }).from(postTag).where(eq(postTag.postId, postId)).limit(MAX_TAGS),
)

/**
 * Fails the batch if a story can't be given a tag any more: it has it, it has as many as it may, or it isn't a published
 * story. A topic must have a name.
 */
export const expectRoomForTag = write((postId: Param<string>, slug: Param<string>) => {
  const mayHaveOneMore = some(
    post,
    and(
      eq(post.id, postId),
      eq(post.state, 'published'),
      eq(post.kind, 'story'),
      lt(countOf(postTag, eq(postTag.postId, postId)), MAX_TAGS),
    ),
  )
  const hasIt = some(postTag, and(eq(postTag.postId, postId), eq(postTag.tagSlug, slug)))
  return update(tag)
    .set({ name: sql`null` })
    .where(and(eq(tag.slug, slug), or(hasIt, not(mayHaveOneMore))))
})

/** Gives a story one more tag, after those that it has; there has to be room for it. */
export const addTagToPost = write((postId: Param<string>, slug: Param<string>) => {
  const there = countOf(postTag, eq(postTag.postId, postId))
  const added = select({
    postId: post.id,
    tagSlug: sql<string>`${slug}`,
    position: there,
    collectionId: post.collectionId,
    creatorId: post.creatorId,
    firstPublishedAt: post.firstPublishedAt,
    trendingScore: post.trendingScore,
    isListed: post.isListed,
  })
    .from(post)
    .where(eq(post.id, postId))
  return insertFrom(postTag, added)
})
