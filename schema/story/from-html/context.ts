import type { ImageLayout } from '../paragraph-parts'
import type { Notes } from './notes'
import type { HtmlOptions } from './options'
import type { OpenMarkup } from './text-buffer'
import type { Element, Tree } from './tree'
import type { ParagraphWriter, Target, Unnamed } from './writer'

/** A list whose items are being read. */
export interface OpenList {
  isOrdered: boolean
  level: number
  items: number
  counter: NonNullable<Target['counter']>
}

/** The position of the walk. Immutable: a step down gets a new one. */
export interface Context {
  open: readonly OpenMarkup[]
  depth: number
  keepsNewlines: boolean
  /** White space is kept. */
  isVerbatim?: boolean
  /** Within code: collects what isn't words, which follows below it. */
  aside?: Unnamed[]
  /** Controls and labels of a block of code, which aren't read with it. */
  controls?: ReadonlySet<Element>
  /** The language of the code within, by its label. */
  language?: string
  list?: OpenList
  /** Within an item of `list`. */
  isInItem?: boolean
  /** Directly within a quotation. */
  isInQuote?: boolean
  /** Quotations are pull quotes here. */
  isPull?: boolean
  layout?: ImageLayout
  /** Where the nearest figure collects its captions. */
  captions?: Element[]
}

/** What the readers of individual elements may use. */
export interface Converter {
  readonly writer: ParagraphWriter
  readonly options: HtmlOptions
  readonly notes: Notes
  /** Reads an element's content. */
  children(element: Tree, context: Context): void
  /** Reads a block of running text. */
  block(element: Element, context: Context): void
  /** A separate converter for a part that becomes one text. */
  apart(): Converter
}

/** Reads one element. */
export type Reader = (element: Element, context: Context, converter: Converter) => void

/**
 * A context with a markup open; a second one of the same kind changes nothing, except that the inner link
 * counts.
 */
export function opening(context: Context, markup: OpenMarkup): Context {
  const others = context.open.filter((open) => open.type !== markup.type)
  return { ...context, open: [...others, markup] }
}
