import { and, eq, gte, isNull, ne } from 'drizzle-orm'
import { post, postVersion } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
import { deleteFrom, update, write } from '../sql/write'

/** The revision of a published story whose writer goes on: readers see the published version. */
export const setRevision = write((postId: Param<string>, revision: Param<number>) =>
  update(post).set({ revision }).where(eq(post.id, postId)),
)

/**
 * Deletes the version that a draft had until now, if it was saved since a time, has no name and isn't shown: the next
 * one stands for it.
 */
export const deleteSuperseded = write(
  (postId: Param<string>, revision: Param<number>, since: Param<number>, shownId: Param<string>) =>
    deleteFrom(postVersion).where(
      and(
        eq(postVersion.postId, postId),
        eq(postVersion.revision, revision),
        isNull(postVersion.name),
        gte(postVersion.createdAt, since),
        ne(postVersion.id, shownId),
      ),
    ),
)
