import type { ImageParagraph } from '../../../../schema/story/paragraph'

/** What a picture's address stands for. */
export type Picture = Pick<ImageParagraph, 'imageId' | 'src' | 'width' | 'height'>

export interface HtmlOptions {
  /** The page that the document stood on: relative addresses are read against it. */
  baseUrl?: string
  /**
   * True when the text was typed with line breaks instead of markup: a blank line ends a paragraph, a single
   * break is one. An element with `data-newlines="keep"` says the same of what it holds.
   */
  keepsNewlines?: boolean
  /** True when a paragraph that is nothing but an address stands for what lies there. */
  embedsAddresses?: boolean
  /** Says what a picture's address stands for; without it, or when it says nothing, the address is kept if it is http(s). */
  picture?: (src: string) => Picture | undefined
  /** Says how large the picture at an http(s) address is, when the document doesn't. */
  sizeOf?: (src: string) => { width: number; height: number } | undefined
}
