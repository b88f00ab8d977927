import type { StoryBody } from '../../../schema/story/paragraph'
import type { SavedPost } from '../../data/post/writes-state'
import type { StoryInput } from './story-input'

/** Whether the preview picture of a story is in a body. */
const hasPreview = (body: StoryBody, { previewImageId, previewSrc }: SavedPost): boolean =>
  body.some(
    (paragraph) =>
      paragraph.type === 'IMG' &&
      (previewImageId === null ? paragraph.src === previewSrc : paragraph.imageId === previewImageId),
  )

/** Whether a story keeps its preview picture: unless it was one of the text before, and isn't one of the text now. */
export const keepsPreview = (saved: SavedPost, before: StoryBody, now: StoryBody): boolean =>
  (saved.previewImageId !== null || saved.previewSrc !== null) &&
  (hasPreview(now, saved) || !hasPreview(before, saved))

/** A stored story as input for a save, with changes. It conflicts with whatever is saved meanwhile. */
export function inputOf(
  saved: SavedPost,
  changes: Partial<StoryInput> & Pick<StoryInput, 'state'>,
): StoryInput {
  const tags = JSON.parse(saved.tags) as string[]
  const { previewImageId: imageId, previewSrc: src, previewAlt: alt, collectionId } = saved
  const { focusPercentX, focusPercentY } = saved
  const hasPicture = imageId !== null || src !== null
  return {
    id: saved.id,
    creatorId: saved.creatorId,
    ...(collectionId === null ? {} : { collectionId }),
    title: saved.versionTitle ?? saved.title,
    subtitle: saved.versionSubtitle ?? saved.subtitle,
    body: JSON.parse(saved.body ?? '[]') as StoryBody,
    // They exist, with their names.
    tags: tags.map((slug) => ({ slug, name: slug })),
    picture: hasPicture
      ? { alt, focusPercentX, focusPercentY, ...(imageId ? { imageId } : {}), ...(src ? { src } : {}) }
      : {},
    excerpt: saved.excerpt,
    baseRevision: saved.revision,
    ...changes,
  }
}
