import type { PictureSize, PictureSizes } from './picture-sizes'

/** An author of an export. */
export interface WxrAuthor {
  login: string
  displayName: string
}

/** A category or tag of an item. */
interface WxrTerm {
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
  /** Milliseconds since 1970 UTC; absent if no date is valid. */
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
  /** Addresses of recordings that plug-ins store beside the content. */
  recordings: string[]
  /** Whether a plug-in shows it to subscribers alone. */
  isLocked: boolean
  /** Whether its content was longer than any story could be, and was cut. */
  isTooLong: boolean
  /** What had to be repaired to read it, in sentences. */
  repairs: string[]
  /** Why it can't be read, if it can't. */
  fault?: string
}

/** A file in an export's media library. */
export interface WxrAttachment {
  id: string
  parentId: string
  url: string
  alt: string
  caption: string
  title: string
}

/** What is known about an export before its stories are read. */
export interface WxrSurvey {
  title: string
  description: string
  link: string
  language: string
  authors: WxrAuthor[]
  attachments: ReadonlyMap<string, WxrAttachment>
  /** Contents of synced patterns, by their ids. */
  patterns: ReadonlyMap<string, string>
  sizes: PictureSizes
  /** What there is to say about the file. */
  notes: readonly string[]
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
