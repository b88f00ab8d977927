import { describe, expect, test } from 'vitest'
import { pageAddress } from '../../../client/lib/page-address'

describe('the address that a link changes the page to in place', () => {
  test.each([
    ['/tag/ocean', '/tag/ocean'],
    ['/tag/ocean/', '/tag/ocean'],
    ['/tag/ocean?utm_source=x', '/tag/ocean'],
    ['/tag/ocean?after=a&utm_source=x&page=2', '/tag/ocean?after=a'],
    ['/tag/ocean/?source=home#top', '/tag/ocean#top'],
    ['/', '/'],
  ])('of %s is %s', (href, address) => {
    expect(pageAddress(href, 'default')).toBe(address)
  })

  test.each([
    ['another host', 'https://elsewhere.example/tag/ocean'],
    ['another host without its scheme', '//elsewhere.example/tag/ocean'],
    ['a feed', '/feed/tag/ocean'],
    ['nothing that there is', '/a/b/c/d/e/f'],
    ['a fragment', '#top'],
    ['a mail address', 'mailto:a@b.example'],
  ])('isn’t there for %s', (_, href) => {
    expect(pageAddress(href, 'default')).toBeUndefined()
  })

  test('is one of the host’s own table', () => {
    expect(pageAddress('/about/', 'user')).toBe('/about')
    expect(pageAddress('/tag/ocean', 'user')).toBeUndefined()
  })
})
