import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalUrl } from '../../../schema/routes/canonical'
import type { TableName } from '../../../schema/routes/tables'
import { cases } from '../../support/cases'

const HOST = 'https://quire.example'
const judge = (address: string, table: TableName = 'default') =>
  canonicalUrl(new URL(`${HOST}${address}`), table)
const redirectOf = (address: string) => {
  const result = judge(address)
  return 'redirect' in result ? result.redirect : undefined
}
const keyOf = (address: string) => {
  const result = judge(address)
  return 'redirect' in result ? undefined : `${result.cachePath}?${result.cacheQuery}`
}

describe('the canonical address of a page', () => {
  it('has no slash at its end: 301', () => {
    expect(redirectOf('/about/')).toEqual({ location: '/about', status: 301 })
    expect(redirectOf('/about//?q=a')).toEqual({ location: '/about?q=a', status: 301 })
    expect(redirectOf('/')).toBeUndefined()
  })

  it('has one spelling: 301', () => {
    expect(redirectOf('/tag/%77riting')).toEqual({ location: '/tag/writing', status: 301 })
    expect(redirectOf('/top%2dstories/?q=%61')).toEqual({ location: '/top-stories?q=%61', status: 301 })
    expect(redirectOf('/%40noor?x=1')).toEqual({ location: '/@noor', status: 302 })
    expect(redirectOf('/tag/%e6%bd%ae')?.location).toBe('/tag/%E6%BD%AE')
    for (const path of ['/tag/潮', '/tag/%E6%BD%AE', '/@noor/a-title-0123456789ab', '/tidewater/über'])
      expect(redirectOf(path), path).toBeUndefined()
  })

  it('has no marks behind an id: 301', () => {
    const marks = [
      '.',
      ',',
      ')',
      '…',
      '"',
      '”',
      '»',
      '。',
      '，',
      '）',
      '」',
      '!',
      '?)',
      '>',
      '*',
      '.)”',
      ' ',
      '\u200b',
      '\ufeff',
      ';',
    ]
    const stories = ['/@noor/a-title-0123456789ab', '/tidewater/潮-0123456789ab', '/p/0123456789ab']
    for (const story of stories) {
      for (const mark of marks) {
        const target = { location: encodeURI(story), status: 301 }
        // As a browser writes them, and as programs do that encode whatever they can.
        const whole = /[ ?]/.test(mark) ? encodeURIComponent(mark) : mark
        for (const behind of [whole, encodeURIComponent(mark), `${encodeURIComponent(mark)}/`])
          expect([behind, redirectOf(story + behind)]).toEqual([behind, target])
      }
      expect(redirectOf(`${story}.?x=1&q=a`)?.location).toBe(`${encodeURI(story)}?q=a`)
    }
    for (const path of ['/tag/c-plus-plus.', '/@noor.', '/about.', '/@noor/a-title-0123456789ab.x'])
      expect(redirectOf(path), path).toBeUndefined()
  })

  it('has no query that is too long: 302', () => {
    const cut = redirectOf(`/search?q=${'%F0%9F%A6%AD'.repeat(101)}&tab=a`)
    expect(cut).toEqual({ location: `/search?q=${'%F0%9F%A6%AD'.repeat(100)}&tab=a`, status: 302 })
    expect(redirectOf(`/search?q=${'%F0%9F%A6%AD'.repeat(100)}`)).toBeUndefined()
    expect(redirectOf(`/search?q=a${'%F0%9F%A6%AD'.repeat(100)}`)?.location).toHaveLength(10 + 1 + 99 * 12)
  })

  it('is never another host’s or another path’s', () => {
    for (const path of ['/%2F%2Fevil.com', '/%5Cevil.com', '/tag/%2e%2e%2f', '/tag/%00', '/%2Ftop-stories'])
      expect(redirectOf(path), path).toBeUndefined()
  })

  it('has no parameter that the page doesn’t know: 302, with the slash in the same step', () => {
    expect(redirectOf('/about/?utm_source=x&q=1')).toEqual({ location: '/about?q=1', status: 302 })
    expect(redirectOf('/tag/sea?fbclid=1')).toEqual({ location: '/tag/sea', status: 302 })
  })

  it('keeps the order and spelling of kept parameters', () => {
    expect(redirectOf('/search?tab=a+b&x=1&q=%e6%BD&q=2')?.location).toBe('/search?tab=a+b&q=%e6%BD&q=2')
    expect(redirectOf('/search?tab=a+b&q=%e6%BD')).toBeUndefined()
  })

  it('keeps what the route declares', () => {
    expect(redirectOf('/about?autoplay=1')).toBeUndefined()
    expect(redirectOf('/tag/sea?autoplay=1')?.location).toBe('/tag/sea')
    expect(redirectOf('/redeem-gift?giftCode=a&giftType=29')).toBeUndefined()
    expect(redirectOf('/m/signin?operation=login&redirectUrl=%2Fme&state=x')).toBeUndefined()
    expect(redirectOf('/tidewater/stories?filterBy=submissions&after=x')).toBeUndefined()
    expect(
      redirectOf('/payment?session_id=1&payment_intent=2&setup_intent=3&redirect_status=4'),
    ).toBeUndefined()
  })

  it('reports the source that it drops', () => {
    expect(redirectOf('/about?source=home+page&q=1')).toEqual({
      location: '/about?q=1',
      status: 302,
      source: 'home page',
    })
  })

  it('leaves endpoints and the 404 page alone', () => {
    for (const address of [
      '/feed/latest/?x=1',
      '/_/graphql?x=1',
      '/robots.txt?x',
      '/help/?x=1',
      '/feed/%6catest',
      '/m/callback/google?x=1',
    ])
      expect(redirectOf(address), address).toBeUndefined()
    expect(redirectOf('/no/such/page/at/all/?x=1')).toBeUndefined()
  })

  it('doesn’t take a semicolon for a separator or an empty key for a parameter', () => {
    expect(redirectOf('/search?q=a;b=c')).toBeUndefined()
    expect(redirectOf('/search?=x&&q=a')?.location).toBe('/search?q=a')
    expect(redirectOf('/search?%00=1')?.location).toBe('/search')
    expect(redirectOf('/search?%71=a')).toBeUndefined()
    expect(redirectOf(`/search?q=a&${'x'.repeat(10_000)}=1`)?.location).toBe('/search?q=a')
  })
})

