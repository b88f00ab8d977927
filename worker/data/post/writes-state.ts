import { and, asc, eq, sql } from 'drizzle-orm'
import { post, postTag, postVersion } from '../../../schema/tables/post'
import type { RowOf } from '../database'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'

/** The columns of a story that a save may change, and its creation time. */
export const savedFields = without(
  post,
  'kind',
  'inResponseToPostId',
  'coAuthorIds',
  'previewColor',
  'responseCount',
  'responsesClosed',
  'listTitle',
  'listSubtitle',
  'withheldIn',
)

/** A story with its newest version and its tags, by id. */
export const savedPostById = query('savedPostById', (id: Param<string>) => {
  const tags = select({ tagSlug: postTag.tagSlug })
    .from(postTag)
    .where(eq(postTag.postId, post.id))
    .orderBy(asc(postTag.position))
    .as('tags')
  return select({
    ...savedFields,
    coAuthorIds: post.coAuthorIds,
    newestVersionId: postVersion.id,
    versionTitle: postVersion.title,
    versionSubtitle: postVersion.subtitle,
    versionCreatedAt: postVersion.createdAt,
    /** The newest version's body, as JSON. */
    body: postVersion.body,
    /** Slugs of its tags in their order, as JSON. */
    tags: sql<string>`${select({ slugs: sql`json_group_array(${tags.tagSlug})` }).from(tags)}`,
  })
    .from(post)
    .leftJoin(postVersion, and(eq(postVersion.postId, post.id), eq(postVersion.revision, post.revision)))
    .where(eq(post.id, id))
})

/** A story as a save reads it. Booleans are 0 and 1, times milliseconds. */
export type SavedPost = RowOf<typeof savedPostById>
