import { and, eq, gt, gte, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { letter, letterRecipient } from '../../../schema/tables/letter'
import { post, postVersion } from '../../../schema/tables/post'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import type { Post } from './rows'

/** The revision of a published story whose writer goes on: readers see the published version. */
export const setRevision = write((postId: Param<string>, revision: Param<number>) =>
  update(post).set({ revision }).where(eq(post.id, postId)),
)

/** Whether a letter on its way has a version: who gets it, or may have been handed it before the letter had another one. */
const isBeingSent = some(
  letter,
  and(
    eq(letter.postId, postVersion.postId),
    inArray(letter.state, ['sending', 'paused']),
    or(
      eq(letter.versionId, postVersion.id),
      some(
        letterRecipient,
        and(
          eq(letterRecipient.letterId, letter.id),
          eq(letterRecipient.state, 'claimed'),
          eq(letterRecipient.versionId, postVersion.id),
        ),
      ),
    ),
  ),
)

/**
 * Deletes the version that a draft had until now, if it was saved since a time, has no name, isn't shown and isn't being
 * sent: the next one stands for it.
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
        not(isBeingSent),
      ),
    ),
)

const later = alias(postVersion, 'later')

/**
 * Deletes unnamed versions from before a time, except the last of each span of so many milliseconds. The one that is
 * shown stays, and so does one that is being sent.
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
        not(isBeingSent),
        isFollowed,
      ),
    )
  },
)

/** Settings of a story that no save of its text writes. Null changes nothing. */
export const setBesideText = write(
  (
    postId: Param<string>,
    responsesClosed: Param<0 | 1 | null>,
    listTitle: Param<string | null>,
    listSubtitle: Param<string | null>,
  ) =>
    update(post)
      .set({
        responsesClosed: sql`coalesce(${responsesClosed}, ${post.responsesClosed})`,
        listTitle: sql`coalesce(${listTitle}, ${post.listTitle})`,
        listSubtitle: sql`coalesce(${listSubtitle}, ${post.listSubtitle})`,
      })
      .where(eq(post.id, postId)),
)

/** Fails the batch if a story was saved since it was read. `isOutdated` recognises the error. */
export const expectUntouched = write((postId: Param<string>, updatedAt: Param<number>) =>
  update(post)
    .set({ revision: sql`null` })
    .where(and(eq(post.id, postId), ne(post.updatedAt, updatedAt))),
)

/**
 * The settings of a story that a save writes too; its text stays as readers know it. Null changes nothing, and an empty
 * address removes it.
 */
export const setSettings = write(
  (
    postId: Param<string>,
    state: Param<Post['state'] | null>,
    access: Param<Post['access'] | null>,
    canonicalUrl: Param<string | null>,
    language: Param<string | null>,
    license: Param<string | null>,
    now: Param<number>,
  ) =>
    update(post)
      .set({
        state: sql`coalesce(${state}, ${post.state})`,
        access: sql`coalesce(${access}, ${post.access})`,
        canonicalUrl: sql`iif(${canonicalUrl} = '', null, coalesce(${canonicalUrl}, ${post.canonicalUrl}))`,
        language: sql`coalesce(${language}, ${post.language})`,
        license: sql`coalesce(${license}, ${post.license})`,
        updatedAt: now,
      })
      .where(eq(post.id, postId)),
)

/** The picture that lists show. */
export const setPreview = write(
  (postId: Param<string>, imageId: Param<string>, alt: Param<string>, x: Param<number>, y: Param<number>) =>
    update(post)
      .set({ previewImageId: imageId, previewAlt: alt, previewSrc: null, focusPercentX: x, focusPercentY: y })
      .where(eq(post.id, postId)),
)

/** Names a version of a story; null takes its name away. */
export const renameVersion = write((postId: Param<string>, id: Param<string>, name: Param<string | null>) =>
  update(postVersion)
    .set({ name })
    .where(and(eq(postVersion.id, id), eq(postVersion.postId, postId))),
)
