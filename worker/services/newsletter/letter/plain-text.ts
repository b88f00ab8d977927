import { onOneLine as inLine } from '../../../../schema/rules/clean-text'
import { markedPieces, type Piece } from '../../../../schema/story/marked-text'
import type { ListItemParagraph, Markup, TableParagraph } from '../../../../schema/story/paragraph'
import { box } from '../../rss/html-list'
import { absoluteHref, type HtmlPlace } from '../../rss/html-text'

/* The text part of a letter: each word of the story, and where its links lead. */

/** Control characters, except line breaks and tabs: one of them stands for the recipient's links. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** A text that has no sign of ours. */
export const cleaned = (text: string): string => text.replace(CONTROL, '')

/** A text on one line. */
export const onOneLine = (text: string): string => inLine(cleaned(text))

/** The words of an element, and where it leads unless they say so. */
function element({ markup, pieces }: Exclude<Piece<Markup>, string>, place: HtmlPlace): string {
  const words = written(pieces, place)
  if (markup.type !== 'A') return words
  if (markup.href?.startsWith('#fn-')) return `[${words}]`
  const href = absoluteHref(markup.href, place)
  const isSaid = href === undefined || [words, `mailto:${words}`, `${words}/`].includes(href)
  return isSaid ? words : `${words} <${href}>`
}

const written = (pieces: readonly Piece<Markup>[], place: HtmlPlace): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : element(piece, place))).join('')

/** A text with the addresses of its links. */
export const plainText = (
  { text, markups }: { text: string; markups: readonly Markup[] },
  place: HtmlPlace,
): string => cleaned(markups.length === 0 ? text : written(markedPieces(text, markups), place))

/** Puts something before each line of a text. */
export const indented = (text: string, start: string): string =>
  text
    .split('\n')
    .map((line) => start + line)
    .join('\n')

/** Items of lists, the deeper ones further to the right. */
export function plainList(items: readonly ListItemParagraph[], place: HtmlPlace): string {
  const next: { type: string; number: number }[] = []
  return items
    .map((item) => {
      next.length = Math.min(next.length, item.level + 1)
      const last = next[item.level]
      const number = item.start ?? (last?.type === item.type ? last.number : 1)
      next[item.level] = { type: item.type, number: number + 1 }
      const mark = item.type === 'OLI' ? `${number}. ` : box(item) || '- '
      const indent = '  '.repeat(item.level)
      const below = `\n${indent}${' '.repeat(mark.length)}`
      return indent + mark + plainText(item, place).replaceAll('\n', below)
    })
    .join('\n')
}

/** A row a line. */
export function plainTable(table: TableParagraph, place: HtmlPlace): string {
  const row = (cells: TableParagraph['rows'][number]): string =>
    cells.map((cell) => onOneLine(plainText(cell, place))).join(' | ')
  const head =
    table.head === undefined ? [] : [row(table.head), '-'.repeat(Math.min(72, row(table.head).length))]
  return [...(table.text === '' ? [] : [plainText(table, place)]), ...head, ...table.rows.map(row)].join('\n')
}
