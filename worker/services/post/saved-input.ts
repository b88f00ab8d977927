import type { StoryBody } from '../../../schema/story/paragraph'
import type { SavedPost } from '../../data/post/writes-state'
import type { StoryInput } from './story-input'

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
