import type { MemoryShare } from './memory-share'
import type { Stamps } from './stamps'
import { decodePage, encodePage, freshness, type StoredPage } from './stored-page'

/** Pages behind the memory share, in the Cache API. What it gives back was not purged since. */
export class PageStore {
  readonly #stamps: Stamps
  readonly #share: MemoryShare
  readonly #version: string

  /** @param version of the worker: another version's pages are not found. */
  constructor(stamps: Stamps, share: MemoryShare, version: string) {
    this.#stamps = stamps
    this.#share = share
    this.#version = version
  }

  /** Puts the page into both, unless one of its tags was purged since its render began. */
  async put(key: string, page: StoredPage, now: number): Promise<void> {
    if (this.isVoid(page)) return
    this.#share.set(key, page)
    const keptUntil = Math.max(page.freshUntil, page.staleUntil, page.fallbackUntil)
    const seconds = Math.ceil((keptUntil - now) / 1000)
    if (seconds <= 0) return
    const headers = { 'cache-control': `public, max-age=${seconds}` }
    const cache = await caches.open('pages')
    await cache.put(this.#address(key), new Response(encodePage(page), { headers }))
  }

  /** The page out of memory or the Cache API; nothing when it is gone or void. */
  async find(key: string, now: number): Promise<StoredPage | undefined> {
    const inMemory = this.#share.get(key)
    const page = inMemory ?? (await this.#read(key))
    // Judged after the last wait: a purge may have come while the page was read.
    if (!page || this.isVoid(page) || freshness(page, now) === 'gone') return undefined
    if (!inMemory) this.#share.set(key, page)
    return page
  }

  isVoid(page: StoredPage): boolean {
    return this.#stamps.purgedSince(page.tags, page.began)
  }

  async #read(key: string): Promise<StoredPage | undefined> {
    const cache = await caches.open('pages')
    const found = await cache.match(this.#address(key))
    return found && decodePage(new Uint8Array(await found.arrayBuffer()))
  }

  #address(key: string): string {
    return `http://pages.invalid/${encodeURIComponent(this.#version)}/${encodeURIComponent(key)}`
  }
}
