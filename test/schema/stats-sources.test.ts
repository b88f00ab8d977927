import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KNOWN_SITES } from '../../schema/rules/stats/source-sites'
import {
  countedHost,
  knownKind,
  SOURCE_KINDS,
  sourceOf,
  sourceOfPart,
  sourcePart,
} from '../../schema/rules/stats/sources'
import { depthOf, languageOf, soundSeconds, soundTime, soundTraits } from '../../schema/rules/stats/visits'

const of = (host: string | undefined, more: { isOurs?: boolean; place?: string } = {}) =>
  sourcePart(sourceOf({ host, isOurs: more.isOurs ?? false, place: more.place }))

describe('a source', () => {
  test.each([
    ['www.google.com', 'search/google.com'],
    ['google.co.uk', 'search/google.co.uk'],
    ['news.google.de', 'search/news.google.de'],
    ['Mail.Google.com', 'mail/mail.google.com'],
    ['duckduckgo.com.', 'search/duckduckgo.com'],
    ['old.reddit.com', 'social/old.reddit.com'],
    ['feedly.com:443', 'reader/feedly.com'],
    ['news.example', 'site/news.example'],
    // Whoever takes a known name for a part of their own is just another site.
    ['google.com.evil.example', 'site/google.com.evil.example'],
    ['notgoogle.com', 'site/notgoogle.com'],
    ['google.evil', 'site/google.evil'],
    ['t.co.example', 'site/t.co.example'],
    ['[2001:db8::1]', 'site/[2001:db8::1]'],
    ['', 'direct'],
    [undefined, 'unknown'],
    ['javascript:alert(1)', 'unknown'],
    ['<img src=x>', 'unknown'],
    ['a b.example', 'unknown'],
    ['-', 'unknown'],
    ['..', 'unknown'],
    [`${'a'.repeat(300)}.example`, 'unknown'],
  ])('%s is %s', (host, part) => {
    expect(of(host)).toBe(part)
  })

  test('is a place of ours, by its module or page, and a mail of ours wherever it was opened', () => {
    expect(of('quire.example', { isOurs: true, place: 'home' })).toBe('ours/home')
    expect(of('quire.example', { isOurs: true, place: 'READ_NEXT_SIDEBAR' })).toBe('ours/read_next_sidebar')
    expect(of('quire.example', { isOurs: true, place: 'tag-latest' })).toBe('ours/tag_latest')
    for (const place of ['<b>', '../x', '', undefined])
      expect(of('quire.example', { isOurs: true, ...(place === undefined ? {} : { place }) })).toBe('ours')
    for (const host of ['', undefined, 'mail.google.com'])
      expect(of(host, { place: 'email' })).toBe('mail/email')
  })

  test('is known for every site of the table, and for what is below it', () => {
    for (const [site, kind] of KNOWN_SITES) {
      const hosts =
        site.includes('.') && !/^(mail\.)?(yahoo|yandex)$/.test(site)
          ? [site]
          : [`${site}.com`, `${site}.co.jp`]
      for (const host of hosts) {
        expect(knownKind(host), host).toBe(kind)
        expect(knownKind(`deep.down.${host}`), host).toBe(kind)
      }
    }
  })

  test('comes back from what is stored, and never has what could be a link or markup', () => {
    fc.assert(
      fc.property(
        fc.option(fc.oneof(fc.string(), fc.domain(), fc.webUrl()), { nil: undefined }),
        fc.boolean(),
        fc.option(fc.string(), { nil: undefined }),
        (host, isOurs, place) => {
          const source = sourceOf({ host, isOurs, place })
          expect(SOURCE_KINDS).toContain(source.kind)
          expect(source.name).toMatch(/^[a-z0-9._:[\]-]{0,253}$/)
          expect(sourceOfPart(sourcePart(source))).toEqual(source)
        },
      ),
    )
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        const host = countedHost(`WWW.${domain.toUpperCase()}:8080`)
        expect(host).toBe(domain.replace(/^www\./, '').toLowerCase())
      }),
    )
  })
})

describe('what is kept of a visit', () => {
  test('is only what there can be', () => {
    const traits = { source: 'direct', country: 'US', device: 'phone', language: 'de-AT', reader: 'member' }
    expect(soundTraits(traits)).toEqual({ ...traits, language: 'de' })
    for (const country of ['XX', 'T1', 'us', '', 'USA', '<b>'])
      expect(soundTraits({ ...traits, country }).country).toBe('')
    expect(soundTraits({ ...traits, device: 'fridge', reader: 'king' })).toMatchObject({
      device: '',
      reader: '',
    })
  })

  test.each([
    ['en-GB,en;q=0.9', 'en'],
    ['fil', 'fil'],
    ['ZH-Hant', 'zh'],
    ['*', ''],
    ['', ''],
    ['english', ''],
    [null, ''],
  ])('has of the languages %s the first', (header, language) => {
    expect(languageOf(header)).toBe(language)
  })

  test('has whole seconds and twentieths within their limits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.constantFrom(-1, 1e12, Number.NaN)), (number) => {
        const seconds = soundSeconds(number)
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 86_400).toBe(true)
        const depth = depthOf(number)
        expect(depth === undefined || (Number.isInteger(depth) && depth >= 0 && depth <= 20)).toBe(true)
      }),
    )
    expect([depthOf(0), depthOf(0.5), depthOf(1), depthOf(undefined)]).toEqual([0, 10, 20, undefined])
  })

  test('is of now, if it would be of the future, and nothing, if it is of last year', () => {
    const now = Date.UTC(2026, 0, 1)
    expect(soundTime(now + 1000, now)).toBe(now + 1000)
    expect(soundTime(now + 86_400_000, now)).toBe(now)
    expect(soundTime(now - 86_400_000, now)).toBe(now - 86_400_000)
    expect(soundTime(now - 366 * 86_400_000, now)).toBeUndefined()
    expect(soundTime(Number.NaN, now)).toBeUndefined()
  })
})
