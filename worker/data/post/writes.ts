import { and, eq, ne, not, sql } from 'drizzle-orm'
import { post, postTag, postVersion } from '../../../schema/tables/post'
import type { Statement } from '../database'
import { excluded, failedOn, inJson, jsonEach } from '../sql/fragments'
import { insert, insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import type { Row } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'
import type { savedFields } from './writes-state'

/** What `upsertPost` writes. Counters that readers raise are set once, at the beginning. */
export interface PostRow extends Row<typeof savedFields> {}

const upsertRow = upsert(post, [
  'kind',
  'inResponseToPostId',
  'createdAt',
  'clapCount',
  'responseCount',
  'responsesClosed',
])

/** A story as it is after a save: made when it isn't there, else changed. */
export const upsertPost = (row: PostRow): Statement => upsertRow(row)

/**
 * Fails the batch when a story has another revision than the change was made on: no row may be without one.
 * `isOutdated` knows the error.
 */
export const expectRevision = write((postId: Param<string>, revision: Param<number>) =>
  update(post)
    .set({ revision: sql`null` })
    .where(and(eq(post.id, postId), ne(post.revision, revision))),
)

/** True for the error of a batch that failed because somebody else has saved the story meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  failedOn(error, post.revision) || failedOn(error, postVersion.postId)

/** A new version. One with the same revision fails the batch: somebody else has saved meanwhile. */
export const insertVersion = insert(postVersion)

const deleteOtherTags = write((postId: Param<string>, slugs: Param<string>) =>
  deleteFrom(postTag).where(and(eq(postTag.postId, postId), not(inJson(postTag.tagSlug, slugs)))),
)

const upsertTags = write((postId: Param<string>, slugs: Param<string>) => {
  const { from, key, value } = jsonEach(slugs)
  const tags = select({
    postId: post.id,
    tagSlug: value,
    position: key,
    collectionId: post.collectionId,
    creatorId: post.creatorId,
    firstPublishedAt: post.firstPublishedAt,
    trendingScore: post.trendingScore,
    isListed: post.isListed,
  })
    .from(from)
    .innerJoin(post, eq(post.id, postId))
    .where(sql`true`)
  return insertFrom(postTag, tags).onConflictDoUpdate({
    target: [postTag.postId, postTag.tagSlug],
    set: {
      position: excluded(postTag.position),
      collectionId: excluded(postTag.collectionId),
      creatorId: excluded(postTag.creatorId),
      firstPublishedAt: excluded(postTag.firstPublishedAt),
      trendingScore: excluded(postTag.trendingScore),
      isListed: excluded(postTag.isListed),
    },
  })
})

/** Gives a story its tags, in their order, with what the tags' lists are ordered by; after the story is written. */
export function replaceTagsOfPost(postId: string, slugs: readonly string[]): Statement[] {
  const list = JSON.stringify(slugs)
  return [deleteOtherTags(postId, list), upsertTags(postId, list)]
}
