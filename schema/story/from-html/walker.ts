import { MAX_FORMULA } from '../../rules/limits'
import { calloutOf, readCallout } from './callouts'
import { readPreformatted } from './code'
import type { Context, Converter, Reader } from './context'
import { opening } from './context'
import { isLinkCard, readFrame, readLinkCard } from './frames'
import { galleryReader, isGallery } from './galleries'
import { readInline } from './inline'
import { readList, readListItem } from './lists'
import { readMedia } from './media'
import type { Notes } from './notes'
import type { HtmlOptions } from './options'
import { layoutOf, readCover, readFigure, readImage } from './pictures'
import { readTable } from './tables'
import {
  attribute,
  type Element,
  find,
  hasClass,
  isElement,
  isText,
  styleOf,
  type Tree,
  textOf,
} from './tree'
import { ParagraphWriter, type Target, type Unnamed } from './writer'

/** Elements that are skipped. */
const LEFT_OUT = new Set(
  'script style template noscript head title meta link base svg canvas select textarea datalist option map area param source track colgroup col nav dialog progress meter frameset'.split(
    ' ',
  ),
)

/** Block elements. */
const BLOCKS = new Set(
  'p div section article main header footer aside center address form fieldset legend hgroup search details body html dl dd tbody thead tfoot tr td th caption menu dir optgroup figcaption listing'.split(
    ' ',
  ),
)

const HEADINGS: Readonly<Record<string, Target['type']>> = {
  h1: 'H2',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  h5: 'H4',
  h6: 'H4',
}

/** Deeper than anybody writes; below it only the words are read. */
const DEEPEST = 200

/** Classes of what isn't part of the text: words for screen readers, controls of players, calls to subscribe. */
const HIDDEN = [
  'screen-reader-text',
  'sr-only',
  'visually-hidden',
  'wp-block-file__button',
  'kg-video-overlay',
  'kg-video-player-container',
  'kg-audio-player',
  'kg-toggle-card-icon',
  'subscription-widget-wrap*',
  'button-wrapper',
  'image-link-expand',
]

function isHidden(element: Element): boolean {
  if (attribute(element, 'hidden') !== undefined) return true
  if (hasClass(element, ...HIDDEN)) return true
  return /(?:^|;)\s*display\s*:\s*none/i.test(styleOf(element))
}

const readHeading: Reader = (element, context, converter) => {
  const type = HEADINGS[element.tagName] ?? 'H4'
  converter.writer.within({ type, isSoft: true }, () => converter.children(element, context))
}

const readQuotation: Reader = (element, context, converter) => {
  const isPull = context.isPull || hasClass(element, 'pullquote', 'wp-block-pullquote', 'graf--pullquote')
  const target: Target = isPull ? { type: 'PQ', isSoft: true } : { type: 'BQ' }
  const { list: _, ...rest } = context
  converter.writer.within(target, () => converter.children(element, { ...rest, isPull, isInQuote: true }))
}

/** A quotation's attribution: on its own line. */
const readAttribution: Reader = (element, context, converter) => {
  converter.writer.edge()
  converter.children(element, opening({ ...context, isInQuote: false }, { type: 'EM' }))
  converter.writer.edge()
}

/** A formula: its LaTeX source if it is included, otherwise its characters. */
const readFormula: Reader = (element, context, converter) => {
  const source = find(element, 'annotation')
  const text = textOf(source ?? element).trim()
  const isFormula = source !== undefined && text !== '' && text.length <= MAX_FORMULA
  if (!isFormula) converter.writer.add(text, source ? opening(context, { type: 'CODE' }).open : context.open)
  else if (attribute(element, 'display') === 'block') converter.writer.push({ type: 'MATH', text })
  else converter.writer.add(text, opening(context, { type: 'CODE', isFormula }).open)
}

/** Code over several lines is a block, even within running text. */
const isCodeBlock = (element: Element, context: Context): boolean =>
  !context.isVerbatim &&
  (find(element, 'br') !== undefined || (context.keepsNewlines && textOf(element).trim().includes('\n')))

