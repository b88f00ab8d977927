import { and, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { post, postVersion } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
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

const later = alias(postVersion, 'later')

/**
 * Deletes unnamed versions from before a time, except the last of each span of so many milliseconds. The one that is
 * shown stays.
 */
export const thinVersions = write(
  (postId: Param<string>, until: Param<number>, span: Param<number>, shownId: Param<string>) => {
    const spanOf = (version: typeof later | typeof postVersion) =>
      sql`(${version.createdAt} - ${version.createdAt} % ${span})`
    const isFollowed = some(
      later,
      and(
        eq(later.postId, postId),
        gt(later.createdAt, postVersion.createdAt),
        lt(later.createdAt, sql`${spanOf(postVersion)} + ${span}`),
      ),
    )
    return deleteFrom(postVersion).where(
      and(
        eq(postVersion.postId, postId),
        lt(postVersion.createdAt, until),
        isNull(postVersion.name),
        ne(postVersion.id, shownId),
        isFollowed,
      ),
    )
  },
)

/** Whether nobody can respond to a story any more. */
export const setResponsesClosed = write((postId: Param<string>, isClosed: Param<0 | 1>) =>
  update(post).set({ responsesClosed: isClosed }).where(eq(post.id, postId)),
)
