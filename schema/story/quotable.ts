import type { Place } from '../rules/anchors'
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

/** Why a part of a text can't be highlighted: it is of several cells, inside code, or over a formula. */
export function notQuotable(
  { markups, cells }: Quotable,
  start: number,
  end: number,
): 'cells' | 'code' | 'formula' | undefined {
  if (cells && !cells.some((cell) => cell.start <= start && end <= cell.end)) return 'cells'
  for (const markup of markups) {
    if (markup.type !== 'CODE') continue
    if (markup.isFormula && markup.start < end && start < markup.end) return 'formula'
    if (markup.start <= start && end <= markup.end) return 'code'
  }
  return undefined
}
