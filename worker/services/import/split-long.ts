import { MAX_PARAGRAPH_TEXT } from '../../../schema/rules/limits'
import { nameParagraphs } from '../../../schema/story/from-html/names'
import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'

/** Where a long text is cut: behind a sentence, a line or a word, in the last part of what fits. */
function cutAt(text: string, from: number): number {
  const end = from + MAX_PARAGRAPH_TEXT
  if (end >= text.length) return text.length
  const tail = text.slice(end - 2_000, end)
  const at = ['. ', '\n', ' '].map((mark) => tail.lastIndexOf(mark) + mark.length)
  const offset = at.find((length, i) => length > (i === 0 ? 1 : 0))
  const cut = offset === undefined ? end : end - 2_000 + offset
  // Never through the middle of a character.
  return /[\ud800-\udbff]/.test(text.charAt(cut - 1)) ? cut - 1 : cut
}

function parts(paragraph: Paragraph): Paragraph[] {
  if (!('text' in paragraph) || !('markups' in paragraph)) return [paragraph]
  if (paragraph.type === 'IMG' || paragraph.type === 'IFRAME' || paragraph.type === 'TABLE')
    return [paragraph]
  const { text, markups } = paragraph
  if (text.length <= MAX_PARAGRAPH_TEXT) return [paragraph]
  const result: Paragraph[] = []
  for (let from = 0, to: number; from < text.length; from = to) {
    to = cutAt(text, from)
    const inside = markups
      .filter(({ start, end }) => start < to && end > from)
      .map((markup) => ({
        ...markup,
        start: Math.max(markup.start, from) - from,
        end: Math.min(markup.end, to) - from,
      }))
    result.push({ ...paragraph, text: text.slice(from, to), markups: inside } as Paragraph)
  }
  return result
}

/** A body whose paragraphs are as long as they may be: longer ones become several, at the end of a sentence. */
export function splitLong(body: StoryBody): { body: StoryBody; splits: number } {
  const split = body.flatMap(parts)
  const splits = split.length - body.length
  return { body: splits === 0 ? body : nameParagraphs(split), splits }
}
