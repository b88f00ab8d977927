import type { StoredFile } from '../../../../schema/story/player'
import type { Files } from '../../../platform/files/open-files'
import { keepFile } from '../../media/keep-file'
import { type StoreImageDependencies, storeImage } from '../../media/store-image'
import type { TakePiece } from '../export-reader'
import { type FetchPort, fetchBytes } from './fetch-bytes'

/** A picture that is now in our own store. */
export interface StoredPicture {
  imageId: string
  width: number
  height: number
}

/** A file that is now in our own store. */
export interface BroughtFile extends StoredFile {
  fileId: string
}

export type GiveFile = (take: TakePiece) => Promise<boolean>

/** Copies pictures from their sources into the store. */
export interface PictureStore {
  /** The stored picture, or nothing if it stays at its source. Never throws. */
  bring(src: string): Promise<StoredPicture | undefined>
  /** Stores a picture whose bytes came with the file; nothing if they aren't a picture. */
  keep(bytes: Uint8Array<ArrayBuffer>): Promise<StoredPicture | undefined>
  /** The stored file that an address of an archive names; nothing if there is none. Never throws. */
  bringFile(src: string): Promise<BroughtFile | undefined>
  /**
   * Stores a file that came with an archive, once for the same bytes.
   *
   * @param give gives its bytes from the beginning, each time it is called; returns whether those were all.
   */
  keepFile(name: string, give: GiveFile): Promise<BroughtFile | undefined>
  /** How many were fetched, and how many stayed at their source. */
  readonly counts: { stored: number; left: number }
}

/** What one import may spend on pictures, however many it has. The next run fetches the rest. */
export interface PictureBudget {
  pictures: number
  bytes: number
  /** Milliseconds spent waiting for pictures. */
  time: number
}
const BUDGET: PictureBudget = { pictures: 400, bytes: 200 * 1024 * 1024, time: 60_000 }
const AT_ONCE = 4

export interface FetchingStoreOptions {
  port: FetchPort
  store: StoreImageDependencies
  /** Where other files are kept; without it they are left out. */
  files?: Files
  clock: { now(): number }
  /** The person who imports, if they do it themselves. */
  ownerId?: string
  /** By default, what an import may spend. */
  budget?: Partial<PictureBudget> | undefined
}

/**
 * Fetches each address once. An unreachable host is given up at once, and all of them when the budget is
 * spent, so that a machine without a network imports as fast as one with it.
 */
export class FetchingPictureStore implements PictureStore {
  readonly counts = { stored: 0, left: 0 }
  readonly #options: FetchingStoreOptions
  readonly #known = new Map<string, Promise<StoredPicture | undefined>>()
  readonly #unreachable = new Set<string>()
  #running = 0
  readonly #waiting: (() => void)[] = []
  #tries = 0
  #bytes = 0
  #until: number | undefined

  constructor(options: FetchingStoreOptions) {
    this.#options = options
  }

  bring(src: string): Promise<StoredPicture | undefined> {
    const known = this.#known.get(src)
    if (known) return known
    const coming = this.#inTurn(() => this.#fetch(src)).catch(() => undefined)
    const counted = coming.then((picture) => {
      this.counts[picture ? 'stored' : 'left'] += 1
      return picture
    })
    this.#known.set(src, counted)
    return counted
  }

  async keep(bytes: Uint8Array<ArrayBuffer>): Promise<StoredPicture | undefined> {
    const { store, clock, ownerId } = this.#options
    const stored = await storeImage(store, bytes, { ...(ownerId ? { ownerId } : {}), now: clock.now() })
    if (!stored.ok) return undefined
    this.counts.stored += 1
    const { id: imageId, width, height } = stored.value
    return { imageId, width, height }
  }

  bringFile(): Promise<undefined> {
    return Promise.resolve(undefined)
  }

  async keepFile(name: string, give: GiveFile): Promise<BroughtFile | undefined> {
    const { files, store, clock, ownerId = null } = this.#options
    return files && keepFile({ db: store.db, files, clock }, { name, ownerId, give })
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running += 1
    try {
      return await work()
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }

  async #fetch(src: string): Promise<StoredPicture | undefined> {
    const { port, store, clock, ownerId } = this.#options
    const most = { ...BUDGET, ...this.#options.budget }
    const { host } = new URL(src)
    this.#until ??= Date.now() + most.time
    const isSpent = this.#tries >= most.pictures || this.#bytes > most.bytes || Date.now() > this.#until
    if (isSpent || this.#unreachable.has(host)) return undefined
    this.#tries += 1
    const fetched = await fetchBytes(port, src)
    if (fetched.kind === 'unreachable') this.#unreachable.add(host)
    if (fetched.kind !== 'bytes') return undefined
    this.#bytes += fetched.bytes.length
    const stored = await storeImage(store, fetched.bytes, {
      sourceUrl: src,
      ...(ownerId ? { ownerId } : {}),
      now: clock.now(),
    })
    if (!stored.ok) return undefined
    const { id: imageId, width, height } = stored.value
    return { imageId, width, height }
  }
}
