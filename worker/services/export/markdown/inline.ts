import { markedPieces, type Piece } from '../../../../schema/story/marked-text'
import type { Markup, MarkupType } from '../../../../schema/story/paragraph'

/** Where a text stands decides what breaks its lines. */
export interface InlinePlace {
  /** What a line break is, with the indentation of the next line. */
  lineBreak: string
  /** In a table, a bar ends the cell. */
  isCell?: boolean
  /** Where elements of HTML are text, each markup gets its signs. */
  hasNoElements?: boolean
}

const FENCES: Partial<Record<MarkupType, string>> = { STRONG: '**', EM: '*', STRIKE: '~~' }
const TAGS: Readonly<Record<Exclude<MarkupType, 'A' | 'CODE'>, string>> = {
  STRONG: 'strong',
  EM: 'em',
  STRIKE: 's',
  MARK: 'mark',
}

const WORD = /^[\p{L}\p{N}](?:[\s\S]*[\p{L}\p{N}])?$/u

/** Signs that mean something wherever they stand. */
const ALWAYS = /[\\`*[\]]|~(?=~)|<(?=[a-z/!?])|&(?=[#a-z])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu
/** Signs that mean something at the beginning of a line. */
const AT_START = /^(\s*)([#>+=|:-]|\d{1,9}(?=[.)]))/

/** A text without a meaning in Markdown. */
function escaped(text: string, isLineStart: boolean, place: InlinePlace): string {
  const lines = text.split('\n').map((line, i) => {
    const plain = line.replace(ALWAYS, '\\$&')
    const safe = place.isCell ? plain.replaceAll('|', '\\|') : plain
    if (i === 0 && !isLineStart) return safe
    return safe.replace(AT_START, (_, space: string, sign: string) =>
      /\d/.test(sign) ? `${space}${sign}\\` : `${space}\\${sign}`,
    )
  })
  return lines.join(place.lineBreak)
}

/** Code between as many backticks as it doesn't have itself. */
function code(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length)
  const fence = '`'.repeat(Math.max(0, ...runs) + 1)
  const space = /^`|`$/.test(text) || (/^\s/.test(text) && /\s$/.test(text) && /\S/.test(text)) ? ' ' : ''
  return `${fence}${space}${text}${space}${fence}`
}

const plainOf = (pieces: readonly Piece<Markup>[]): string | undefined =>
  pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : undefined

const quoted = (text: string): string => text.replace(/["\\]/g, '\\$&')

function link(markup: Markup, pieces: readonly Piece<Markup>[], inner: string): string {
  const { href = '', title } = markup
  if (href === `#fn-${plainOf(pieces)}`) return `[^${plainOf(pieces)}]`
  const target = /[()\s\\]/.test(href) ? `<${href}>` : href
  return `[${inner}](${target}${title === undefined ? '' : ` "${quoted(title)}"`})`
}

/** A text with its markups in Markdown; what has no sign, or whose sign wouldn't be read as one, is an element. */
export function inlineMarkdown(text: string, markups: readonly Markup[], place: InlinePlace): string {
  const written = (pieces: readonly Piece<Markup>[], isLineStart: boolean): string =>
    pieces
      .map((piece, i) => {
        const isFirst = isLineStart && i === 0
        return typeof piece === 'string' ? escaped(piece, isFirst, place) : element(piece, isFirst)
      })
      .join('')
  const element = (piece: Exclude<Piece<Markup>, string>, isLineStart: boolean): string => {
    const { markup, pieces } = piece
    const plain = plainOf(pieces)
    if (markup.type === 'CODE') {
      if (markup.isFormula) return `$${plain ?? ''}$`
      return plain === undefined || plain.includes('\n') ? written(pieces, isLineStart) : code(plain)
    }
    const inner = written(pieces, isLineStart)
    if (markup.type === 'A') return link(markup, pieces, inner)
    const isSafe = place.hasNoElements || (plain !== undefined && WORD.test(plain))
    const fence = isSafe ? FENCES[markup.type] : undefined
    if (fence === undefined && place.hasNoElements) return inner
    const tag = TAGS[markup.type]
    return fence === undefined ? `<${tag}>${inner}</${tag}>` : `${fence}${inner}${fence}`
  }
  return written(markedPieces(text, markups), true)
}
