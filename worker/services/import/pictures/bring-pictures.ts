import type { StoryBody } from '../../../../schema/story/paragraph'
import type { PictureStore } from './picture-store'

/**
 * A body with its pictures in our own store, as far as they could be fetched; the others stay at their
 * source.
 */
export async function bringPictures(body: StoryBody, store: PictureStore): Promise<StoryBody> {
  return Promise.all(
    body.map(async (paragraph) => {
      if (paragraph.type !== 'IMG' || paragraph.src === undefined) return paragraph
      const picture = await store.bring(paragraph.src)
      if (picture === undefined) return paragraph
      const { src: _, ...rest } = paragraph
      return { ...rest, ...picture }
    }),
  )
}
