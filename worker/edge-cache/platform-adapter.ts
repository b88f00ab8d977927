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

/** What the platform says in `cf-cache-status`. Whatever isn't here wasn't stored. */
const STATUS: ReadonlyMap<string, CacheStatus> = new Map([
  ['HIT', 'HIT'],
  ['REVALIDATED', 'HIT'],
  ['UPDATING', 'STALE'],
  ['STALE', 'STALE'],
  ['MISS', 'MISS'],
  ['EXPIRED', 'MISS'],
])

/**
 * The platform's own cache, which stands in front of PublicPage: it collapses simultaneous requests, serves
 * stale pages and takes purges by itself. Only the key has to be told, since its own leaves out the host.
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
      // A purge reaches only the cache of the entrypoint that asks for it.
      return await this.#pages.purge([...tags])
    } catch (error) {
      return { success: false, metered: true, limited: false, guarded: false, error: String(error) }
    }
  }
}
