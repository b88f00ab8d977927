import type { DraftDocument } from './draft'

/** How lists show a picture of a story: its description, and what to keep in view, in percent. */
export interface Cover {
  imageId: string
  alt: string
  focusX: number
  focusY: number
}

/** What is kept in view of a picture whose writer hasn't said. */
export const MIDDLE = 50

/** A story whose picture is described and cropped otherwise; the same object if nothing changes. */
export function withCover(story: DraftDocument, { imageId, alt, focusX, focusY }: Cover): DraftDocument {
  let isChanged = false
  const body = story.body.map((paragraph) => {
    if (paragraph.type !== 'IMG' || paragraph.imageId !== imageId) return paragraph
    const { focusPercentX = MIDDLE, focusPercentY = MIDDLE } = paragraph
    if (paragraph.alt === alt && focusPercentX === focusX && focusPercentY === focusY) return paragraph
    isChanged = true
    return { ...paragraph, alt, focusPercentX: focusX, focusPercentY: focusY }
  })
  return isChanged ? { ...story, body } : story
}

/** The pictures of a story that lists can show, each once, as they are described and cropped now. */
export const coversOf = ({ body }: DraftDocument): Cover[] => [
  ...new Map(
    body.flatMap((paragraph): [string, Cover][] => {
      if (paragraph.type !== 'IMG' || paragraph.imageId === undefined) return []
      const { imageId, alt, focusPercentX: focusX = MIDDLE, focusPercentY: focusY = MIDDLE } = paragraph
      return [[imageId, { imageId, alt, focusX, focusY }]]
    }),
  ).values(),
]
