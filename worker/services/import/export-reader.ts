import type { StoryBody } from '../../../schema/story/paragraph'
import type { TagName } from '../../data/tag/writes'
import type { OwnData } from './own-data/own-data'

/** A story as read from a file: everything that it consists of, and nothing that changes by itself. */
export interface ReadStory {
  title: string
  body: StoryBody
  excerpt: string
  tags: TagName[]
  state: 'draft' | 'scheduled' | 'published' | 'unlisted'
  publishedAt?: number
  isSticky: boolean
  /** http(s) address of the picture of its cards. */
  picture?: CardPicture
  /** The login of its author. */
  creator: string
  language: string
  subtitle?: string
  /** Where it was first published. */
  canonicalUrl?: string
  access?: 'public' | 'locked'
  /** As stories store it. */
  license?: string
  createdAt?: number
}

/** The picture of a story's cards, and what of it stays in view when it is cropped. */
export interface CardPicture {
  src: string
  alt: string
  focusPercentX?: number
  focusPercentY?: number
}

/** What a reader makes of one entry of a file. */
export type ReadEntry =
  /** Not meant as a story: a file of the library, a menu entry, a technical record. */
  | { kind: 'ignored'; type: string }
  | { kind: 'skipped'; item: string; reason: string }
  /** `guid` is the item's own id in its source. */
  | { kind: 'story'; guid: string; story: ReadStory; notes: string[] }

/** An entry with its place in the file, which stays the same each time the file is read. */
export type ExportEntry = ReadEntry & { position: number }

/** An author of a file. */
export interface ExportAuthor {
  login: string
  displayName: string
}

/** What is known about an export before its stories are read. */
export interface ExportSurvey {
  title: string
  description: string
  authors: readonly ExportAuthor[]
}

/** Takes the next bytes of a file. */
export type TakePiece = (chunk: Uint8Array) => void | Promise<void>

/** An opened file of any format. */
export interface ExportReader {
  readonly survey: ExportSurvey
  /** The entries from a position on, in the file's order. */
  entries(from: number): AsyncIterable<ExportEntry> | Iterable<ExportEntry>
  /** The bytes of a picture that the file itself holds, by its path in there. */
  picture?(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Gives the bytes of another file in there piece by piece. @returns whether that was all of it. */
  file?(path: string, take: TakePiece): Promise<boolean>
  /** What an export of ours has besides stories. */
  ownData?: OwnData
}

/** Why a file can't be read. */
export class ExportError extends Error {
  override readonly name = 'ExportError'

  constructor(
    readonly reason:
      | 'malformed'
      | 'doctype'
      | 'not-wxr'
      | 'not-xml'
      | 'encoding'
      | 'not-zip'
      | 'not-json'
      | 'not-an-export'
      | 'too-large'
      | 'unreachable',
    message: string,
  ) {
    super(message)
  }
}

/** What is known from outside about a file that is opened. */
export interface OpenOptions {
  now: number
  /** The address of the site that it was exported from. */
  site?: string
}
