import type { StoryBody } from '../../../../schema/story/paragraph'
import { fromParagraphs } from '../../editor/model/from-paragraphs'
import { toParagraphs } from '../../editor/model/to-paragraphs'
import { bodyOfText, plainOf } from '../typed'

/** A text that the editor can open; of what another version has kept and this one doesn't know, the words. */
export function openable(given: StoryBody | string): StoryBody {
  if (typeof given === 'string') return bodyOfText(given)
  try {
    const doc = fromParagraphs(given)
    doc.check()
    return toParagraphs(doc)
  } catch {
    return bodyOfText(plainOf(given))
  }
}

/** The part of a text that is sent: neither empty paragraphs nor pictures that couldn't be had from elsewhere. */
export const written = (body: StoryBody): StoryBody =>
  body.filter((paragraph) =>
    paragraph.type === 'IMG'
      ? paragraph.imageId !== undefined
      : 'text' in paragraph && paragraph.text.trim() !== '',
  )
