import { beforeEach, describe, expect, test } from 'vitest'
import { gate, page } from './support/origin'
import { ask, freshUrl, type Rig, read } from './support/rig'

/** What every adapter of the cache must do (docs/rules/caching.md). */
export function edgeCacheContract(name: string, makeRig: () => Promise<Rig>): void {
  describe(`${name}: what is stored`, () => {
    let rig: Rig
    let url: string
    beforeEach(async () => {
      rig = await makeRig()
      url = freshUrl()
    })

    test('a page is rendered once and then served from the cache', async () => {
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', status: 200, text: 'render 1' })
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', status: 200, text: 'render 1' })
      expect(rig.origin.renders).toBe(1)
    })

    test('host, path, query and variant each make another page', async () => {
      const others = [url.replace('site', 'other'), `${url}/x`, `${url}?page=2`]
      await read(rig.cache, url)
      for (const other of others) expect(await read(rig.cache, other)).toMatchObject({ cache: 'MISS' })
      expect(await read(rig.cache, url, 'group1')).toMatchObject({ cache: 'MISS' })
      expect(await read(rig.cache, url.replace('http:', 'https:'))).toMatchObject({ cache: 'HIT' })
    })

    test.each([
      ['says no-store', () => new Response('x', { headers: { 'cache-control': 'private, no-store' } })],
      ['says nothing', () => new Response('x')],
      ['sets a cookie', () => page('x', { 'set-cookie': 'a=b' })],
      ['is an error', () => page('x', { 'cache-control': 'public, max-age=60' }, 500)],
      ['is a temporary redirect', () => page('x', { 'cache-control': 'public, max-age=60' }, 302)],
    ])('an answer that %s is not stored', async (_, handler) => {
      rig.origin.handler = handler
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'BYPASS', text: 'x' })
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'BYPASS' })
      expect(rig.origin.renders).toBe(2)
    })

    test.each([301, 404])('a %i is stored for a short time', async (status) => {
      rig.origin.handler = () =>
        page('', { location: '/there', 'cache-control': 'public, max-age=60' }, status)
      await read(rig.cache, url)
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', status })
      rig.clock.advance(11)
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', status })
    })

    test('readers see neither tags nor the nonce token, and get a nonce of their own', async () => {
      const token = 'abcdef0123456789abcdef0123456789'
      rig.origin.handler = () => page(`<script nonce="${token}">`, { 'x-nonce-token': token })
      for (const cache of ['MISS', 'HIT']) {
        const seen = await read(rig.cache, url)
        expect(seen).toMatchObject({ cache, text: `<script nonce="${'n'.repeat(32)}">` })
        for (const name of ['x-nonce-token', 'cf-cache-status', 'age']) {
          expect(seen.headers.has(name), name).toBe(false)
        }
      }
    })
  })

  describe(`${name}: freshness`, () => {
    let rig: Rig
    let url: string
    beforeEach(async () => {
      rig = await makeRig()
      url = freshUrl()
      await read(rig.cache, url)
    })

    test('a page is fresh for a minute', async () => {
      rig.clock.advance(59)
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT' })
    })

    test('an older one is served at once and renewed in the background, exactly once', async () => {
      const door = gate()
      rig.origin.handler = () => door.opened.then(() => page('new'))
      rig.clock.advance(61)
      const seen = await Promise.all(Array.from({ length: 50 }, () => read(rig.cache, url)))
      expect(new Set(seen.map((s) => `${s.cache} ${s.text}`))).toEqual(new Set(['STALE render 1']))
      door.open()
      await rig.settled()
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', text: 'new' })
      expect(rig.origin.renders).toBe(2)
    })

    test('one that is too old is rendered while the reader waits', async () => {
      rig.clock.advance(60 + 3600 + 1)
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'render 2' })
    })

    test.each([
      ['throws', () => Promise.reject(new Error('broken'))],
      ['answers 503', () => new Response('broken', { status: 503 })],
    ])('when rendering %s, the old page stands in for a day, and no longer', async (_, handler) => {
      rig.origin.handler = handler
      rig.clock.advance(60 + 3600 + 1)
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'STALE', status: 200, text: 'render 1' })
      rig.clock.advance(86_400)
      const seen = await read(rig.cache, url).catch(() => ({ status: 500 }))
      expect(seen.status).toBeGreaterThanOrEqual(500)
    })
  })

  describe(`${name}: many at once`, () => {
    let rig: Rig
    beforeEach(async () => {
      rig = await makeRig()
    })

    test('500 readers of a page that isn’t there have it rendered once', async () => {
      const url = freshUrl()
      const door = gate()
      rig.origin.handler = () => door.opened.then(() => page('x'.repeat(40_000)))
      const reading = Promise.all(Array.from({ length: 500 }, () => read(rig.cache, url)))
      setTimeout(door.open, 20)
      const seen = await reading
      expect(rig.origin.renders).toBe(1)
      expect(seen.every((s) => s.status === 200 && s.text.length === 40_000)).toBe(true)
    })

    test('when that render fails, each of them gets an error and none hangs', async () => {
      const url = freshUrl()
      const door = gate()
      rig.origin.handler = () => door.opened.then(() => Promise.reject(new Error('broken')))
      const reading = Promise.allSettled(Array.from({ length: 20 }, () => ask(rig.cache, url)))
      setTimeout(door.open, 5)
      expect((await reading).every((result) => result.status === 'rejected')).toBe(true)
      rig.origin.handler = () => page('well again')
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'well again' })
    })
  })

  describe(`${name}: purge`, () => {
    let rig: Rig
    let url: string
    beforeEach(async () => {
      rig = await makeRig()
      url = freshUrl()
    })

    test('a purge by tag removes the page for every reader, and no other page', async () => {
      const other = freshUrl()
      rig.origin.handler = (request) =>
        page(`render ${rig.origin.renders}`, {
          'cache-tag': request.url === url ? 'post-1,group-Home' : 'post-2',
        })
      await read(rig.cache, url)
      await read(rig.cache, other)
      expect(await rig.cache.purge(['GROUP-home'])).toMatchObject({ success: true })
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'MISS', text: 'render 3' })
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT', text: 'render 3' })
      expect(await read(rig.cache, other)).toMatchObject({ cache: 'HIT', text: 'render 2' })
    })

    test('a purged page stands in for nothing', async () => {
      await read(rig.cache, url)
      await rig.cache.purge(['post-1'])
      rig.origin.handler = () => new Response('broken', { status: 500 })
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'BYPASS', status: 500 })
    })

    test('a purge that fails says so and leaves the page', async () => {
      await read(rig.cache, url)
      await rig.failPurges()
      expect(await rig.cache.purge(['post-1'])).toMatchObject({ success: false, limited: false })
      expect(await read(rig.cache, url)).toMatchObject({ cache: 'HIT' })
    })

    test('one call takes 100 tags', async () => {
      const tags = Array.from({ length: 101 }, (_, i) => `post-${i}`)
      expect(await rig.cache.purge(tags.slice(1))).toMatchObject({ success: true })
      expect(await rig.cache.purge(tags)).toMatchObject({ success: false })
    })

    test('25 calls are granted at once, then one in 12 seconds', async () => {
      await rig.limitPurges()
      for (let i = 0; i < 25; i++) expect(await rig.cache.purge(['x'])).toMatchObject({ success: true })
      const refused = { success: false, limited: true, metered: true }
      expect(await rig.cache.purge(['x'])).toMatchObject(refused)
      rig.clock.advance(12)
      expect(await rig.cache.purge(['x'])).toMatchObject({ success: true })
      expect(await rig.cache.purge(['x'])).toMatchObject(refused)
    })
  })
}
