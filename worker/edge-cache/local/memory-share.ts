import { LRUCache } from 'lru-cache'
import type { StoredPage } from './stored-page'

/** A refresh that was asked for and didn't come is asked for again after this many milliseconds. */
const REFRESH_AGAIN = 20_000

interface Slot {
  page: StoredPage
  /** When somebody last took it upon themselves to renew the page. */
  refreshAt: number
}

/**
 * Pages in memory, bounded by bytes, the least recently used going first (docs/rules/caching.md, "The local
 * cache"). Holds bytes only, nothing that belongs to one request. Whoever writes here must also evict here.
 */
export class MemoryShare {
  readonly #pages: LRUCache<string, Slot>
  readonly #keysByTag = new Map<string, Set<string>>()

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }) => page.bytes.length + 64 * (page.headers.length + page.tags.length) + 256,
      dispose: ({ page }, key) => this.#forgetTags(key, page),
    })
  }

  get(key: string): StoredPage | undefined {
    return this.#pages.get(key)?.page
  }

  set(key: string, page: StoredPage): void {
    // Deleted first, so that `dispose` of the old page doesn't take the new one's tags away.
    this.#pages.delete(key)
    this.#pages.set(key, { page, refreshAt: Number.NEGATIVE_INFINITY })
    if (!this.#pages.has(key)) return
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag.toLowerCase()) ?? new Set()
      this.#keysByTag.set(tag.toLowerCase(), keys.add(key))
    }
  }

  /** True for the first who asks, false for the rest, until the page is renewed or nobody did it in time. */
  claimRefresh(key: string, now: number): boolean {
    const slot = this.#pages.peek(key)
    if (!slot || Math.abs(now - slot.refreshAt) < REFRESH_AGAIN) return false
    slot.refreshAt = now
    return true
  }

  delete(key: string): void {
    this.#pages.delete(key)
  }

  evict(tags: readonly string[]): void {
    for (const tag of tags) {
      for (const key of [...(this.#keysByTag.get(tag.toLowerCase()) ?? [])]) this.#pages.delete(key)
    }
  }

  /** Forgets every page. */
  clear(): void {
    this.#pages.clear()
    this.#keysByTag.clear()
  }

  #forgetTags(key: string, page: StoredPage): void {
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag.toLowerCase())
      keys?.delete(key)
      if (keys?.size === 0) this.#keysByTag.delete(tag.toLowerCase())
    }
  }
}

/**
 * The one share of this isolate. Locally the worker and its Durable Objects run in one isolate, so what
 * RenderFlight puts in here, every request finds. RenderFlight alone writes and evicts: were there a second
 * isolate, its share would stay empty and it would be slower, never stale.
 */
export const sharedPages = new MemoryShare(64 * 1024 * 1024)
