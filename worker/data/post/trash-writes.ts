import { and, eq, lte, sql } from 'drizzle-orm'
import type { KEPT_STATES } from '../../../schema/rules/post-states'
import { post, postTag, postVersion } from '../../../schema/tables/post'
import { sequencePart } from '../../../schema/tables/sequence'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

type Kept = (typeof KEPT_STATES)[number]

/** Puts a story into the trash, out of all lists, and remembers its state. */
export const setTrashed = write((postId: Param<string>, from: Param<Kept>, now: Param<number>) =>
  update(post)
    .set({ state: 'trashed', trashedFrom: from, trashedAt: now, isListed: false, updatedAt: now })
    .where(eq(post.id, postId)),
)

/** Takes a story out of the trash. */
export const setUntrashed = write((postId: Param<string>, state: Param<Kept>, now: Param<number>) =>
  update(post).set({ state, trashedFrom: null, trashedAt: null, updatedAt: now }).where(eq(post.id, postId)),
)

/** Moves a story from one publication, or from none, unless it has left that meanwhile; featured it isn't anywhere. */
export const setCollection = write(
  (
    postId: Param<string>,
    collectionId: Param<string | null>,
    from: Param<string | null>,
    now: Param<number>,
  ) =>
    update(post)
      .set({ collectionId, featuredAt: null, updatedAt: now })
      .where(and(eq(post.id, postId), sql`${post.collectionId} is ${from}`)),
)

/** Stories that have been in the trash since before a time, those that have been there longest first. */
export const expiredTrash = query('expiredTrash', (until: Param<number>, limit: Param<number>) =>
  select({ id: post.id })
    .from(indexedBy(post, 'post_trashed'))
    .where(and(lte(post.trashedAt, until), eq(post.state, 'trashed')))
    .orderBy(post.trashedAt)
    .limit(limit),
)

/** Removes the words of a story that is in the trash; responses and links hang together by the rest. */
export const eraseTrashed = write((postId: Param<string>, now: Param<number>) =>
  update(post)
    .set({
      state: 'removed',
      title: '',
      subtitle: '',
      listTitle: '',
      listSubtitle: '',
      slug: '',
      excerpt: '',
      previewImageId: null,
      previewColor: null,
      previewAlt: '',
      previewSrc: null,
      versionId: null,
      canonicalUrl: null,
      trashedAt: null,
      trashedFrom: null,
      isListed: false,
      updatedAt: now,
    })
    .where(and(eq(post.id, postId), sql`${post.state} = 'trashed'`)),
)

const isErased = (postId: Param<string>) => some(post, and(eq(post.id, postId), eq(post.state, 'removed')))

/** Deletes the texts and tags of a story that has been erased, and its places in series; of one that was taken out of the trash, none. */
export const deleteVersionsOfErased = write((postId: Param<string>) =>
  deleteFrom(postVersion).where(and(eq(postVersion.postId, postId), isErased(postId))),
)
export const deletePartsOfErased = write((postId: Param<string>) =>
  deleteFrom(sequencePart).where(and(eq(sequencePart.postId, postId), isErased(postId))),
)
export const deleteTagsOfErased = write((postId: Param<string>) =>
  deleteFrom(postTag).where(and(eq(postTag.postId, postId), isErased(postId))),
)