describe('the cache key', () => {
  it('has only what the route reads, sorted', () => {
    expect(keyOf('/tag/sea?q=1&after=x&orderBy=y')).toBe('/tag/sea?after=x')
    expect(keyOf('/tidewater/all?topic=sea&orderBy=earliest')).toBe(
      '/tidewater/all?orderBy=earliest&topic=sea',
    )
    expect(keyOf('/@alice/the-tide-0123456789ab?_branch_view_id=1')).toBe('/@alice/the-tide-0123456789ab?')
  })

  it('is the same for all spellings of one address', () => {
    expect(keyOf('/tag/sea?%61fter=%78')).toBe(keyOf('/tag/sea?after=x'))
    expect(keyOf('/feed/tag/%73ea')).toBe(keyOf('/feed/tag/sea'))
    expect(keyOf('/feed/tag/%e6%bd%ae')).toBe(keyOf('/feed/tag/%E6%BD%AE'))
  })
})

describe('any address at all', () => {
  const key = fc.constantFrom(
    'q',
    'after',
    'source',
    'utm_source',
    '',
    '%00',
    '%zz',
    ';',
    'tab',
    '%71',
    'autoplay',
  )
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('//evil.com', '%2F', '', '=', '%0d%0a', '?', '+'),
  )
  const piece = fc.oneof(
    fc.tuple(key, value).map(([name, text]) => `${name}=${text}`),
    fc.string({ unit: 'binary' }),
  )
  const start = fc.constantFrom(
    '/',
    '/about',
    '/tag/sea',
    '//evil.com',
    '/\\evil.com',
    '/%2F%2Fevil.com',
    '/%5Cevil.com',
    '/tag/%77riting',
    '/top%2dstories',
    '/%40noor/%7E%21%24%26;=%5b%e6%BD%ae',
    '/@noor/$&;=%',
  )
  const path = fc
    .tuple(
      start,
      fc.array(fc.oneof(fc.constantFrom('/', '%2F', '\\', '..', '//evil.com'), fc.string()), {
        maxLength: 4,
      }),
    )
    .map(([first, more]) => first + more.join(''))
  const address = fc
    .tuple(path, fc.array(piece, { maxLength: 8 }), fc.constantFrom('', '/', '//'))
    .map(
      ([first, query, slashes]) =>
        `${HOST}${first}${slashes}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    )
    .filter((text) => URL.canParse(text))
  const table = fc.constantFrom<TableName>('default', 'user', 'publication')

  it('redirects to an address of the same host, in one step', () => {
    fc.assert(
      fc.property(address, table, (text, name) => {
        const first = canonicalUrl(new URL(text), name)
        if (!('redirect' in first)) return
        const { location } = first.redirect
        expect(location).toMatch(/^\/(?![/\\])/)
        const target = new URL(location, text)
        expect(target.origin).toBe(HOST)
        expect('redirect' in canonicalUrl(target, name), text).toBe(false)
      }),
      { numRuns: cases(3000) },
    )
  })

  it('gives the same cache key when the key itself is checked', () => {
    fc.assert(
      fc.property(address, table, (text, name) => {
        const first = canonicalUrl(new URL(text), name)
        if ('redirect' in first || !first.match) return
        const again = canonicalUrl(new URL(`${HOST}${first.cachePath}?${first.cacheQuery}`), name)
        expect(again).toMatchObject({ cachePath: first.cachePath, cacheQuery: first.cacheQuery })
      }),
      { numRuns: cases(2000) },
    )
  })
})
