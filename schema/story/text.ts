import { withoutEnd } from '../rules/cutting'
import { MAX_EXCERPT } from '../rules/limits'
import { countWords } from '../rules/reading-time'
import type { Markup, Paragraph, StoryBody } from './paragraph'

/** The texts of a paragraph that have markups, in reading order: a table's caption comes before its cells. */
export function textsOf(paragraph: Paragraph): { text: string; markups: Markup[] }[] {
  if (!('markups' in paragraph)) return []
  return paragraph.type === 'TABLE'
    ? [paragraph, ...(paragraph.head ?? []), ...paragraph.rows.flat()]
    : [paragraph]
}

/** The words of a paragraph as readers see them, without markup; empty for a paragraph without words. */
export function paragraphText(paragraph: Paragraph): string {
  switch (paragraph.type) {
    case 'HR':
    case 'SUBSCRIBE':
    case 'MATH':
      return ''
    case 'BUTTON':
      return paragraph.label
    case 'MIXTAPE_EMBED':
      return [paragraph.title, paragraph.description].filter(Boolean).join('\n')
    case 'TABLE':
      return textsOf(paragraph)
        .map(({ text }) => text)
        .filter(Boolean)
        .join('\n')
    default:
      return paragraph.text
  }
}

/** All words of a story, one line per paragraph, as search reads them. */
export const bodyText = (body: StoryBody): string => body.map(paragraphText).filter(Boolean).join('\n')

/** The number of words in a body, including code and captions. */
export const bodyWords = (body: StoryBody): number =>
  body.reduce((sum, paragraph) => sum + countWords(paragraphText(paragraph)), 0)

/** The number of pictures in a body. */
export const bodyImages = (body: StoryBody): number =>
  body.reduce((sum, paragraph) => sum + (paragraph.type === 'IMG' ? 1 : 0), 0)

/** Cuts a text after a word, with an ellipsis if something was cut. Line breaks become spaces. */
export function shorten(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')
  const space = cut.lastIndexOf(' ')
  const end = space > length / 2 ? cut.slice(0, space) : cut
  return `${withoutEnd(end, /[\s,;:.–—-]/)}…`
}

/** The first words of a story, for cards of stories without a subtitle. */
export function excerptOf(body: StoryBody): string {
  const words: string[] = []
  let length = 0
  for (const paragraph of body) {
    if (
      paragraph.type !== 'P' &&
      paragraph.type !== 'BQ' &&
      paragraph.type !== 'ULI' &&
      paragraph.type !== 'OLI'
    )
      continue
    words.push(paragraph.text)
    length += paragraph.text.length
    if (length > MAX_EXCERPT) break
  }
  return shorten(words.join(' '), MAX_EXCERPT)
}
