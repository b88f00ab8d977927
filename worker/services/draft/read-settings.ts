import { type LicenseName, licenseNamed } from '../../../schema/rules/licenses'
import { type PreviewPicture, previewPictures } from '../../../schema/story/preview-pictures'
import { storyInputWording } from '../../../schema/wording/story-input'
import { settingsOfPost } from '../../data/post/draft-queries'
import { savedPostById } from '../../data/post/writes-state'
import { type Failure, fail, ok, type Result } from '../result'
import type { DraftParts } from './parts'
import { type NoWriter, requireEditor } from './require-writer'
import { shownText } from './shown-text'

/** What a publish can set, and where the story stands. */
export interface ShownSettings {
  /** Of its story. */
  id: string
  isPublished: boolean
  /** Whether it went out by mail only. */
  isMailed: boolean
  /** When it will be published, if that is planned. */
  scheduledFor: number | null
  /** Names of its topics, the most important first. */
  tags: string[]
  isLocked: boolean
  isUnlisted: boolean
  canonicalUrl: string | null
  language: string
  license: LicenseName
  responsesClosed: boolean
  previewImageId: string | null
  /** Empty for the story's own. */
  listTitle: string
  listSubtitle: string
  /** Whether the viewer may publish it. */
  mayPublish: boolean
}

/** What a publish can set, as it is now, for those who may change the story. */
export async function readSettings(
  parts: Pick<DraftParts, 'db' | 'session' | 'browser'>,
  postId: string,
): Promise<Result<ShownSettings, NoWriter | Failure<'NOT_FOUND'>>> {
  const editor = await requireEditor(parts, postId, 'edit')
  if (!editor.ok) return editor
  const row = await parts.db.first(settingsOfPost, postId)
  if (!row) return fail('NOT_FOUND', storyInputWording.gone, 'postId')
  const {
    state,
    access,
    tags,
    license,
    responsesClosed,
    firstPublishedAt,
    canonicalUrl,
    language,
    previewImageId,
    listTitle,
    listSubtitle,
  } = row
  return ok({
    id: postId,
    isPublished: state === 'published' || state === 'unlisted',
    isMailed: state === 'mailed',
    scheduledFor: state === 'scheduled' ? firstPublishedAt : null,
    tags: JSON.parse(tags) as string[],
    isLocked: access === 'locked',
    isUnlisted: state === 'unlisted',
    canonicalUrl,
    language,
    license: licenseNamed(license),
    responsesClosed: responsesClosed === 1,
    previewImageId,
    listTitle,
    listSubtitle,
    mayPublish: editor.value.mayPublish,
  })
}

/** The pictures that the preview of a story can be, for those who may know its settings. */
export async function readPreviewPictures(
  parts: Pick<DraftParts, 'db'>,
  postId: string,
): Promise<PreviewPicture[]> {
  const saved = await parts.db.first(savedPostById, postId)
  return saved ? previewPictures(await shownText(parts, saved)) : []
}
