import { IMAGE_MAX_BYTES } from '../../../../schema/rules/images/limits'
import type { ExportReader } from '../export-reader'
import type { PictureStore, StoredPicture } from '../pictures/picture-store'
import { archivePath } from './archive-address'

/** A store that takes pictures of the archive from there, and all others from where they are. */
export class ArchivePictures implements PictureStore {
  readonly counts: { stored: number; left: number }
  readonly #store: PictureStore
  readonly #reader: ExportReader
  readonly #known = new Map<string, Promise<StoredPicture | undefined>>()

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

  async #read(path: string): Promise<StoredPicture | undefined> {
    const bytes = await this.#reader.picture?.(path)
    return bytes && bytes.length <= IMAGE_MAX_BYTES ? this.keep(bytes) : undefined
  }
}
