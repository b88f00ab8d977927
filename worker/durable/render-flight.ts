import { DurableObject } from 'cloudflare:workers'
import {
  type CacheStatus,
  MAX_TAGS_PER_PURGE,
  type PublicPageStub,
  type PurgeOutcome,
} from '../edge-cache/edge-cache'
import { sharedPages } from '../edge-cache/local/memory-share'
import { PageStore } from '../edge-cache/local/page-store'
import { FaultyGate, type PurgeFaults } from '../edge-cache/local/purge-faults'
import { collectPage } from '../edge-cache/local/rendered-page'
import { Stamps } from '../edge-cache/local/stamps'
import { freshness, type StoredPage } from '../edge-cache/local/stored-page'
import { publicPages } from '../edge-cache/public-page'

/** Which page to load, and when it was requested. A Request can't cross RPC, so its parts do. */
export interface PageAsk {
  key: string
  url: string
  headers: [string, string][]
  /** Milliseconds since 1970 UTC. */
  now: number
}

/** The result for a requested page. */
export type Loaded =
  | { kind: 'page'; cache: CacheStatus; page: StoredPage }
  /** It may not be shared: each reader has it rendered for themselves. */
  | { kind: 'own' }
  | { kind: 'failed'; error: string }

interface Flight {
  /** The number of purges when it began. */
  began: number
  landed: Promise<Landed>
}

interface Landed {
  loaded: Loaded
  /** Only for the reader who began the flight: the others get `own`. */
  isPrivate: boolean
}

/** A render that takes longer is abandoned, in milliseconds. */
export const RENDER_LIMIT = 15_000

/**
 * The only writer of the local cache (docs/rules/caching.md, "The local cache"). All requests of a Durable
 * Object share one context that outlives each of them, so many readers can wait for a render that begins
 * here, and it continues when the first of them leaves. In production the platform does this, and the object
 * is never created.
 */
export class RenderFlight extends DurableObject<Env> {
  /** Where pages are rendered. */
  pages: PublicPageStub
  /** How long a render may take, in milliseconds. */
  renderLimit = RENDER_LIMIT
  readonly #flights = new Map<string, Flight>()
  readonly #stamps: Stamps
  readonly #store: PageStore
  readonly #gate = new FaultyGate()

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.pages = publicPages(ctx)
    this.#stamps = new Stamps(ctx.storage.sql)
    this.#store = new PageStore(this.#stamps, sharedPages, env.VERSION?.id ?? '')
  }

  /** The page, stored or rendered. Never rejects; resolves within the time limit. */
  async load(ask: PageAsk): Promise<Loaded> {
    return this.#load(ask, this.#stamps.count)
  }

  /** Renders a stale page again; the stored one stays until that has succeeded. */
  async refresh(ask: PageAsk): Promise<void> {
    await (this.#flights.get(ask.key) ?? this.#begin(ask, true)).landed
  }

  /** Removes all pages with one of the tags: in memory, in the store and in flight. */
  async purge(tags: string[], now: number): Promise<PurgeOutcome> {
    const outcome = this.#gate.outcomeAt(now)
    if (!outcome.success) return outcome
    if (tags.length > MAX_TAGS_PER_PURGE) return { ...outcome, success: false, error: 'too many tags' }
    this.#stamps.add(tags)
    sharedPages.evict(tags)
    return outcome
  }

  /** Makes purges fail or run out from now on, for tests. Forgotten along with the object. */
  async setFaults(faults: PurgeFaults, now: number): Promise<void> {
    this.#gate.set(faults, now)
  }

  /** @param asked the number of purges when the reader's request arrived. */
  async #load(ask: PageAsk, asked: number): Promise<Loaded> {
    const joined = this.#flights.get(ask.key)
    const flight = joined ?? this.#begin(ask, false)
    const { loaded, isPrivate } = await flight.landed
    // The reader came after a purge but joined a render from before it. The next render is from after it.
    const isOld = asked > flight.began && loaded.kind === 'page' && this.#store.isVoid(loaded.page)
    if (isOld) return this.#load(ask, asked)
    if (!joined) return loaded
    if (isPrivate) return { kind: 'own' }
    // Only the reader whose request started the render gets MISS, so the responses reveal how many renders
    // there were.
    return loaded.kind === 'page' && loaded.cache === 'MISS' ? { ...loaded, cache: 'HIT' } : loaded
  }

  #begin(ask: PageAsk, anew: boolean): Flight {
    const began = this.#stamps.count
    const landed = this.#fly(ask, began, anew).finally(() => this.#flights.delete(ask.key))
    const flight = { began, landed }
    this.#flights.set(ask.key, flight)
    this.ctx.waitUntil(landed)
    return flight
  }

  async #fly(ask: PageAsk, began: number, anew: boolean): Promise<Landed> {
    const stored = await this.#store.find(ask.key, ask.now).catch(() => undefined)
    const use = stored ? freshness(stored, ask.now) : 'gone'
    if (stored && use === 'fresh') return shared('HIT', stored)
    if (stored && use === 'stale' && !anew) {
      if (sharedPages.claimRefresh(ask.key, ask.now)) this.ctx.waitUntil(this.#renewAfter(ask))
      return shared('STALE', stored)
    }
    const landed = await this.#render(ask, began)
    const { loaded } = landed
    const broken = loaded.kind === 'failed' || (loaded.kind === 'page' && loaded.page.status >= 500)
    if (broken && stored && ask.now < stored.fallbackUntil && !this.#store.isVoid(stored)) {
      return shared('STALE', stored)
    }
    return landed
  }

  /** Begins once the flight that found the stale page has ended: a key has one flight at a time. */
  async #renewAfter(ask: PageAsk): Promise<void> {
    await this.#flights.get(ask.key)?.landed
    await this.refresh(ask)
  }

  async #render(ask: PageAsk, began: number): Promise<Landed> {
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('rendering took too long')), this.renderLimit)
    const tooLate = new Promise<never>((_, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true })
    })
    try {
      const request = new Request(ask.url, {
        headers: ask.headers,
        signal: abort.signal,
        redirect: 'manual',
      })
      const rendering = this.pages.fetch(request).then((r) => collectPage(r, began, ask.now))
      const { page, storable } = await Promise.race([rendering, tooLate])
      if (!storable) return { ...shared('BYPASS', page), isPrivate: page.status < 500 }
      this.ctx.waitUntil(this.#store.put(ask.key, page, ask.now).catch(logged))
      return shared('MISS', page)
    } catch (error) {
      return { loaded: { kind: 'failed', error: String(error) }, isPrivate: false }
    } finally {
      clearTimeout(timer)
    }
  }
}

const shared = (cache: CacheStatus, page: StoredPage): Landed => ({
  loaded: { kind: 'page', cache, page },
  isPrivate: false,
})

function logged(error: unknown): void {
  console.error(JSON.stringify({ event: 'page-not-stored', error: String(error) }))
}
