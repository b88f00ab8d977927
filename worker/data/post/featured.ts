import { and, desc, eq, gt, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { collection } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { failedOn, indexedBy, inJson, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { update, write } from '../sql/write'

const storyOf = (postId: Param<string>, collectionId: Param<string>) =>
  and(eq(post.id, postId), eq(post.collectionId, collectionId))

/** Features a listed story of a publication; one that is featured keeps its place. */
export const feature = write((postId: Param<string>, collectionId: Param<string>, now: Param<number>) =>
  update(post)
    .set({ featuredAt: now })
    .where(and(storyOf(postId, collectionId), eq(post.isListed, true), isNull(post.featuredAt))),
)

/** The reverse. */
export const unfeature = write((postId: Param<string>, collectionId: Param<string>) =>
  update(post)
    .set({ featuredAt: null })
    .where(and(storyOf(postId, collectionId), isNotNull(post.featuredAt))),
)

/** Earlier than any time, so that the index begins with the first featured story. */
const BEFORE_ALL_TIMES = -8_640_000_000_000_001

/** The ids of the featured stories that lists show, in their order, as JSON. */
const shownIds = (collectionId: Param<string>) => {
  const shown = select({ id: post.id })
    .from(indexedBy(post, 'post_by_collection_featured'))
    .where(
      and(
        eq(post.collectionId, collectionId),
        gt(post.featuredAt, sql`${BEFORE_ALL_TIMES}`),
        eq(post.isListed, true),
      ),
    )
    .orderBy(desc(post.featuredAt))
    .as('shown')
  return sql`${select({ ids: sql`json_group_array(${shown.id})` }).from(shown)}`
}

/** Fails the batch if a publication features other stories, or in another order, than the change is based on. */
export const expectFeatured = write((collectionId: Param<string>, ids: Param<string>) =>
  update(collection)
    .set({ slug: sql`null` })
    .where(and(eq(collection.id, collectionId), sql`${shownIds(collectionId)} <> json(${ids})`)),
)

/** Whether a batch failed by `expectFeatured`. */
export const isFeaturedMeanwhile = (error: unknown): boolean => failedOn(error, collection.slug)

/** Takes stories out of those that a publication features, unless they are in a JSON list. */
export const unfeatureOthers = write((collectionId: Param<string>, ids: Param<string>) =>
  update(post)
    .set({ featuredAt: null })
    .where(
      and(
        eq(post.collectionId, collectionId),
        gt(post.featuredAt, sql`${BEFORE_ALL_TIMES}`),
        eq(post.isListed, true),
        not(inJson(post.id, ids)),
      ),
    ),
)

/** Features the stories of a JSON list in its order: the first was chosen last. */
export const featureInOrder = write((collectionId: Param<string>, ids: Param<string>, now: Param<number>) => {
  const { from, key, value } = jsonEach(ids)
  return update(post)
    .set({ featuredAt: sql`${now} - (select ${key} from ${from} where ${value} = ${post.id})` })
    .where(and(eq(post.collectionId, collectionId), eq(post.isListed, true), inJson(post.id, ids)))
})
