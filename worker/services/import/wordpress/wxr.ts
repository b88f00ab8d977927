import type { PictureSize, PictureSizes } from './picture-sizes'

/** An author of an export. */
export interface WxrAuthor {
  login: string
  displayName: string
}

/** A category or tag of an item. */
export interface WxrTerm {
  domain: string
  name: string
}

/** An entry of an export, as far as a story can use it. */
export interface WxrItem {
  /** Line of the file that it begins on. */
  line: number
  title: string
  link: string
  guid: string
  creator: string
  content: string
  excerpt: string
  postId: string
  parentId: string
  /** Milliseconds since 1970 UTC; absent when no date makes sense. */
  date?: number
  status: string
  type: string
  isProtected: boolean
  isSticky: boolean
  terms: WxrTerm[]
  attachmentUrl: string
  thumbnailId: string
  /** Of pictures. */
  alt: string
  size?: PictureSize
  /** The notes of the block editor, as JSON. */
  footnotes: string
  /** True when its content was longer than anything that could be a story, and was cut. */
  isTooLong: boolean
  /** What had to be mended to read it, in sentences. */
  repairs: string[]
  /** Why it can't be read, when it can't. */
  fault?: string
}

/** A file that the library of an export holds. */
export interface WxrAttachment {
  id: string
  parentId: string
  url: string
  alt: string
  caption: string
  title: string
}

/** What is known of an export before its stories are read. */
export interface WxrSurvey {
  title: string
  description: string
  link: string
  language: string
  authors: WxrAuthor[]
  attachments: ReadonlyMap<string, WxrAttachment>
  sizes: PictureSizes
}

/** Why a file can't be read as an export. */
export class WxrError extends Error {
  override readonly name = 'WxrError'

  constructor(
    readonly code: 'malformed' | 'doctype' | 'not-wxr' | 'encoding',
    message: string,
    readonly line?: number,
  ) {
    super(message)
  }
}
