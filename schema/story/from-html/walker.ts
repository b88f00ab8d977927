import { isButton, isSubscribeField, readButton, readSubscribeField } from './buttons'
import { calloutOf, readCallout } from './callouts'
import { isCodeTable, isStyledCode, readPreformatted, readStyledCode } from './code'
import { codeBoxOf } from './code-box'
import { readLines } from './code-lines'
import type { Context, Converter, Reader } from './context'
import { opening } from './context'
import { isRenderedFormula, readFormula, readRendered } from './formulas'
import { isLinkCard, readFrame, readLinkCard } from './frames'
import { galleryReader, isGallery } from './galleries'
import { isDrawnBox, readBox, readInline } from './inline'
import { readList, readListItem } from './lists'
import { readMedia } from './media'
import type { Notes } from './notes'
import type { HtmlOptions } from './options'
import { layoutOf, readCover, readFigure, readImage } from './pictures'
import { readTable } from './tables'
import { isToggle, isToggleList, readToggle, readToggleList } from './toggles'
import { attribute, type Element, find, hasClass, isElement, isText, type Tree, textOf } from './tree'
import { isUnknown, readUnknown } from './unknown'
import { isAround, isUnseen } from './visible'
import { ParagraphWriter, type Target, type Unnamed } from './writer'

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
  textarea: readPreformatted,
}

const readBlock: Reader = (element, context, converter) => converter.block(element, context)

function readerOf(element: Element, context: Context, converter: Converter): Reader {
  const { tagName } = element
  if (tagName === 'code' && isCodeBlock(element, context)) return readPreformatted
  if (tagName === 'table' && isCodeTable(element)) return readPreformatted
  if (isRenderedFormula(element)) return readRendered
  if (isDrawnBox(element)) return readBox
  if (isToggle(element, converter)) return readToggle
  if (isToggleList(element)) return readToggleList
  if (isButton(element, converter)) return readButton
  if (isSubscribeField(element, converter)) return readSubscribeField
  if (isStyledCode(element)) return readStyledCode
  if (isUnknown(element)) return readUnknown
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

/** The context within a box around code. */
function withCode(element: Element, context: Context): Context {
  const box = codeBoxOf(element)
  if (box === undefined) return context
  const { controls, language = context.language } = box
  return { ...context, controls, ...(language === undefined ? {} : { language }) }
}

/** A break, or the place where the preview of a member-only story ends. */
const ruleOf = (element: Element): Unnamed =>
  attribute(element, 'data-ends-preview') === undefined ? { type: 'HR' } : { type: 'HR', endsPreview: true }

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
    else if (context.isVerbatim) readLines(element, below, this)
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

  #element(element: Element, around: Context): void {
    const { tagName } = element
    const context = withCode(element, around)
    if (this.notes.containers.has(element) || isUnseen(element) || isAround(element)) return
    if (context.controls?.has(element)) return
    if (tagName === 'hr') this.writer.push(ruleOf(element))
    else if (tagName === 'figcaption' && context.captions) context.captions.push(element)
    else if (tagName === 'summary' || tagName === 'dt')
      this.block(element, opening(context, { type: 'STRONG' }))
    else readerOf(element, context, this)(element, context, this)
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
