import { EXPORT_PART_BYTES } from '../../../schema/rules/exports'
import { FILE_TYPES } from '../../../schema/rules/files'
import type { Exports, ZipFile } from '../../platform/exports/exports'
import { indexPage, indexPath, type ListedStory, type PartContents } from './index-page'

/** Characters of stories in one part: what turns them into Markdown takes time, of which a step has little. */
const MOST_TEXT = 20_000_000
/** How many characters of data take as long as one of a story. */
const DATA_PER_TEXT = 5
/** Files in one part: an import takes no more. */
const MOST_FILES = 15_000

/** A picture or another file of the store. */
export interface StoredPicture {
  id: string
  contentType: string
  bytes: number
  /** Pictures have none. */
  fileName: string | null
}

const ENDINGS: Readonly<Record<string, string>> = {
  ...FILE_TYPES,
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** The ending of a file's own name. */
const endingOf = (name: string | null): string | undefined =>
  /\.([a-z0-9]{1,8})$/i.exec(name ?? '')?.[1]?.toLowerCase()

/** Where a picture or another file lies in an archive. */
export const picturePath = ({ id, contentType, fileName }: Omit<StoredPicture, 'bytes'>): string =>
  `media/${id}.${ENDINGS[contentType] ?? endingOf(fileName) ?? 'bin'}`

/** Writes one part of an export, and knows when it is full. */
export class PartWriter {
  readonly #exports: Exports
  readonly #zip: ZipFile
  readonly #madeAt: number
  readonly #stories: ListedStory[] = []
  readonly #data: string[] = []
  readonly #tables: string[] = []
  readonly #pictures = new Set<string>()
  #text = 0

  constructor(exports: Exports, zip: ZipFile, madeAt: number) {
    this.#exports = exports
    this.#zip = zip
    this.#madeAt = madeAt
  }

  /** Whether it has a picture. */
  has(pictureId: string): boolean {
    return this.#pictures.has(pictureId)
  }

  get pictureIds(): readonly string[] {
    return [...this.#pictures]
  }

  /** Whether there is room for so many bytes more. In an empty part there always is. */
  hasRoom(bytes = 0): boolean {
    const files = this.#stories.length + this.#data.length + this.#tables.length + this.#pictures.size
    if (files === 0) return true
    const isFull = this.#text >= MOST_TEXT || files >= MOST_FILES
    return !isFull && this.#zip.size + bytes < EXPORT_PART_BYTES
  }

  async addData(name: string, rows: readonly unknown[]): Promise<void> {
    const path = `data/${name}.json`
    const text = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
    await this.#zip.addText(path, text, this.#madeAt)
    this.#text += text.length / DATA_PER_TEXT
    this.#data.push(path)
  }

  /** Adds a table for spreadsheets. */
  async addTable(name: string, csv: string): Promise<void> {
    const path = `tables/${name}.csv`
    await this.#zip.addText(path, csv, this.#madeAt)
    this.#text += csv.length / DATA_PER_TEXT
    this.#tables.push(path)
  }

  async addStory(story: ListedStory, text: string, changedAt: number): Promise<void> {
    await this.#zip.addText(story.path, text, changedAt)
    this.#text += text.length
    this.#stories.push(story)
  }

  /** Pictures of those that this part doesn't have yet, together in bytes. */
  missing(pictures: readonly StoredPicture[]): StoredPicture[] {
    return pictures.filter(({ id }) => !this.#pictures.has(id))
  }

  /** Adds a picture or another file once; one that isn't in the store any more is passed over. */
  async addPicture(picture: StoredPicture): Promise<void> {
    if (this.#pictures.has(picture.id)) return
    const path = picturePath(picture)
    if (picture.contentType.startsWith('image/')) {
      const bytes = await this.#exports.picture(picture.id)
      if (bytes) await this.#zip.addBytes(path, bytes, this.#madeAt)
    } else {
      const bytes = await this.#exports.file(picture.id)
      if (bytes) await this.#zip.addStream(path, bytes, this.#madeAt)
    }
    this.#pictures.add(picture.id)
  }

  /** Adds the page about the part, unless it is nobody's, and ends it. @returns its bytes. */
  async finish(about: Pick<PartContents, 'part' | 'name' | 'productName'> | null): Promise<number> {
    if (about === null) return this.#zip.finish()
    const contents = {
      stories: this.#stories,
      data: this.#data,
      tables: this.#tables,
      pictures: this.#pictures.size,
    }
    const page = indexPage({ ...about, ...contents, madeAt: this.#madeAt })
    await this.#zip.addText(indexPath(about.part), page, this.#madeAt)
    return this.#zip.finish()
  }
}
