import type { StoryBody } from '../../../../schema/story/paragraph'
import { fromParagraphs } from '../../editor/model/from-paragraphs'
import { randomName } from '../../editor/model/names'
import { toParagraphs } from '../../editor/model/to-paragraphs'

/** What was typed before the editor was there: an empty line ends a paragraph. */
export const bodyOfText = (text: string): StoryBody =>
  text
    .split(/\n\s*\n/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words) => ({ type: 'P', name: randomName(), text: words, markups: [] }))

/** A text that the editor can open; what an earlier version has kept and this one doesn't know is nothing. */
export function openable(given: StoryBody | string): StoryBody {
  if (typeof given === 'string') return bodyOfText(given)
  try {
    const doc = fromParagraphs(given)
    doc.check()
    return toParagraphs(doc)
  } catch {
    return []
  }
}

/** What is sent of a text: neither empty paragraphs nor pictures that couldn't be had from elsewhere. */
export const written = (body: StoryBody): StoryBody =>
  body.filter((paragraph) =>
    paragraph.type === 'IMG'
      ? paragraph.imageId !== undefined
      : 'text' in paragraph && paragraph.text.trim() !== '',
  )
