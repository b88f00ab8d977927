import type { Passage, Place } from '../rules/joined-places'
import { endsOf } from '../rules/joined-places'
import type { Markup, Paragraph, StoryBody } from './paragraph'
import { textsOf } from './text'

/** Paragraphs of words, captions, footnotes and tables too: a passage of them can be highlighted. */
const QUOTABLE: ReadonlySet<Paragraph['type']> = new Set<Paragraph['type']>([
  'P',
  'H2',
  'H3',
  'H4',
  'BQ',
  'PQ',
  'TOGGLE',
  'ULI',
  'OLI',
  'IMG',
  'FOOTNOTE',
  'TABLE',
])

/** A text in which words can be highlighted. Of a table it is its caption and its cells, one below the other. */
export interface Quotable extends Place {
  markups: Markup[]
  /** Where the caption and the cells of a table begin and end: a passage is of one of them. */
  cells?: readonly { start: number; end: number }[]
}

function textOfTable(paragraph: Extract<Paragraph, { type: 'TABLE' }>): Quotable {
  const markups: Markup[] = []
  const cells: { start: number; end: number }[] = []
  let text = ''
  for (const cell of textsOf(paragraph)) {
    if (cell.text === '') continue
    const from = text === '' ? 0 : text.length + 1
    text = text === '' ? cell.text : `${text}\n${cell.text}`
    cells.push({ start: from, end: text.length })
    markups.push(...cell.markups.map((one) => ({ ...one, start: one.start + from, end: one.end + from })))
  }
  return { name: paragraph.name, text, markups, cells }
}

/** Where the passages of a story can be. */
export const placesOf = (body: StoryBody): Quotable[] =>
  body.flatMap((paragraph) => {
    if (!QUOTABLE.has(paragraph.type) || !('markups' in paragraph)) return []
    const { name, text, markups } = paragraph
    const place = paragraph.type === 'TABLE' ? textOfTable(paragraph) : { name, text, markups }
    return place.text === '' ? [] : [place]
  })

/** Why a passage can't be highlighted. */
type Why = 'cells' | 'code' | 'formula'

/** What stands between paragraphs and can't be highlighted. */
const BETWEEN: Partial<Record<Paragraph['type'], Why>> = { PRE: 'code', MATH: 'formula', TABLE: 'cells' }

/**
 * Why a passage of a story can't be highlighted; nothing if it can. One that goes over several paragraphs has none of
 * what can't be part of it.
 */
export function whyNotQuotable(body: StoryBody, passage: Passage): Why | undefined {
  const places = placesOf(body)
  const ends = endsOf({ places }, passage)
  if (!ends) return undefined
  const { first, last } = ends
  const parts = places.slice(first, last + 1)
  if (parts.length === 1 && parts[0]) return notQuotable(parts[0], passage.start, passage.end)
  const names = [passage.paragraph, passage.endParagraph]
  const [from = 0, to = 0] = names.map((name) => body.findIndex((one) => one.name === name))
  for (const { type } of body.slice(from, to + 1)) if (BETWEEN[type]) return BETWEEN[type]
  const reasons = parts.map((part, index) =>
    notQuotable(
      part,
      index === 0 ? passage.start : 0,
      index === parts.length - 1 ? passage.end : part.text.length,
    ),
  )
  // Some words beside code are no code.
  return reasons.find((why) => why === 'formula') ?? (reasons.every(Boolean) ? reasons[0] : undefined)
}

/** Why a part of a text can't be highlighted: it is of several cells, inside code, or over a formula. */
function notQuotable({ markups, cells }: Quotable, start: number, end: number): Why | undefined {
  if (cells && !cells.some((cell) => cell.start <= start && end <= cell.end)) return 'cells'
  for (const markup of markups) {
    if (markup.type !== 'CODE') continue
    if (markup.isFormula && markup.start < end && start < markup.end) return 'formula'
    if (markup.start <= start && end <= markup.end) return 'code'
  }
  return undefined
}
