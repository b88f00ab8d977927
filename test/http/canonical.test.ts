import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { cases } from '../support/cases'
import { ask, BOT, SESSION_COOKIE } from '../support/http'
import { ROUTED_PAGES } from '../support/pages'

describe('an address that isn’t canonical', () => {
  test('loses trailing slashes by one permanent redirect', async () => {
    const { status, headers } = await ask(`${DEMO.publication}///`)
    expect([status, headers.get('location')]).toEqual([301, DEMO.publication])
  })

  test('loses unknown parameters by one temporary redirect', async () => {
    const { status, headers, cookies } = await ask(`${DEMO.publication}/?utm_source=x&q=a+b&fbclid=1&after=`)
    expect([status, headers.get('location')]).toEqual([302, `${DEMO.publication}?q=a+b&after=`])
    expect(cookies).toEqual([])
  })

  test('is normalised', async () => {
    const { status, headers } = await ask('/%40maren?q=a')
    expect([status, headers.get('location')]).toEqual([301, '/@maren?q=a'])
  })

  test('leaves the dropped source in a cookie that the client can read', async () => {
    const { status, headers, cookies } = await ask(`${DEMO.story}?source=tag%20page`)
    expect([status, headers.get('location')]).toEqual([302, DEMO.story])
    expect(cookies).toEqual([expect.stringMatching(/^source=tag%20page; /)])
    expect(cookies[0]).not.toMatch(/httponly/i)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('has one spelling', async () => {
    const tag = DEMO.tag.split('/').at(-1) ?? ''
    for (const [path, location] of [
      [`/tag/%${tag.charCodeAt(0).toString(16)}${tag.slice(1)}`, DEMO.tag],
      ['/top%2dstories', '/top-stories'],
      ['/%40noor/', '/@noor'],
    ] as const) {
      const { status, headers } = await ask(path)
      expect([status, headers.get('location')], path).toEqual([301, location])
    }
  })

  test('has a topic’s slug as it is', async () => {
    for (const rest of ['', '/recommended', '/who-to-follow', '/archive', '/archive/2026/11?after=MTp4']) {
      const { status, headers } = await ask(`/tag/OCEAN${rest}`)
      expect([status, headers.get('location')], rest).toEqual([301, `/tag/ocean${rest}`])
    }
    const { status, headers } = await ask(`${DEMO.publication}/tagged/Ocean`)
    expect([status, headers.get('location')]).toEqual([301, `${DEMO.publication}/tagged/ocean`])
    expect((await ask('/tag/NO-SUCH-TOPIC')).status).toBe(404)
  })

  test('of a list that someone has cut short shows its beginning', async () => {
    for (const [path, list] of [
      [DEMO.tag, DEMO.tag],
      [DEMO.publication, DEMO.publication],
      ['/', '/'],
    ] as const) {
      const [cut, whole] = await Promise.all([ask(`${path}?after=zzz`), ask(path)])
      const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
      expect(cut.status, path).toBe(200)
      expect(new URL(canonicalOf(cut.text) ?? 'none:').pathname).toBe(list)
      expect(canonicalOf(cut.text)).toBe(canonicalOf(whole.text))
      expect(cut.text.match(/<h[1-3]\b.*?<\/h[1-3]>/g)).toEqual(whole.text.match(/<h[1-3]\b.*?<\/h[1-3]>/g))
    }
  })

  test('never leads to another host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '//evil.example/?utm_source=1']) {
      const { headers } = await ask(path)
      expect(new URL(headers.get('location') ?? '/', 'http://here').host).toBe('here')
    }
  })
})

test.each([
  '/nothing/at/this/address/',
  '//nothing//at/this/address',
  '/nothing/at/this/address?utm_source=x',
])('%s, which nobody has, is not found and not redirected', async (path) => {
  const { status, headers } = await ask(path)
  expect([status, headers.get('location')]).toEqual([404, null])
})

const pages = ROUTED_PAGES.filter(({ status }) => status === 200)

test('cleaning an address twice changes nothing', async () => {
  const name = fc.constantFrom('q', 'after', 'source', 'tab', 'utm_medium', 'ref', '', 'Q', 'p', 'a%20b')
  const value = fc.constantFrom('1', '', 'x%2Fy', '%E2%9C%93', '%zz', 'a+b', '&', '?')
  const query = fc.array(fc.tuple(name, value), { maxLength: 4 })
  const slashes = fc.constantFrom('', '/', '//')
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pages), slashes, query, async (page, end, pairs) => {
      const search = pairs.map(([key, text]) => `${key}=${text}`).join('&')
      const path = `${page.path === '/' ? '' : page.path}${end}`
      const first = await ask(`${path || '/'}${search && '?'}${search}`, { method: 'HEAD' })
      const location = first.headers.get('location')
      if (location === null) return
      expect([301, 302]).toContain(first.status)
      const second = await ask(location, { method: 'HEAD' })
      expect([second.status, second.headers.get('location')]).toEqual([expect.any(Number), null])
    }),
    { numRuns: cases(100) },
  )
}, 120_000)

/** Bytes that HTTP allows in a request line unescaped, whatever a browser would have corrected. */
const bytes = fc.string({
  unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
})
const escaped = fc
  .uint8Array({ maxLength: 20 })
  .map((array) => [...array].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
const known = fc.constantFrom(
  ...ROUTED_PAGES.map(({ path }) => path),
  '/_/',
  '/_/graphql',
  '/feed',
  '/m',
  '/@',
)
const piece = fc.oneof(bytes, escaped, fc.constantFrom('..', '.', '', '%2f', '%00', '@', '~', ';', '%'))

test('any address gets a response, found or not, without an error', async () => {
  const path = fc
    .tuple(fc.option(known), fc.array(piece, { maxLength: 5 }))
    .map(([start, rest]) => [start ?? '', ...rest].join('/'))
  // Odd values are also given to the parameters that pages read.
  const key = fc.constantFrom('', '', 'after=', 'q=', 'year=', 'topic=', 'orderBy=', 'feed=', 'source=')
  const query = fc.option(
    fc
      .array(fc.tuple(key, fc.oneof(bytes, escaped)), { maxLength: 3 })
      .map((parts) => parts.map((part) => part.join('')).join('&')),
  )
  const viewer = fc.constantFrom<Record<string, string>>(
    {},
    { 'user-agent': BOT },
    { cookie: SESSION_COOKIE },
    { host: 'aiko.localhost' },
  )
  await fc.assert(
    fc.asyncProperty(path, query, viewer, async (start, search, headers) => {
      const address = `${start.startsWith('/') ? start : `/${start}`}${search === null ? '' : `?${search}`}`
      const { status } = await ask(address, { headers })
      expect(status, address).toBeGreaterThanOrEqual(200)
      expect(status, address).toBeLessThan(500)
    }),
    {
      numRuns: cases(400),
      examples: [
        ['/%80', null, {}],
        ['/%', '%', {}],
        ['/tidewater/%c3%28', '%ff=%fe', {}],
        ['//', null, {}],
        ['/tag/ocean', 'after=%ff%00', { 'user-agent': BOT }],
      ],
    },
  )
}, 180_000)
