import type { StoryBody } from '../../../schema/story/paragraph'

/** The pictures of our own store that a body shows. */
export const bodyImageIds = (body: StoryBody): string[] =>
  body.flatMap((paragraph) =>
    (paragraph.type === 'IMG' || paragraph.type === 'MIXTAPE_EMBED') && paragraph.imageId !== undefined
      ? [paragraph.imageId]
      : [],
  )
