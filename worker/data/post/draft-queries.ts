import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { post, postTag, postVersion } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only, type Row } from '../sql/rows'

/** Which revision of a story is stored, and whether it may be written. */
export const draftHead = query('draftHead', (id: Param<string>) =>
  select({ revision: post.revision, state: post.state }).from(post).where(eq(post.id, id)),
)

const versionFields = {
  ...only(postVersion, 'id', 'revision', 'name', 'createdAt', 'title', 'subtitle'),
  isPublished: sql<0 | 1>`${postVersion.id} = coalesce(${post.versionId}, '')`,
}

/** What a story was before, without the text. */
export interface PostVersion extends Row<typeof versionFields> {
  /** Absent in lists. */
  body?: string
}

/** The versions of a story, the newest first. A page continues after a revision. */
export const versionsOfPost = query(
  'versionsOfPost',
  (postId: Param<string>, revision: Param<number>, limit: Param<number>) =>
    select(versionFields)
      .from(postVersion)
      .innerJoin(post, eq(post.id, postVersion.postId))
      .where(and(eq(postVersion.postId, postId), lt(postVersion.revision, revision)))
      .orderBy(desc(postVersion.revision))
      .limit(limit),
)

/** One of them, with its text as JSON. */
export const versionOfPost = query('versionOfPost', (postId: Param<string>, id: Param<string>) =>
  select({ ...versionFields, body: postVersion.body })
    .from(postVersion)
    .innerJoin(post, eq(post.id, postVersion.postId))
    .where(and(eq(postVersion.id, id), eq(postVersion.postId, postId))),
)

/** What a publish of a story can set. */
export const settingsOfPost = query('settingsOfPost', (id: Param<string>) => {
  const tags = select({ name: tag.name })
    .from(postTag)
    .innerJoin(tag, eq(tag.slug, postTag.tagSlug))
    .where(eq(postTag.postId, post.id))
    .orderBy(asc(postTag.position))
    .as('tags')
  return select({
    ...only(
      post,
      'state',
      'access',
      'canonicalUrl',
      'language',
      'license',
      'previewImageId',
      'responsesClosed',
      'listTitle',
      'listSubtitle',
    ),
    firstPublishedAt: post.firstPublishedAt,
    /** Names of its tags in their order, as JSON. */
    tags: sql<string>`${select({ names: sql`json_group_array(${tags.name})` }).from(tags)}`,
  })
    .from(post)
    .where(eq(post.id, id))
})
