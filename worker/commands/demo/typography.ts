import type { Markup, Paragraph, StoryBody } from '../../../schema/story/paragraph'

/**
 * After these a quotation mark opens: nothing, white space, brackets, and marks that have just been opened.
 */
const BEFORE_OPENING = /[\s([{“‘«]/
const DASH = /[-–—]/
const LETTER = /[\p{L}\p{N}]/u
/** Addresses must not be changed. */
const ADDRESS = /https?:\/\/\S+/g
/** Years without their century, and words with their beginning cut off. */
const ELIDED = /^'(?:\d\ds?\b|(?:tis|twas|em|til|n)\b)/i

/** A range where nothing may be changed. */
type Span = readonly [start: number, end: number]

/** The mark that replaces a straight one. Each has the length of what it replaces. */
function markAt(text: string, at: number, before: string): string {
  const next = text[at + 1] ?? ''
  const opens = before === '' || BEFORE_OPENING.test(before) || (DASH.test(before) && LETTER.test(next))
  if (text[at] === '"') return opens ? '“' : '”'
  return opens && !ELIDED.test(text.slice(at)) ? '‘' : '’'
}

/**
 * Replaces straight quotation marks and apostrophes in a text with typographic ones. Offsets don't change, so
 * markups over the text stay right. Ranges in `untouched`, and web addresses, are left alone.
 */
export function typographic(text: string, untouched: readonly Span[] = []): string {
  if (!/['"]/.test(text)) return text
  const kept: Span[] = [...untouched]
  for (const { index, 0: address } of text.matchAll(ADDRESS)) kept.push([index, index + address.length])
  let written = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const isStraight = char === "'" || char === '"'
    const isKept = kept.some(([start, end]) => at >= start && at < end)
    written += isStraight && !isKept ? markAt(text, at, written.at(-1) ?? '') : char
  }
  return written
}

const codeOf = (markups: readonly Markup[]): Span[] =>
  markups.filter(({ type }) => type === 'CODE').map(({ start, end }): Span => [start, end])

const words = <Words extends { text: string; markups: Markup[] }>(said: Words): Words => ({
  ...said,
  text: typographic(said.text, codeOf(said.markups)),
})

function typographicParagraph(paragraph: Paragraph): Paragraph {
  switch (paragraph.type) {
    case 'PRE':
    case 'MATH':
    case 'HR':
    case 'SUBSCRIBE':
      return paragraph
    case 'IMG':
      return { ...words(paragraph), alt: typographic(paragraph.alt) }
    case 'IFRAME':
      return { ...words(paragraph), title: typographic(paragraph.title) }
    case 'MIXTAPE_EMBED':
      return {
        ...paragraph,
        title: typographic(paragraph.title),
        description: typographic(paragraph.description),
      }
    case 'BUTTON':
      return { ...paragraph, label: typographic(paragraph.label) }
    case 'TABLE':
      return {
        ...words(paragraph),
        ...(paragraph.head ? { head: paragraph.head.map(words) } : {}),
        rows: paragraph.rows.map((row) => row.map(words)),
      }
    default:
      return words(paragraph)
  }
}

/** A body with typographic marks: no straight quotation mark is left outside code and formulas. */
export const typographicBody = (body: StoryBody): StoryBody => body.map(typographicParagraph)
