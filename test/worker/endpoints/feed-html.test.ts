import { expect, test } from 'vitest'
import type { StoryBody } from '../../../schema/story/paragraph'
import { decoratedBody } from '../../../worker/services/post/decorate'
import { storyHtml } from '../../../worker/services/rss/html'

const place = { origin: 'https://quire.example', link: 'https://quire.example/@a/b-0123456789ab' }
const html = (...body: StoryBody) => storyHtml(body, place).markup
const plain = { name: 'aaaa', markups: [] }

test('paragraphs, headings, quotes and line breaks', () => {
  expect(
    html(
      { ...plain, type: 'H2', text: 'A & B' },
      { ...plain, type: 'P', text: 'one\ntwo' },
      { ...plain, type: 'BQ', text: 'said' },
      { ...plain, type: 'BQ', text: 'and said' },
      { ...plain, type: 'PQ', text: 'pulled' },
      { name: 'bbbb', type: 'HR' },
    ),
  ).toBe(
    '<h2>A &amp; B</h2><p>one<br/>two</p><blockquote><p>said</p><p>and said</p></blockquote>' +
      '<blockquote><p>pulled</p></blockquote><hr/>',
  )
})

test('a text that is shown again in another place has the addresses of that place', () => {
  const markups = [{ type: 'A' as const, start: 0, end: 1, href: '/tag/a' }]
  const body: StoryBody = [{ ...plain, type: 'P', text: 'a', markups }]
  const other = { ...place, origin: 'https://other.example' }
  const linked = [place, other, other, place].map((where) => storyHtml(body, where).markup)
  expect(linked).toEqual(
    [place, other, other, place].map(({ origin }) => `<p><a href="${origin}/tag/a">a</a></p>`),
  )
})

test('a form that subscribes is a link to its page, which changes with the newsletter, and nothing without one', () => {
  const body: StoryBody = [{ name: 'aaaa', type: 'SUBSCRIBE' }]
  const of = (name: string) => ({ ...place, newsletter: { name, href: `${place.origin}/tides/newsletter` } })
  const link = (name: string) =>
    `<p><a href="https://quire.example/tides/newsletter"><strong>Get ${name} by email</strong></a></p>`
  expect([of('Tides'), of('Ebb & flow'), place].map((where) => storyHtml(body, where).markup)).toEqual([
    link('Tides'),
    link('Ebb &amp; flow'),
    '',
  ])
})

test('overlapping markups are nested', () => {
  const text = 'abcdef'
  const markups = [
    { type: 'STRONG' as const, start: 0, end: 4 },
    { type: 'EM' as const, start: 2, end: 6 },
    { type: 'A' as const, start: 1, end: 5, href: 'https://x.example/?a=1&b="2"', title: 'T' },
  ]
  expect(html({ ...plain, type: 'P', text, markups })).toBe(
    '<p><strong>a</strong><a href="https://x.example/?a=1&amp;b=%222%22" title="T"><strong>b<em>cd</em></strong>' +
      '<em>e</em></a><em>f</em></p>',
  )
})

test('links are absolute, and unsafe ones become text', () => {
  const link = (href: string) =>
    html({ ...plain, type: 'P', text: 'x', markups: [{ type: 'A', start: 0, end: 1, href }] })
  expect(link('/tag/ocean')).toBe('<p><a href="https://quire.example/tag/ocean">x</a></p>')
  expect(link('#fn-1')).toBe(`<p><a href="${place.link}#fn-1">x</a></p>`)
  expect(link('java\nscript:alert(1)')).toBe('<p>x</p>')
  expect(link('data:text/html,x')).toBe('<p>x</p>')
})

test('the box of a to-do list is a sign', () => {
  const item = (text: string, isDone: boolean) => ({ ...plain, type: 'ULI' as const, text, level: 0, isDone })
  expect(html(item('a', true), item('b', false))).toBe('<ul><li>☑ a</li><li>☐ b</li></ul>')
})

