import { and, eq, isNull, lte, ne, not, sql } from 'drizzle-orm'
import { post, postTag, postVersion } from '../../../schema/tables/post'
import type { Statement } from '../database'
import { excluded, failedOn, inJson, jsonEach } from '../sql/fragments'
import { insert, insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import type { Row } from '../sql/rows'
import { deleteFrom, update, write } from '../sql/write'
import { isOfShownUser } from '../user/shown'
import { copyPreviewColor } from './copies'
import type { Post } from './rows'
import type { savedFields } from './writes-state'

/** The columns that `upsertPost` writes. Counters that readers raise are set only at creation. */
export interface PostRow extends Row<typeof savedFields> {}

const upsertRow = upsert(post, [
  'kind',
  'inResponseToPostId',
  'coAuthorIds',
  'previewColor',
  'createdAt',
  'clapCount',
  'clappedAt',
  'responseCount',
  'responsesClosed',
  'listTitle',
  'listSubtitle',
  'withheldIn',
])

/** A story after a save: created if it doesn't exist, otherwise changed. */
export const upsertPost = (row: PostRow): Statement[] => [upsertRow(row), copyPreviewColor(row.id)]

/**
 * Fails the batch if a story has another revision than the change is based on, because a row must have one.
 * `isOutdated` recognises the error.
 */
export const expectRevision = write((postId: Param<string>, revision: Param<number>) =>
  update(post)
    .set({ revision: sql`null` })
    .where(and(eq(post.id, postId), ne(post.revision, revision))),
)

/** Fails the batch in the same way if a story has another state than the change is based on. */
export const expectState = write((postId: Param<string>, state: Param<Post['state']>) =>
  update(post)
    .set({ state: sql`null` })
    .where(and(eq(post.id, postId), ne(post.state, state))),
)

/** Whether a batch failed because somebody else has changed the story meanwhile. */
export const isOutdated = (error: unknown): boolean =>
  failedOn(error, post.revision) || failedOn(error, post.state) || failedOn(error, postVersion.postId)

/**
 * Lists a story if it is published and its writer is shown, and takes it out of all lists otherwise, whatever was
 * known about the writer when the change was prepared.
 */
export const listOrUnlist = write((postId: Param<string>, now: Param<number>) => {
  const isShown = and(
    eq(post.kind, 'story'),
    eq(post.state, 'published'),
    lte(post.firstPublishedAt, now),
    isNull(post.withheldIn),
    isOfShownUser(post.creatorId),
  )
  return update(post)
    .set({ isListed: sql`not ${post.isListed}` })
    .where(and(eq(post.id, postId), sql`${post.isListed} <> (${isShown})`))
})

/** Adds a version. If there is one of the same revision, somebody else has saved meanwhile, and the batch fails. */
export const insertVersion = insert(postVersion)

/** Names a version that a publish shows, which was saved before as a draft. */
export const nameVersion = write((id: Param<string>, name: Param<string>) =>
  update(postVersion).set({ name }).where(eq(postVersion.id, id)),
)

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

/**
 * Sets a story's tags, in their order, with the columns that the tags' lists are ordered by; runs after the
 * story is written.
 */
export function replaceTagsOfPost(postId: string, slugs: readonly string[]): Statement[] {
  const list = JSON.stringify(slugs)
  return [deleteOtherTags(postId, list), upsertTags(postId, list)]
}
