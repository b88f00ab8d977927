import type { MemoryShare } from './memory-share'
import type { Stamps } from './stamps'
import { decodePage, encodePage, freshness, type StoredPage } from './stored-page'

/** Pages in the Cache API, behind those in memory. It never returns a page that was purged since. */
export class PageStore {
  readonly #stamps: Stamps
  readonly #share: MemoryShare
  readonly #version: string

  /** @param version of the worker: pages of another version are ignored. */
  constructor(stamps: Stamps, share: MemoryShare, version: string) {
    this.#stamps = stamps
    this.#share = share
    this.#version = version
  }

  /** Stores the page in both, unless one of its tags was purged since its render began. */
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

  /** The page from memory or the Cache API; nothing if it is missing or invalid. */
  async find(key: string, now: number): Promise<StoredPage | undefined> {
    const inMemory = this.#share.get(key)
    const page = inMemory ?? (await this.#read(key))
    // Checked after the last await, because a purge may have come while the page was read.
    if (!page || this.isVoid(page) || freshness(page, now) === 'gone') return undefined
    if (!inMemory) this.#share.set(key, page)
    return page
  }

  isVoid(page: StoredPage): boolean {
    return this.#stamps.purgedSince(page.tags, page.began)
  }

  async #read(key: string): Promise<StoredPage | undefined> {
    const cache = await caches.open('pages')
    const stored = await cache.match(this.#address(key))
    return stored && decodePage(new Uint8Array(await stored.arrayBuffer()))
  }

  #address(key: string): string {
    return `http://pages.invalid/${encodeURIComponent(this.#version)}/${encodeURIComponent(key)}`
  }
}