test('lists nest by level and are split by kind', () => {
  const item = (type: 'ULI' | 'OLI', text: string, level: number, start?: number) => ({
    ...plain,
    type,
    text,
    level,
    ...(start === undefined ? {} : { start }),
  })
  expect(
    html(
      item('ULI', 'a', 0),
      item('OLI', 'b', 1),
      item('OLI', 'c', 1),
      item('ULI', 'd', 0),
      item('OLI', 'e', 0, 3),
    ),
  ).toBe('<ul><li>a<ol><li>b</li><li>c</li></ol></li><li>d</li></ul><ol start="3"><li>e</li></ol>')
  expect(html(item('ULI', 'deep', 2), item('ULI', 'less', 0))).toBe(
    '<ul><li>deep</li></ul><ul><li>less</li></ul>',
  )
})

test('code keeps its lines and its language', () => {
  expect(html({ ...plain, type: 'PRE', text: 'a < b\n  c', language: 'ts' })).toBe(
    '<pre><code class="language-ts">a &lt; b\n  c</code></pre>',
  )
})

test('our own pictures have absolute addresses and aren’t WebP; others stay at their source', () => {
  const image = { ...plain, type: 'IMG' as const, text: '', alt: 'A "tide"', layout: 'inset' as const }
  expect(html({ ...image, imageId: 'b'.repeat(24), width: 2384, height: 1000, text: 'Caption' })).toBe(
    `<figure><img src="https://quire.example/_/image/resample-w1192/${'b'.repeat(24)}" alt="A &quot;tide&quot;" ` +
      'width="1192" height="500"/><figcaption>Caption</figcaption></figure>',
  )
  expect(html({ ...image, src: 'https://x.example/a.png', foreignId: 'signed', href: '/about' })).toBe(
    '<figure><a href="https://quire.example/about"><img src="https://quire.example/_/image/resample-w1192/signed" alt="A &quot;tide&quot;"/></a></figure>',
  )
  expect(html({ ...image, src: 'javascript:alert(1)' })).toBe('')
})

test('frames contain a link for readers that show none, and cards are links', () => {
  expect(
    html({ ...plain, type: 'IFRAME', text: '', src: 'https://player.vimeo.com/video/12345', title: 'Film' }),
  ).toBe(
    '<figure><iframe src="https://player.vimeo.com/video/12345" title="Film"></iframe>' +
      '<figcaption><a href="https://player.vimeo.com/video/12345">Film</a></figcaption></figure>',
  )
  expect(
    html({
      name: 'cccc',
      type: 'MIXTAPE_EMBED',
      href: 'https://x.example/',
      title: 'X',
      description: '',
      site: 'x',
    }),
  ).toBe('<p><a href="https://x.example/"><strong>X</strong></a><br/>x</p>')
})

test('tables keep their head and alignment', () => {
  const cell = (text: string) => ({ text, markups: [] })
  expect(
    html({
      ...plain,
      type: 'TABLE',
      text: '',
      align: [null, 'right'],
      head: [cell('a'), cell('b')],
      rows: [[cell('1'), cell('2')]],
    }),
  ).toBe(
    '<table><thead><tr><th scope="col">a</th><th scope="col" style="text-align:right">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td style="text-align:right">2</td></tr></tbody></table>',
  )
})

test('a formula is MathML, or its source if it can’t be converted', () => {
  expect(html(...decoratedBody([{ name: 'dddd', type: 'MATH', text: 'x^2 < y' }]))).toMatch(
    /^<p><math[ >].*<msup>.*&lt;.*<\/math><\/p>$/s,
  )
  expect(html({ name: 'dddd', type: 'MATH', text: '\\frac{<b>' })).toBe(
    '<pre><code>\\frac{&lt;b&gt;</code></pre>',
  )
})

test('notes are collected at the end', () => {
  expect(html({ ...plain, type: 'FOOTNOTE', label: '1', text: 'A note' })).toBe(
    '<hr/><p id="fn-1"><sup>1</sup> A note</p>',
  )
})
