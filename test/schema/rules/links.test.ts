import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { domainList, hostOf, safeHref, safeWebAddress, writtenRel } from '../../../schema/rules/links'
import { cases } from '../../support/cases'

describe('safeHref', () => {
  it('keeps http, https and mailto addresses, paths of this site and fragments', () => {
    expect(safeHref('https://example.org/a?b=1#c')).toBe('https://example.org/a?b=1#c')
    expect(safeHref('http://example.org')).toBe('http://example.org/')
    expect(safeHref('mailto:ada@example.org')).toBe('mailto:ada@example.org')
    expect(safeHref('/@ada/a-story-0123456789ab')).toBe('/@ada/a-story-0123456789ab')
    expect(safeHref('#fn-1')).toBe('#fn-1')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' \u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'java\u200bscript:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'blob:https://example.org/1',
    'tel:123',
    'relative/path',
    '',
    '   ',
  ])('refuses %j', (address) => {
    expect(safeHref(address)).toBeUndefined()
  })

  it('takes no path that leads to another host', () => {
    expect(safeHref('/\\evil.example')).toBeUndefined()
    expect(safeHref('/\t/evil.example')).not.toMatch(/^\/\//)
    expect(safeHref('//evil.example/x')).toBe('https://evil.example/x')
  })

  it('reads relative addresses against the page they stood on', () => {
    expect(safeHref('/about', 'https://blog.example/2020/a')).toBe('https://blog.example/about')
    expect(safeHref('../b', 'https://blog.example/2020/a/')).toBe('https://blog.example/2020/b')
    expect(safeHref('javascript:alert(1)', 'https://blog.example/')).toBeUndefined()
  })

  it('refuses addresses that are too long', () => {
    expect(safeHref(`https://example.org/${'a'.repeat(3000)}`)).toBeUndefined()
  })

  it('gives for any text nothing, or an address that it gives again', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', 'java', 'http:', '/', '#', '//'),
        (text, start) => {
          const href = safeHref(start + text)
          if (href === undefined) return
          expect(href).toMatch(/^(?:https?:\/\/[^/]|mailto:|#|\/(?![/\\]))/)
          expect(safeHref(href)).toBe(href)
        },
      ),
      { numRuns: cases(2000) },
    )
  })
})

describe('safeWebAddress and hostOf', () => {
  it('take web addresses alone', () => {
    expect(safeWebAddress('mailto:ada@example.org')).toBeUndefined()
    expect(safeWebAddress('/a.png')).toBeUndefined()
    expect(safeWebAddress('//cdn.example/a.png')).toBe('https://cdn.example/a.png')
    expect(hostOf('https://www.example.org/x')).toBe('example.org')
    expect(hostOf('nothing')).toBe('')
  })
})

describe('the rel of a link that somebody wrote', () => {
  const trusted = domainList(' Trusted.example,\n other.example ')

  test.each([
    ['https://trusted.example/a', 'noopener follow'],
    ['https://www.trusted.example', 'noopener follow'],
    ['http://deep.down.other.example:8080/', 'noopener follow'],
    ['https://nottrusted.example/', 'noopener ugc nofollow'],
    ['https://trusted.example.evil.test/', 'noopener ugc nofollow'],
    ['https://evil.test/trusted.example', 'noopener ugc nofollow'],
    ['https://trusted.example@evil.test/', 'noopener ugc nofollow'],
    ['nothing', 'noopener ugc nofollow'],
  ])('of %s is %s', (href, rel) => expect(writtenRel(href, trusted)).toBe(rel))

  test('trusts nobody unless the configuration does', () => {
    expect(domainList(undefined)).toEqual([])
    expect(domainList('')).toEqual([])
    expect(writtenRel('https://trusted.example/a', [])).toBe('noopener ugc nofollow')
  })
})