const READERS: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(Object.keys(HEADINGS).map((tag) => [tag, readHeading])),
  blockquote: readQuotation,
  ul: readList,
  ol: readList,
  li: readListItem,
  table: readTable,
  figure: readFigure,
  img: readImage,
  image: readImage,
  iframe: readFrame,
  embed: readFrame,
  object: readFrame,
  frame: readFrame,
  video: readMedia,
  audio: readMedia,
  math: readFormula,
  pre: readPreformatted,
  xmp: readPreformatted,
  plaintext: readPreformatted,
}

const readBlock: Reader = (element, context, converter) => converter.block(element, context)

function readerOf(element: Element, context: Context): Reader {
  const { tagName } = element
  if (tagName === 'code' && isCodeBlock(element, context)) return readPreformatted
  if (isLinkCard(element)) return readLinkCard
  if (tagName === 'div' && hasClass(element, 'pullquote')) return readQuotation
  if (tagName === 'div' && calloutOf(element)) return readCallout
  const reader = READERS[tagName]
  if (reader) return isGallery(element) ? galleryReader(reader) : reader
  if (hasClass(element, 'wp-block-cover')) return readCover
  if (isGallery(element)) return galleryReader(readBlock)
  if (context.isInQuote && (tagName === 'cite' || tagName === 'footer')) return readAttribution
  return BLOCKS.has(tagName) ? readBlock : readInline
}

/** Walks a document and writes its paragraphs. */
export class HtmlWalker implements Converter {
  readonly writer: ParagraphWriter

  constructor(
    readonly options: HtmlOptions,
    readonly notes: Notes,
    target: Target,
    finish?: (paragraph: Unnamed) => Unnamed,
  ) {
    this.writer = new ParagraphWriter(target, finish)
  }

  apart(): Converter {
    return new HtmlWalker(this.options, this.notes, { type: 'P', isSoft: true })
  }

  children(element: Tree, context: Context): void {
    const below: Context = { ...context, depth: context.depth + 1 }
    if (below.depth > DEEPEST) this.#text(textOf(element), context)
    else
      for (const node of element.childNodes) {
        if (isText(node)) this.#text(node.value, below)
        else if (isElement(node)) this.#element(node, below)
      }
  }

  #text(text: string, context: Context): void {
    if (context.keepsNewlines && !context.isVerbatim) this.#typedText(text, context)
    else this.writer.add(text, context.open)
  }

  #typedText(text: string, context: Context): void {
    // A break that was typed both as an element and as a line break is one.
    const typed = this.writer.endsWithBreak ? text.replace(/^[ \t]*\n(?![ \t]*\n)/, '') : text
    for (const [i, part] of typed.split(/\n[ \t]*(?:\n[ \t]*)+/).entries()) {
      if (i > 0) this.writer.edge()
      for (const [j, line] of part.split('\n').entries()) {
        if (j > 0) this.writer.addBreak()
        this.writer.add(line, context.open)
      }
    }
  }

  #element(element: Element, context: Context): void {
    const { tagName } = element
    if (LEFT_OUT.has(tagName) || this.notes.containers.has(element) || isHidden(element)) return
    if (tagName === 'hr') this.writer.push({ type: 'HR' })
    else if (tagName === 'figcaption' && context.captions) context.captions.push(element)
    else if (tagName === 'summary' || tagName === 'dt')
      this.block(element, opening(context, { type: 'STRONG' }))
    else readerOf(element, context)(element, context, this)
  }

  /** Reads a block of running text. */
  block(element: Element, context: Context): void {
    const layout = layoutOf(element, context.layout)
    const keepsNewlines = context.keepsNewlines || attribute(element, 'data-newlines') === 'keep'
    this.writer.edge()
    const { isInQuote: _, ...rest } = context
    const isParagraph = element.tagName === 'p'
    this.children(element, {
      ...(isParagraph ? rest : context),
      keepsNewlines,
      ...(layout ? { layout } : {}),
    })
    this.writer.edge()
  }
}
