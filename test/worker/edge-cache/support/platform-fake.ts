import type { PublicPageStub, PurgeOutcome } from '../../../../worker/edge-cache/edge-cache'
import { purgeOwnCache } from '../../../../worker/edge-cache/purge-own-cache'
import { parseCacheTags } from '../../../../worker/edge-cache/tags'
import { PLATFORM_PURGES, TokenBucket } from '../../../../worker/edge-cache/token-bucket'
import type { Origin } from './origin'
import type { TestClock } from './test-clock'

interface Entry {
  response: { status: number; headers: [string, string][]; body: ArrayBuffer }
  tags: string[]
  /** Milliseconds since 1970 UTC. */
  storedAt: number
  maxAge: number
  staleWhileRevalidate: number
  staleIfError: number
}

/**
 * The platform's cache in front of PublicPage, as its documentation describes it: the key is path and query or
 * `cf.cacheKey`, never the host; simultaneous misses are collapsed; `cf-cache-status` tells what happened;
 * `cache-tag` is stripped; purges are by tag whatever its case, and limited. A render that was under way at a
 * purge is stored all the same: this is what echoes are for.
 */
export class PlatformFake implements PublicPageStub {
  failing = false
  /** Background renders that are still running. */
  readonly background: Promise<unknown>[] = []
  readonly #entries = new Map<string, Entry>()
  readonly #flights = new Map<string, Promise<Entry['response']>>()
  readonly #bucket: TokenBucket
  readonly #origin: Origin
  readonly #clock: TestClock

  constructor(origin: Origin, clock: TestClock) {
    this.#origin = origin
    this.#clock = clock
    this.#bucket = new TokenBucket(PLATFORM_PURGES, { tokens: PLATFORM_PURGES.capacity, at: clock.now() })
  }

  async fetch(request: Request, init?: RequestInit<RequestInitCfProperties>): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const key = init?.cf?.cacheKey || pathname + search
    const entry = this.#entries.get(key)
    const age = entry ? (this.#clock.now() - entry.storedAt) / 1000 : 0
    if (entry && age < entry.maxAge) return answer(entry.response, 'HIT')
    if (entry && age < entry.maxAge + entry.staleWhileRevalidate) {
      if (!this.#flights.has(key)) this.background.push(this.#render(key, request).catch(() => {}))
      return answer(entry.response, 'UPDATING')
    }
    try {
      const response = await (this.#flights.get(key) ?? this.#render(key, request))
      if (response.status < 500 || !usable(entry, age)) return answer(response, this.#said(key, entry))
    } catch (error) {
      if (!usable(entry, age)) throw error
    }
    return answer(entry.response, 'STALE')
  }

  purge(tags: string[]): Promise<PurgeOutcome> {
    const cache = { purge: (o: CachePurgeOptions) => this.#purge(o.tags ?? []), invalidate: () => never() }
    return purgeOwnCache({} as Env, { waitUntil: () => {}, exports: {}, cache }, tags)
  }

  async #purge(tags: string[]): Promise<CachePurgeResult> {
    if (!this.#bucket.take(this.#clock.now()))
      return refused(429, 'You have exceeded the rate limit for purges')
    if (tags.length > 100) return refused(1095, 'Too many operations in one request')
    if (this.failing) return refused(1, 'Internal error')
    const purged = new Set(tags.map((tag) => tag.toLowerCase()))
    for (const [key, entry] of this.#entries) {
      if (entry.tags.some((tag) => purged.has(tag.toLowerCase()))) this.#entries.delete(key)
    }
    return { success: true, errors: [] }
  }

  #render(key: string, request: Request): Promise<Entry['response']> {
    const flight = this.#fill(key, request).finally(() => this.#flights.delete(key))
    this.#flights.set(key, flight)
    return flight
  }

  async #fill(key: string, request: Request): Promise<Entry['response']> {
    const rendered = await this.#origin.render(request)
    const headers = [...rendered.headers].filter(([name]) => name !== 'cache-tag')
    const response = { status: rendered.status, headers, body: await rendered.arrayBuffer() }
    const control = rendered.headers.get('cache-control') ?? ''
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(control)?.[1] ?? 0)
    if (/no-store|private/.test(control) || rendered.headers.has('set-cookie')) return response
    this.#entries.set(key, {
      response,
      tags: parseCacheTags(rendered.headers.get('cache-tag')),
      storedAt: this.#clock.now(),
      maxAge: seconds('max-age'),
      staleWhileRevalidate: seconds('stale-while-revalidate'),
      staleIfError: seconds('stale-if-error'),
    })
    return response
  }

  #said(key: string, before: Entry | undefined): string {
    if (!this.#entries.has(key)) return 'BYPASS'
    return before ? 'EXPIRED' : 'MISS'
  }
}

const usable = (entry: Entry | undefined, age: number): entry is Entry =>
  entry !== undefined && age < entry.maxAge + entry.staleIfError

function answer({ status, headers, body }: Entry['response'], said: string): Response {
  const response = new Response(body.slice(0), { status, headers })
  response.headers.set('cf-cache-status', said)
  return response
}

const refused = (code: number, message: string): CachePurgeResult => ({
  success: false,
  errors: [{ code, message }],
})

const never = (): never => {
  throw new Error('not used')
}
