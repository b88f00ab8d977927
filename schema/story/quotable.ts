import type { Place } from '../rules/anchors'
import type { Paragraph, StoryBody } from './paragraph'

/** Paragraphs of words, captions and footnotes too: a passage of them can be highlighted. */
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
])

/** A paragraph with text and markups. */
export type Quotable = Extract<Paragraph, { text: string; markups: unknown }>

/** A paragraph in which words can be highlighted. */
export const isQuotable = (paragraph: Paragraph): paragraph is Quotable =>
  QUOTABLE.has(paragraph.type) && 'markups' in paragraph && paragraph.text !== ''

/** Where the passages of a story can be. */
export const placesOf = (body: StoryBody): Place[] =>
  body.filter(isQuotable).map(({ name, text }) => ({ name, text }))

/** Why a part of a paragraph can't be highlighted: it is inside code, or over a formula. */
export function notQuotable(
  { markups }: Quotable,
  start: number,
  end: number,
): 'code' | 'formula' | undefined {
  for (const markup of markups) {
    if (markup.type !== 'CODE') continue
    if (markup.isFormula && markup.start < end && start < markup.end) return 'formula'
    if (markup.start <= start && end <= markup.end) return 'code'
  }
  return undefined
}
