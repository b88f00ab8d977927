import type { Loaded, PageAsk, RenderFlight } from '../../durable/render-flight'
import type { Clock } from '../../platform/clock'
import { withLimit } from '../../platform/with-limit'
import { cacheKey } from '../cache-key'
import type { CachedPage, EdgeCache, PageAddress, PublicPageStub, PurgeOutcome } from '../edge-cache'
import { renderPast } from '../public-page'
import type { MemoryShare } from './memory-share'
import { freshness, servedPage } from './stored-page'

/** The milliseconds after which a page that RenderFlight hasn't returned counts as lost. */
const ANSWER_LIMIT = 20_000

/** The parts that the local adapter builds on. */
export interface LocalParts {
  /** RenderFlight, or rather a stub of it. */
  flight: Pick<RenderFlight, 'load' | 'refresh' | 'purge'>
  pages: PublicPageStub
  share: MemoryShare
  clock: Clock
  waitUntil: (work: Promise<unknown>) => void
}

/**
 * The cache for environments without the platform's (docs/rules/caching.md, "The local cache"). A page in
 * memory is served without another call; everything else goes through RenderFlight.
 */
export class LocalEdgeCache implements EdgeCache {
  readonly #parts: LocalParts

  constructor(parts: LocalParts) {
    this.#parts = parts
  }

  async fetch(address: PageAddress): Promise<CachedPage> {
    const { share, clock } = this.#parts
    const key = cacheKey(address)
    const now = clock.now()
    const page = share.get(key)
    const use = page ? freshness(page, now) : 'gone'
    if (page && use === 'fresh') return servedPage(page, 'HIT')
    if (page && use === 'stale') {
      if (share.claimRefresh(key, now)) this.#refresh(askFor(key, now, address))
      return servedPage(page, 'STALE')
    }
    return this.#load(askFor(key, now, address), address)
  }

  async purge(tags: readonly string[]): Promise<PurgeOutcome> {
    try {
      const outcome = await this.#parts.flight.purge([...tags], this.#parts.clock.now())
      // The final owner of a stub's result must dispose of it. A copy that was passed on is nobody's to
      // dispose of.
      const { success, metered, limited, guarded, error } = outcome
      return { success, metered, limited, guarded, ...(error !== undefined && { error }) }
    } catch (error) {
      return { success: false, metered: false, limited: false, guarded: true, error: String(error) }
    }
  }

  async #load(ask: PageAsk, address: PageAddress): Promise<CachedPage> {
    const loading = this.#parts.flight.load(ask).catch((): Loaded => ({ kind: 'own' }))
    const loaded = await withLimit(loading, ANSWER_LIMIT, 'The page took too long')
    if (loaded.kind === 'page') return servedPage(loaded.page, loaded.cache)
    if (loaded.kind === 'own') return renderPast(this.#parts.pages, address)
    throw new Error(`The page could not be rendered: ${loaded.error}`)
  }

  #refresh(ask: PageAsk): void {
    // If it fails, the stale page stays and the next refresh is due in a while.
    this.#parts.waitUntil(this.#parts.flight.refresh(ask).catch(() => {}))
  }
}

function askFor(key: string, now: number, address: PageAddress): PageAsk {
  return { key, now, url: address.url, headers: [...address.request().headers] }
}
