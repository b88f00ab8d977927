import type { ImageParagraph } from '../paragraph'
import type { Element } from './tree'

/** The replacement for a picture's address. */
type Picture = Pick<ImageParagraph, 'imageId' | 'src' | 'width' | 'height'>

export interface HtmlOptions {
  /** The document's original page: relative addresses are resolved against it. */
  baseUrl?: string
  /**
   * Whether the text was typed with line breaks instead of markup: a blank line ends a paragraph, a single
   * break stays one. An element with `data-newlines="keep"` says the same of its content.
   */
  keepsNewlines?: boolean
  /** Whether a paragraph that is nothing but an address stands for its content. */
  embedsAddresses?: boolean
  /** Resolves a picture's address; without it, or if it returns nothing, an http(s) address is kept. */
  picture?: (src: string) => Picture | undefined
  /** Returns the LaTeX of a formula in MathML that doesn't state it; nothing if it can't be had. */
  texOf?: (math: Element) => string | undefined
  /** Returns the size of the picture at an http(s) address, if the document doesn't say it. */
  sizeOf?: (src: string) => { width: number; height: number } | undefined
}
