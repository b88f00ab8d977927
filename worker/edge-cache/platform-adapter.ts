import { cacheKey } from './cache-key'
import type {
  CachedPage,
  CacheStatus,
  EdgeCache,
  PageAddress,
  PublicPageStub,
  PurgeOutcome,
} from './edge-cache'
import { streamedPage } from './public-page'

/** The platform's `cf-cache-status` values. Any other value means that nothing was stored. */
const STATUS: ReadonlyMap<string, CacheStatus> = new Map([
  ['HIT', 'HIT'],
  ['REVALIDATED', 'HIT'],
  ['UPDATING', 'STALE'],
  ['STALE', 'STALE'],
  ['MISS', 'MISS'],
  ['EXPIRED', 'MISS'],
])

/**
 * The platform's own cache, which sits in front of PublicPage: it collapses concurrent requests, serves stale
 * pages and handles purges by itself. Only the key has to be set, since its own leaves out the host.
 */
export class PlatformEdgeCache implements EdgeCache {
  readonly #pages: PublicPageStub

  constructor(pages: PublicPageStub) {
    this.#pages = pages
  }

  async fetch(address: PageAddress): Promise<CachedPage> {
    const response = await this.#pages.fetch(address.request(), { cf: { cacheKey: cacheKey(address) } })
    const said = response.headers.get('cf-cache-status')?.toUpperCase() ?? ''
    return streamedPage(response, STATUS.get(said) ?? 'BYPASS')
  }

  async purge(tags: readonly string[]): Promise<PurgeOutcome> {
    try {
      // A purge only reaches the cache of the entrypoint that requests it.
      return await this.#pages.purge([...tags])
    } catch (error) {
      return { success: false, metered: true, limited: false, guarded: false, error: String(error) }
    }
  }
}
