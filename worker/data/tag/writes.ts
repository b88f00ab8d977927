import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { postTag } from '../../../schema/tables/post'
import { tag, tagWriter } from '../../../schema/tables/tag'
import type { Statement } from '../database'
import { excluded, inJson, jsonEach, row } from '../sql/fragments'
import { insertFrom, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** A tag as a story names it. */
export interface TagName {
  slug: string
  name: string
}

const insertNames = write((tags: Param<string>, now: Param<number>) => {
  const { from, part } = jsonEach(tags)
  const named = select({
    slug: part<string>('$.slug'),
    name: part<string>('$.name'),
    createdAt: sql<number>`${now}`,
  })
    .from(from)
    .where(sql`true`)
  return insertFrom(tag, named).onConflictDoNothing({ target: tag.slug })
})

/** Creates the tags that don't exist yet; existing ones keep their names. */
export const insertTags = (tags: readonly TagName[], now: number): Statement =>
  insertNames(JSON.stringify(tags.map(({ slug, name }) => ({ slug, name }))), now)

/** Creates or changes a tag; its story count isn't touched. */
export const upsertTag = upsert(tag, ['postCount', 'followerCount', 'createdAt'])

/** The tags of a listed story. */
const tagsOf = (postId: Param<string>) => and(eq(postTag.postId, postId), eq(postTag.isListed, true))

const countTags = (change: 1 | -1) =>
  write((postId: Param<string>) =>
    update(tag)
      .set({ postCount: sql`${tag.postCount} + ${change}` })
      .where(inArray(tag.slug, select({ slug: postTag.tagSlug }).from(postTag).where(tagsOf(postId)))),
  )
const uncountTags = countTags(-1)
const recountTags = countTags(1)

const uncountWriters = write((postId: Param<string>) =>
  update(tagWriter)
    .set({ postCount: sql`${tagWriter.postCount} - 1` })
    .where(
      sql`${row(tagWriter.tagSlug, tagWriter.userId)} in ${select({ tagSlug: postTag.tagSlug, userId: postTag.creatorId }).from(postTag).where(tagsOf(postId))}`,
    ),
)

/** Subtracts a listed story from the counts of its tags and their writers; runs before the story changes. */
export const uncountTagsOfPost = (postId: string): Statement[] => [
  uncountTags(postId),
  uncountWriters(postId),
]

const countWriters = write((postId: Param<string>) => {
  const writers = select({
    tagSlug: postTag.tagSlug,
    userId: postTag.creatorId,
    postCount: sql<number>`1`,
    latestPostAt: postTag.firstPublishedAt,
  })
    .from(postTag)
    .where(tagsOf(postId))
  const latest = excluded(tagWriter.latestPostAt)
  return insertFrom(tagWriter, writers).onConflictDoUpdate({
    target: [tagWriter.tagSlug, tagWriter.userId],
    set: {
      postCount: sql`${tagWriter.postCount} + 1`,
      latestPostAt: sql`max(coalesce(${tagWriter.latestPostAt}, ${latest}), ${latest})`,
    },
  })
})

/** Adds a listed story to the counts of its tags and of its writer in them; runs after the story changed. */
export const countTagsOfPost = (postId: string): Statement[] => [recountTags(postId), countWriters(postId)]

const forgetWriter = write((slugs: Param<string>, userId: Param<string>) =>
  deleteFrom(tagWriter).where(
    and(inJson(tagWriter.tagSlug, slugs), eq(tagWriter.userId, userId), lte(tagWriter.postCount, 0)),
  ),
)

/** Deletes writers of tags who have no story left there, given the tags that they may have left. */
export const forgetFormerTagWriters = (userId: string, slugs: readonly string[]): Statement =>
  forgetWriter(JSON.stringify(slugs), userId)
