import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { book } from '../../../schema/tables/book'
import { collection } from '../../../schema/tables/collection'
import { media } from '../../../schema/tables/media'
import { post, postVersion } from '../../../schema/tables/post'
import { sequence } from '../../../schema/tables/sequence'
import { user } from '../../../schema/tables/user'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import type { Row } from '../sql/rows'

const newest = scalar(
  select({ id: postVersion.id })
    .from(postVersion)
    .where(eq(postVersion.postId, post.id))
    .orderBy(desc(postVersion.revision))
    .limit(1),
)

const storyFields = {
  id: post.id,
  kind: post.kind,
  state: post.state,
  access: post.access,
  title: post.title,
  subtitle: post.subtitle,
  slug: post.slug,
  excerpt: post.excerpt,
  language: post.language,
  license: post.license,
  canonicalUrl: post.canonicalUrl,
  createdAt: post.createdAt,
  updatedAt: post.updatedAt,
  firstPublishedAt: post.firstPublishedAt,
  trashedAt: post.trashedAt,
  inResponseToPostId: post.inResponseToPostId,
  previewImageId: post.previewImageId,
  previewSrc: post.previewSrc,
  previewAlt: post.previewAlt,
  focusPercentX: post.focusPercentX,
  focusPercentY: post.focusPercentY,
  publication: scalar(
    select({ name: collection.name }).from(collection).where(eq(collection.id, post.collectionId)),
  ),
  /** What readers see; of a draft, what was saved last. */
  shownVersionId: sql<string | null>`coalesce(${post.versionId}, ${newest})`,
}

/** A story as an export reads it. */
export interface StoryToExport extends Row<typeof storyFields> {}

/** A person's stories and responses after an id, in the order of ids. */
export const storiesToExport = query(
  'storiesToExport',
  (userId: Param<string>, after: Param<string>, limit: Param<number>) =>
    select(storyFields)
      .from(indexedBy(post, 'post_of_creator'))
      .where(and(eq(post.creatorId, userId), gt(post.id, after)))
      .orderBy(asc(post.id))
      .limit(limit),
)

/** Versions with their bodies, by their ids. */
export const bodiesToExport = query('bodiesToExport', (versionIds: Param<string>) => {
  const keys = jsonEach(versionIds)
  return select({ id: postVersion.id, body: postVersion.body })
    .from(keys.from)
    .crossJoin(postVersion)
    .where(eq(postVersion.id, keys.value))
})

/** A person's pictures after an id, in the order of ids. */
export const picturesToExport = query(
  'picturesToExport',
  (userId: Param<string>, after: Param<string>, limit: Param<number>) =>
    select({
      id: media.id,
      contentType: media.contentType,
      bytes: media.bytes,
      fileName: media.fileName,
    })
      .from(indexedBy(media, 'media_by_owner'))
      .where(and(eq(media.ownerId, userId), gt(media.id, after)))
      .orderBy(asc(media.id))
      .limit(limit),
)

/** More than a person has series and books. */
const MOST_TEXTS = 5_000

/** Texts in which a person's profile, series and books name pictures. */
export const picturesNamedBy = query('picturesNamedBy', (userId: Param<string>) =>
  unionAll(
    select({ text: sql<string>`coalesce(${user.imageId}, '') || ' ' || coalesce(${user.about}, '')` })
      .from(user)
      .where(eq(user.id, userId)),
    select({ text: sql<string>`coalesce(${sequence.imageId}, '')` })
      .from(indexedBy(sequence, 'sequence_by_creator'))
      .where(eq(sequence.creatorId, userId)),
    select({ text: sql<string>`coalesce(${book.coverId}, '')` })
      .from(indexedBy(book, 'book_of_user'))
      .where(eq(book.userId, userId)),
  ).limit(MOST_TEXTS),
)
