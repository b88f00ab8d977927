import { THINNED_VERSIONS, VERSION_SPAN } from '../../../schema/rules/drafts'
import { isMailable } from '../../../schema/rules/post-states'
import type { DraftDocument } from '../../../schema/story/draft'
import type { StoryBody } from '../../../schema/story/paragraph'
import type { Database, Statement } from '../../data/database'
import { deleteSuperseded, setRevision, thinVersions } from '../../data/post/draft-writes'
import {
  expectRevision,
  expectState,
  insertVersion,
  isOutdated,
  type PostRow,
  upsertPost,
} from '../../data/post/writes'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { keepPicturesOf } from '../media/pictures-in-use'
import { needsDecoration, UNDECORATED } from './decorate'
import { inputOf, keepsPreview } from './saved-input'
import { storyRow } from './story-row'

/** A draft to be stored. */
export interface DraftToStore {
  postId: string
  /** Id of the version that is made of it. */
  versionId: string
  revision: number
  /** The revision that is stored, as far as the caller knows. */
  storedRevision: number
  document: DraftDocument
}

/** Why a draft isn't stored: somebody else has stored another revision, or the story has been removed. */
export type StoredDraft = { kind: 'stored' } | { kind: 'outdated'; saved: SavedPost } | { kind: 'gone' }

/** The text of a stored story. One that has no version yet has its title. */
export const documentOf = (saved: SavedPost): DraftDocument => ({
  title: saved.versionTitle ?? saved.title,
  subtitle: saved.versionSubtitle ?? saved.subtitle,
  body: JSON.parse(saved.body ?? '[]') as StoryBody,
})

/** The row of a story that isn't published, with the new text. */
function draftRow(saved: SavedPost, draft: DraftToStore, now: number): PostRow {
  const { title, subtitle, body } = draft.document
  const { picture, excerpt, ...input } = inputOf(saved, { state: 'draft', title, subtitle, body })
  const { id, state, versionId, isListed, latestPublishedAt, trashedAt, trashedFrom } = saved
  return {
    ...storyRow(
      picture && keepsPreview(saved, documentOf(saved).body, body) ? { ...input, picture } : input,
      saved,
      {
        id,
        now,
        revision: draft.revision,
        versionId: draft.versionId,
        isCreatorShown: true,
      },
    ),
    state,
    versionId,
    isListed,
    latestPublishedAt,
    trashedAt,
    trashedFrom,
  }
}

/**
 * Stores a draft's text as the newest version of its story. Readers of a published story go on seeing the published
 * version. Storing the same one twice stores it once. Rule: docs/rules/writing.md, "Versions".
 *
 * @throws if the database fails; nothing was written then.
 */
export async function storeDraft(
  { db, now }: { db: Database; now: number },
  draft: DraftToStore,
): Promise<StoredDraft> {
  const { postId, document, revision, versionId } = draft
  const saved = await db.first(savedPostById, postId)
  if (!saved || saved.state === 'removed') return { kind: 'gone' }
  if (saved.newestVersionId === versionId) return { kind: 'stored' }
  if (saved.revision !== draft.storedRevision) return { kind: 'outdated', saved }
  const { title, subtitle, body } = document
  const spanStart = now - (now % VERSION_SPAN)
  const shownId = saved.versionId ?? ''
  // Nothing becomes old within a span, so that the first version of each does it for all.
  const isFirstOfSpan = (saved.versionCreatedAt ?? 0) < spanStart
  const isSeen = isMailable(saved.state)
  const statements: Statement[] = [
    expectRevision(postId, saved.revision),
    expectState(postId, saved.state),
    deleteSuperseded(postId, saved.revision, spanStart, shownId),
    ...(isFirstOfSpan
      ? THINNED_VERSIONS.map(({ age, span }) => thinVersions(postId, now - age, span, shownId))
      : []),
    insertVersion({
      id: versionId,
      postId,
      revision,
      name: null,
      title,
      subtitle,
      body,
      createdAt: now,
      decoration: needsDecoration(body) ? null : UNDECORATED,
    }),
    ...keepPicturesOf(body, now),
    ...(isSeen ? [setRevision(postId, revision)] : upsertPost(draftRow(saved, draft, now))),
  ]
  try {
    await db.write(statements)
    return { kind: 'stored' }
  } catch (error) {
    if (!isOutdated(error)) throw error
    const newest = await db.first(savedPostById, postId)
    if (!newest || newest.state === 'removed') return { kind: 'gone' }
    // Only its state has changed: the next attempt knows it.
    if (newest.revision === draft.storedRevision) throw error
    return { kind: 'outdated', saved: newest }
  }
}

/** Whether a version is the newest of a story in the database: an attempt to store it has succeeded. */
export const isStored = async (db: Database, postId: string, versionId: string): Promise<boolean> =>
  (await db.first(savedPostById, postId))?.newestVersionId === versionId
