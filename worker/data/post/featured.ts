import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { post } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
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
