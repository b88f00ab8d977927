import type { Paragraph, StoryBody } from '../../../../schema/story/paragraph'
import type { Statement } from '../../../data/database'
import { savedPostById } from '../../../data/post/writes-state'
import type { StoryPorts } from '../../post/ports'
import { saveStory } from '../../post/save-story'
import { bringPictures } from './bring-pictures'
import type { PictureStore } from './picture-store'

const isLeft = (paragraph: Paragraph): boolean =>
  (paragraph.type === 'IMG' && paragraph.imageId === undefined) ||
  (paragraph.type === 'MIXTAPE_EMBED' && paragraph.player?.poster !== undefined)

/** The number of a body's pictures and posters that are still at their source. */
const countLeft = (body: StoryBody): number => body.filter(isLeft).length

/** Whether a story has a picture that couldn't be fetched. */
export const isIncomplete = (body: StoryBody, preview: { imageId?: string } | undefined): boolean =>
  countLeft(body) > 0 || (preview !== undefined && preview.imageId === undefined)

/**
 * Fetches the pictures of a story that an earlier import left at their source. It works on the current
 * version of the story, so that edits made here stay. Rule: docs/rules/import.md, "The same file again".
 *
 * @param done added to the batch if nothing is left to fetch.
 * @returns true if the story has got a picture.
 */
export async function completePictures(
  ports: StoryPorts,
  pictures: PictureStore,
  postId: string,
  done: Statement,
): Promise<boolean> {
  const saved = await ports.db.first(savedPostById, postId)
  if (!saved || saved.body === null || saved.state === 'trashed' || saved.state === 'removed') return false
  // Its writer goes on with a published story: what they haven't published stays theirs.
  const isOut = saved.state === 'published' || saved.state === 'unlisted'
  if (isOut && saved.newestVersionId !== saved.versionId) return false
  const before = JSON.parse(saved.body) as StoryBody
  const body = await bringPictures(before, pictures)
  const preview = saved.previewSrc === null ? undefined : await pictures.bring(saved.previewSrc)
  if (countLeft(body) === countLeft(before) && preview === undefined) return false
  const picture = {
    ...(saved.previewImageId === null ? {} : { imageId: saved.previewImageId }),
    ...(saved.previewSrc === null ? {} : { src: saved.previewSrc }),
    ...preview,
    alt: saved.previewAlt,
    focusPercentX: saved.focusPercentX,
    focusPercentY: saved.focusPercentY,
  }
  const isDone = countLeft(body) === 0 && (saved.previewSrc === null || preview !== undefined)
  const slugs = JSON.parse(saved.tags) as string[]
  const alongside = { after: isDone ? [done] : [] }
  const result = await saveStory(
    { ...ports, alongside },
    {
      id: postId,
      creatorId: saved.creatorId,
      ...(saved.collectionId === null ? {} : { collectionId: saved.collectionId }),
      title: saved.title,
      subtitle: saved.subtitle,
      body,
      // Existing tags keep their names.
      tags: slugs.map((slug) => ({ slug, name: slug })),
      state: saved.state,
      excerpt: saved.excerpt,
      ...(picture.imageId === undefined && picture.src === undefined ? {} : { picture }),
      ...(saved.firstPublishedAt === null ? {} : { publishedAt: saved.firstPublishedAt }),
      baseRevision: saved.revision,
    },
  )
  return result.ok && result.value.outcome === 'updated'
}
