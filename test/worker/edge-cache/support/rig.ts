import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { RenderFlight } from '../../../../worker/durable/render-flight'
import type { CachedPage, EdgeCache, PublicPageStub } from '../../../../worker/edge-cache/edge-cache'
import { LocalEdgeCache } from '../../../../worker/edge-cache/local/local-adapter'
import { MemoryShare, sharedPages } from '../../../../worker/edge-cache/local/memory-share'
import { localFlight } from '../../../../worker/edge-cache/open-edge-cache'
import { pageResponse } from '../../../../worker/edge-cache/page-response'
import { PlatformEdgeCache } from '../../../../worker/edge-cache/platform-adapter'
import { purgeOwnCache } from '../../../../worker/edge-cache/purge-own-cache'
import { PLATFORM_PURGES } from '../../../../worker/edge-cache/token-bucket'
import { Origin } from './origin'
import { PlatformFake } from './platform-fake'
import { TestClock } from './test-clock'

/** One adapter with everything around it, new for each test. */
export interface Rig {
  origin: Origin
  clock: TestClock
  cache: EdgeCache
  /** As the purge coordinator sees it. */
  pages: PublicPageStub
  /** From now on purges fail. */
  failPurges(): Promise<void>
  /** From now on purges are limited as on the platform. */
  limitPurges(): Promise<void>
  /** Resolves when no background work is left. */
  settled(): Promise<void>
}

export const flightStub = (): DurableObjectStub<RenderFlight> => env.RENDER_FLIGHT.getByName('local')

/** The local adapter, on the worker's own Durable Object, rendering from the test's origin. */
export async function localRig(): Promise<Rig> {
  const origin = new Origin()
  const clock = new TestClock()
  const pages: PublicPageStub = {
    fetch: (request) => origin.render(request),
    // Not the cache below, because the coordinator calls this from a context of its own.
    purge: (tags) => purgeOwnCache(env, { waitUntil: () => {}, exports: {} }, tags),
  }
  sharedPages.clear()
  await patchFlight((flight) => {
    flight.pages = pages
  })
  const background: Promise<unknown>[] = []
  const cache = new LocalEdgeCache({
    flight: localFlight(env),
    pages,
    share: sharedPages,
    clock,
    waitUntil: (work) => background.push(work),
  })
  await flightStub().setFaults({}, clock.now())
  return {
    origin,
    clock,
    cache,
    pages,
    failPurges: () => flightStub().setFaults({ failing: true }, clock.now()),
    limitPurges: () => flightStub().setFaults({ limit: PLATFORM_PURGES }, clock.now()),
    settled: async () => void (await Promise.all(background)),
  }
}

/** The platform adapter on a fake of the platform. */
export async function platformRig(): Promise<Rig & { pages: PlatformFake }> {
  const origin = new Origin()
  const clock = new TestClock()
  const pages = new PlatformFake(origin, clock)
  return {
    origin,
    clock,
    cache: new PlatformEdgeCache(pages),
    pages,
    failPurges: async () => {
      pages.failing = true
    },
    limitPurges: async () => {},
    settled: async () => void (await Promise.all(pages.background)),
  }
}

/** Reaches into the object that renders. */
export const patchFlight = (patch: (flight: RenderFlight) => void): Promise<void> =>
  runInDurableObject(flightStub(), async (flight: RenderFlight) => patch(flight))

/** A memory that is always empty: what a request sees after the eviction of its page. */
export const emptyShare = (): MemoryShare => new MemoryShare(1)

let counter = 0
/** A page's address that no other test uses, because the tests of a file share the store. */
export const freshUrl = (): string => `http://site.example/p/${++counter}`

/** Requests a page as the gateway does. */
export const ask = (cache: EdgeCache, url: string, variant = ''): Promise<CachedPage> =>
  cache.fetch({ url, variant, request: () => new Request(url) })

/** What a reader sees: the cache's verdict, the status, the text. */
export async function read(
  cache: EdgeCache,
  url: string,
  variant = '',
): Promise<{ cache: string | null; status: number; text: string; headers: Headers }> {
  const response = pageResponse(await ask(cache, url, variant), 'GET', 'n'.repeat(32))
  const { status, headers } = response
  return { cache: headers.get('x-edge-cache'), status, text: await response.text(), headers }
}
