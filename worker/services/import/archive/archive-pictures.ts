import { IMAGE_MAX_BYTES } from '../../../../schema/rules/images/limits'
import type { ExportReader } from '../export-reader'
import type { BroughtFile, GiveFile, PictureStore, StoredPicture } from '../pictures/picture-store'
import { archivePath } from './archive-address'

/** A store that takes pictures of the archive from there, and all others from where they are. */
export class ArchivePictures implements PictureStore {
  readonly counts: { stored: number; left: number }
  readonly #store: PictureStore
  readonly #reader: ExportReader
  readonly #known = new Map<string, Promise<StoredPicture | undefined>>()
  readonly #files = new Map<string, Promise<BroughtFile | undefined>>()

  constructor({ pictures }: { pictures: PictureStore }, reader: ExportReader) {
    this.#store = pictures
    this.#reader = reader
    this.counts = pictures.counts
  }

  bring(src: string): Promise<StoredPicture | undefined> {
    const path = archivePath(src)
    if (path === undefined) return this.#store.bring(src)
    const known = this.#known.get(path) ?? this.#read(path).catch(() => undefined)
    this.#known.set(path, known)
    return known
  }

  keep(bytes: Uint8Array<ArrayBuffer>): Promise<StoredPicture | undefined> {
    return this.#store.keep(bytes)
  }

  bringFile(src: string): Promise<BroughtFile | undefined> {
    const path = archivePath(src)
    if (path === undefined) return Promise.resolve(undefined)
    const known = this.#files.get(path) ?? this.#readFile(path).catch(() => undefined)
    this.#files.set(path, known)
    return known
  }

  keepFile(name: string, give: GiveFile): Promise<BroughtFile | undefined> {
    return this.#store.keepFile(name, give)
  }

  async #readFile(path: string): Promise<BroughtFile | undefined> {
    const give = this.#reader.file?.bind(this.#reader)
    return give && this.keepFile(path.split('/').at(-1) ?? path, (take) => give(path, take))
  }

  async #read(path: string): Promise<StoredPicture | undefined> {
    const bytes = await this.#reader.picture?.(path)
    return bytes && bytes.length <= IMAGE_MAX_BYTES ? this.keep(bytes) : undefined
  }
}
