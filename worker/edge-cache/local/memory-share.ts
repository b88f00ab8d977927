import { LRUCache } from 'lru-cache'
import { isolateMemory } from '../../isolate-memory'
import type { StoredPage } from './stored-page'

/** The milliseconds after which a refresh that never finished is requested again. */
const REFRESH_AGAIN = 20_000

interface Slot {
  page: StoredPage
  /** When somebody last took on renewing the page. */
  refreshAt: number
}

/**
 * Pages in memory, limited by bytes; the least recently used are evicted first (docs/rules/caching.md, "The
 * local cache"). It holds only bytes, nothing that belongs to a single request. Code that writes here must
 * also evict here.
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
    // Deleted first, so that `dispose` of the old page doesn't remove the new one's tags.
    this.#pages.delete(key)
    this.#pages.set(key, { page, refreshAt: Number.NEGATIVE_INFINITY })
    if (!this.#pages.has(key)) return
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag.toLowerCase()) ?? new Set()
      this.#keysByTag.set(tag.toLowerCase(), keys.add(key))
    }
  }

  /**
   * True for the first caller and false for the rest, until the page is renewed or nobody has done so in
   * time.
   */
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

  /** Removes every page. */
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
 * The memory of this isolate. Locally the worker and its Durable Objects run in one isolate, so every request
 * finds what RenderFlight stores here. Only RenderFlight writes and evicts: in a second isolate this would
 * stay empty, which is slower but never stale.
 */
export const sharedPages = isolateMemory(new MemoryShare(64 * 1024 * 1024))
