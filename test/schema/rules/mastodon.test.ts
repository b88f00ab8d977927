import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHostName, mastodonHandle, namedHost } from '../../../schema/rules/mastodon'
import { isPublicName } from '../../../schema/rules/public-name'
import { cases } from '../../support/cases'

describe('a Mastodon server', () => {
  it.each([
    ['mastodon.social', 'mastodon.social'],
    [' Mastodon.Social. ', 'mastodon.social'],
    ['https://mastodon.social/@ada/1?a=b#c', 'mastodon.social'],
    ['https://mastodon.social:443/', 'mastodon.social'],
    ['@ada@mastodon.social', 'mastodon.social'],
    ['ada@bücher.social', 'xn--bcher-kva.social'],
    ['localhost:4000', 'localhost:4000'],
    ['０x7f.1', '127.0.0.1'],
  ])('is named by %s', (text, host) => {
    expect(namedHost(text)).toBe(host)
  })

  it.each(['', 'two words', 'https://me:secret@mastodon.social', '@', 'a@b@c', 'https://', 'x'.repeat(301)])(
    'isn’t named by “%s”',
    (text) => {
      const host = namedHost(text)
      expect(host === undefined || !isPublicName(host)).toBe(true)
    },
  )

  it('that may be asked has a name and nothing else in it, whatever was typed', () => {
    const parts = fc.constantFrom(
      'a',
      'ß',
      '.',
      '@',
      ':',
      '/',
      '1',
      '127',
      'local',
      '[',
      ']',
      '::',
      '%2e',
      ' ',
      '-',
      '_',
      '\\',
      '。',
      'https://',
      '#',
      '?',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(parts, fc.string({ maxLength: 3 })), { maxLength: 12 }), (typed) => {
        const host = namedHost(typed.join(''))
        if (host === undefined || !isPublicName(host) || !isHostName(host)) return
        expect(host).toMatch(/^[a-z0-9.-]+$/)
        expect(new URL(`https://${host}/path`).host).toBe(host)
        expect(/^[\d.]+$/.test(host)).toBe(false)
        expect(namedHost(mastodonHandle('ada', host))).toBe(host)
      }),
      { numRuns: cases(2000) },
    )
  })

  it('isn’t at a name of a network inside', () => {
    for (const name of [
      'localhost',
      'a.local',
      'db.internal',
      '10.0.0.1',
      '[::1]',
      'router',
      'x.home.arpa',
    ]) {
      expect(isPublicName(name)).toBe(false)
    }
  })
})
