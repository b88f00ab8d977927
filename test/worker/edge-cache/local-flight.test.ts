import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { RENDER_LIMIT, type RenderFlight } from '../../../worker/durable/render-flight'
import type { EdgeCache } from '../../../worker/edge-cache/edge-cache'
import { LocalEdgeCache, type LocalParts } from '../../../worker/edge-cache/local/local-adapter'
import { MemoryShare, sharedPages } from '../../../worker/edge-cache/local/memory-share'
import type { StoredPage } from '../../../worker/edge-cache/local/stored-page'
import { localFlight } from '../../../worker/edge-cache/open-edge-cache'
import { gate, page } from './support/origin'
import { ask, emptyShare, flightStub, freshUrl, localRig, patchFlight, type Rig, read } from './support/rig'

let rig: Rig
let url: string
beforeEach(async () => {
  rig = await localRig()
  url = freshUrl()
})

/** The cache as a request with other dependencies sees it. */
const cacheWith = (parts: Partial<LocalParts>): EdgeCache =>
  new LocalEdgeCache({
    flight: localFlight(env),
    pages: rig.pages,
    share: sharedPages,
    clock: rig.clock,
    waitUntil: () => {},
    ...parts,
  })

/** Restarts the object: its memory is lost, its storage stays. */
async function restart(): Promise<void> {
  await evictDurableObject(flightStub())
  await patchFlight((flight) => {
    flight.pages = rig.pages
  })
}

describe('memory', () => {
  test('a hit needs no other request', async () => {
    await read(rig.cache, url)
    const nobody = new Proxy({} as RenderFlight, {
      get: () => {
        throw new Error('asked')
      },
    })
    expect(await read(cacheWith({ flight: nobody }), url)).toMatchObject({ cache: 'HIT' })
  })

  test('a page that was evicted from memory is found again without a render', async () => {
    await read(rig.cache, url)
    sharedPages.clear()
    await restart()
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', text: 'render 1' })
    expect(rig.origin.renders).toBe(1)
  })

  test('a purge reaches pages that were evicted from memory, even after a restart', async () => {
    await read(rig.cache, url)
    sharedPages.clear()
    await rig.cache.purge(['post-1'])
    await restart()
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'render 2' })
  })

  test('a purge of another tag doesn’t', async () => {
    await read(rig.cache, url)
    sharedPages.clear()
    await rig.cache.purge(['post-2'])
    await restart()
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT' })
  })

  test('a stale page that was evicted from memory is served and renewed once', async () => {
    await read(rig.cache, url)
    sharedPages.clear()
    rig.clock.advance(100)
    const seen = await Promise.all(Array.from({ length: 20 }, () => read(rig.cache, url)))
    expect(new Set(seen.map((s) => s.cache))).toEqual(new Set(['STALE']))
    await expect.poll(async () => (await read(rig.cache, url)).cache).toBe('HIT')
    expect(rig.origin.renders).toBe(2)
  })

  test('holds a limited number of bytes and evicts the least recently used page', () => {
    const share = new MemoryShare(10_000)
    const big = (tag: string): StoredPage => ({
      status: 200,
      headers: [],
      bytes: new Uint8Array(4000),
      nonceAt: [],
      tags: [tag],
      began: 0,
      renderedAt: 0,
      freshUntil: 1,
      staleUntil: 1,
      fallbackUntil: 1,
    })
    share.set('a', big('t'))
    share.set('b', big('t'))
    share.get('a')
    share.set('c', big('t'))
    expect(['a', 'b', 'c'].map((key) => share.get(key) !== undefined)).toEqual([true, false, true])
    share.evict(['T'])
    expect(share.get('a') ?? share.get('c')).toBeUndefined()
  })

  test('setting the clock back doesn’t keep pages fresh for longer', async () => {
    await read(rig.cache, url)
    rig.clock.advance(-3600)
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'render 2' })
  })
})

describe('a purge during a render', () => {
  test('prevents the outdated page from being stored', async () => {
    const door = gate()
    rig.origin.handler = () => door.opened.then(() => page('old'))
    const early = read(rig.cache, url)
    await expect.poll(() => rig.origin.renders).toBe(1)
    await rig.cache.purge(['post-1'])
    rig.origin.handler = () => page('new')
    door.open()
    expect(await early).toMatchObject({ text: 'old' })
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'new' })
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', text: 'new' })
  })

  test('prevents later requests from seeing the outdated page', async () => {
    const door = gate()
    rig.origin.handler = () => door.opened.then(() => page('old'))
    const early = read(rig.cache, url)
    await expect.poll(() => rig.origin.renders).toBe(1)
    await rig.cache.purge(['post-1'])
    const late = Array.from({ length: 20 }, () => read(rig.cache, url))
    rig.origin.handler = () => page('new')
    setTimeout(door.open, 10)
    expect((await Promise.all(late)).every((seen) => seen.text === 'new')).toBe(true)
    expect(await early).toMatchObject({ text: 'old' })
    expect(rig.origin.renders).toBe(2)
  })

  test('of another tag changes nothing', async () => {
    const door = gate()
    rig.origin.handler = () => door.opened.then(() => page('one'))
    const early = read(rig.cache, url)
    await expect.poll(() => rig.origin.renders).toBe(1)
    await rig.cache.purge(['post-2'])
    door.open()
    await early
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', text: 'one' })
  })
})

describe('a render that many requests wait for', () => {
  test('continues when the first of them is cancelled', async () => {
    const door = gate()
    rig.origin.handler = () => door.opened.then(() => page('there'))
    // The first reader is a separate context, which is torn down while it waits.
    const first = env.PURGE_COORDINATOR.getByName('a reader who leaves')
    const leaving = runInDurableObject(first, async (_, state) => {
      void ask(cacheWith({}), url).catch(() => {})
      await expect.poll(() => rig.origin.renders).toBe(1)
      state.abort('the reader left')
    })
    const others = Array.from({ length: 20 }, async () => {
      await expect.poll(() => rig.origin.renders).toBe(1)
      return read(rig.cache, url)
    })
    await leaving.catch(() => {})
    setTimeout(door.open, 20)
    expect((await Promise.all(others)).every((seen) => seen.text === 'there')).toBe(true)
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT' })
    expect(rig.origin.renders).toBe(1)
  })

  test('times out for all of them', async () => {
    await patchFlight((flight) => {
      flight.renderLimit = 30
    })
    rig.origin.handler = () => new Promise(() => {})
    const waiting = await Promise.allSettled(Array.from({ length: 5 }, () => ask(rig.cache, url)))
    await patchFlight((flight) => {
      flight.renderLimit = RENDER_LIMIT
    })
    expect(waiting.map((w) => w.status)).toEqual(Array(5).fill('rejected'))
    rig.origin.handler = () => page('well again')
    expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'well again' })
  })

  test('is repeated for each of them when it may not be shared', async () => {
    rig.origin.handler = () => new Response(`for you ${rig.origin.renders}`)
    const seen = await Promise.all(Array.from({ length: 5 }, () => read(rig.cache, url)))
    expect(new Set(seen.map((s) => s.text)).size).toBe(5)
    expect(seen.every((s) => s.cache === 'BYPASS')).toBe(true)
  })

  test('bypasses the cache when the object can’t be reached', async () => {
    const gone = new Error('object reset')
    const flight = { ...localFlight(env), load: () => Promise.reject(gone) } as unknown as RenderFlight
    expect(await read(cacheWith({ flight, share: emptyShare() }), url)).toMatchObject({ cache: 'BYPASS' })
  })
})
