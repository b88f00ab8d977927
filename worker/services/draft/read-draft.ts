import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import { type PostVersion, versionOfPost, versionsOfPost } from '../../data/post/draft-queries'
import type { SavedSince } from '../../platform/drafts/drafts'
import { type PageOf, type Paging, readPage } from '../paging'
import { type Failure, fail, ok, type Result } from '../result'
import type { DraftParts, ShownDraft } from './parts'
import { type NoWriter, notThere, requireEditor } from './require-writer'

type ReadParts = Pick<DraftParts, 'db' | 'session' | 'browser' | 'drafts'>
type NotReadable = NoWriter | Failure<'NOT_FOUND'>

/** The newest text of a story, for those who may change it. */
export async function readDraft(parts: ReadParts, postId: string): Promise<Result<ShownDraft, NotReadable>> {
  const editor = await requireEditor(parts, postId, 'edit')
  if (!editor.ok) return editor
  const draft = await parts.drafts.read(postId)
  return draft ? ok({ id: postId, revision: draft.revision, ...draft.document }) : notThere(editor.value.post)
}

/** The saves of a story after a revision. */
export async function readDeltas(
  parts: ReadParts,
  postId: string,
  since: number,
): Promise<Result<SavedSince, NotReadable>> {
  const editor = await requireEditor(parts, postId, 'edit')
  if (!editor.ok) return editor
  const saved = await parts.drafts.since(postId, since)
  return saved ? ok(saved) : fail('NOT_FOUND', storyInputWording.gone, 'postId')
}

/** What a story was before, the newest first. */
export async function readVersions(
  parts: ReadParts,
  postId: string,
  paging?: Paging | null,
): Promise<Result<PageOf<PostVersion>, NotReadable>> {
  const editor = await requireEditor(parts, postId, 'edit')
  if (!editor.ok) return editor
  return ok(
    await readPage<PostVersion>(
      paging,
      ([revision], limit) => parts.db.all(versionsOfPost, postId, revision, limit),
      ({ revision, id }) => [revision, id],
    ),
  )
}

/** One of them with its text. */
export async function readVersion(
  parts: ReadParts,
  postId: string,
  versionId: string,
): Promise<Result<PostVersion, NotReadable>> {
  const editor = await requireEditor(parts, postId, 'edit')
  if (!editor.ok) return editor
  const version = await parts.db.first(versionOfPost, postId, versionId)
  return version ? ok(version) : fail('NOT_FOUND', draftWording.noVersion, 'versionId')
}
