import type { StoryBody } from './paragraph'

/** A picture of a story that lists can show. */
export interface PreviewPicture {
  imageId: string
  alt: string
}

/** The pictures of a story that are in the store, each once. */
export const previewPictures = (body: StoryBody): PreviewPicture[] => [
  ...new Map(
    body.flatMap((paragraph): [string, PreviewPicture][] =>
      paragraph.type === 'IMG' && paragraph.imageId !== undefined
        ? [[paragraph.imageId, { imageId: paragraph.imageId, alt: paragraph.alt }]]
        : [],
    ),
  ).values(),
]
