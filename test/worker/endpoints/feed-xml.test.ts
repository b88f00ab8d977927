import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MARKUP_TYPES, type Markup, type Paragraph } from '../../../schema/story/paragraph'
import { writeAtom } from '../../../worker/services/rss/atom'
import type { FeedDocument } from '../../../worker/services/rss/document'
import { storyHtml } from '../../../worker/services/rss/html'
import { writeRss } from '../../../worker/services/rss/rss'
import { cases } from '../../support/cases'
import { one, parseRss, parseXml } from './xml'

/** Text as bad as it comes: markup, ends of sections, control characters, halves of characters. */
const badText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(
      fc.constantFrom(
        ']]>',
        '<',
        '&amp;',
        '&',
        '"',
        "'",
        '\0',
        '\u0008',
        '\uFFFE',
        '\uD800',
        '\uDC00',
        '😀',
        '</item>',
        '<!--',
        '\r\n',
        'a',
      ),
    )
    .map((parts) => parts.join('')),
)

const markup: fc.Arbitrary<Markup> = fc.record({
  type: fc.constantFrom(...MARKUP_TYPES),
  start: fc.integer({ min: -2, max: 20 }),
  end: fc.integer({ min: -2, max: 30 }),
  href: fc.oneof(badText, fc.webUrl(), fc.constantFrom('/a', '#b', 'javascript:x')),
  title: badText,
})
const marked = { text: badText, markups: fc.array(markup, { maxLength: 6 }) }
const name = fc.constant('aaaa')

const paragraph: fc.Arbitrary<Paragraph> = fc.oneof(
  fc.record({ name, type: fc.constantFrom('P', 'H2', 'BQ', 'PQ'), ...marked }),
  fc.record({ name, type: fc.constantFrom('ULI', 'OLI'), level: fc.integer({ min: 0, max: 3 }), ...marked }),
  fc.record({ name, type: fc.constant('PRE'), language: badText, ...marked }),
  fc.record({
    name,
    type: fc.constant('IMG'),
    alt: badText,
    layout: fc.constant('inset'),
    src: fc.webUrl(),
    ...marked,
  }),
  fc.record({ name, type: fc.constant('IFRAME'), src: fc.webUrl(), title: badText, ...marked }),
  fc.record({
    name,
    type: fc.constant('MIXTAPE_EMBED'),
    href: fc.webUrl(),
    title: badText,
    description: badText,
    site: badText,
  }),
  fc.record({ name, type: fc.constant('MATH'), text: badText }),
  fc.record({ name, type: fc.constant('FOOTNOTE'), label: badText, ...marked }),
) as fc.Arbitrary<Paragraph>

const place = { origin: 'https://quire.example', link: 'https://quire.example/p/0123456789ab' }

const feedWith = (text: string, body: Paragraph[]): FeedDocument => ({
  id: 'https://quire.example/feed/latest',
  title: text,
  description: text,
  link: 'https://quire.example/',
  self: `https://quire.example/feed/latest?after=${encodeURIComponent(text.toWellFormed())}`,
  next: null,
  image: 'https://quire.example/icon-192.png',
  hub: null,
  generator: text,
  items: [
    {
      id: 'https://quire.example/p/0123456789ab',
      title: text,
      link: place.link,
      creators: [text],
      categories: [text],
      publishedAt: 0,
      updatedAt: 0,
      language: 'en',
      summary: text,
      html: storyHtml(body, place),
      picture: { url: 'https://quire.example/a.png' },
    },
  ],
})

test('a feed and the HTML in it are well-formed, whatever titles and texts contain', () => {
  fc.assert(
    fc.property(badText, fc.array(paragraph, { maxLength: 5 }), (text, body) => {
      const { items } = parseRss(writeRss(feedWith(text, body)))
      const html = items[0] && one(items[0], 'content:encoded').text
      parseXml(`<div>${html}</div>`)
      const atom = one(parseXml(writeAtom(feedWith(text, body))), 'entry')
      expect(one(atom, 'content').text).toBe(html)
    }),
    { numRuns: cases(300) },
  )
})

test('text that XML can represent is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const { channel, items } = parseRss(writeRss(feedWith(text, [])))
      expect(one(channel, 'title').text).toBe(text)
      expect(items[0] && one(items[0], 'dc:creator').text).toBe(text)
    }),
  )
})
