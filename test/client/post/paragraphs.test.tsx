import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { MARKUP_TYPES, type Markup, PARAGRAPH_TYPES, type Paragraph } from '../../../schema/story/paragraph'
import { decoratedBody } from '../../../worker/services/post/decorate'
import { markupOf } from '../render'

const IMAGE = '0123456789abcdef01234567'
type Unnamed = Paragraph extends infer Each ? (Each extends Paragraph ? Omit<Each, 'name'> : never) : never

/** A paragraph's markup, as a story is shown, without its direction, which direction.test.tsx is about. */
const shown = (...paragraphs: Unnamed[]): string =>
  markupOf(
    <StoryBody body={decoratedBody(paragraphs.map((one, i) => ({ ...one, name: `p${i}` }) as Paragraph))} />,
  ).replaceAll(' dir="auto"', '')

const text = (text: string, ...markups: Markup[]) => ({ text, markups })

const CASES: [Unnamed, ...string[]][] = [
  [{ type: 'P', ...text('One\ntwo') }, '<p>One<br/>two</p>'],
  [
    { type: 'P', callout: 'tip', ...text('Boxed') },
    '<aside class="callout" data-callout="tip" role="note" aria-label="Tip">',
    '<b aria-hidden="true"><bdi>Tip</bdi></b><p>Boxed</p></aside>',
  ],
  [{ type: 'H2', ...text('Part') }, '<h2 id="h-p0">Part</h2>'],
  [{ type: 'H3', ...text('Part') }, '<h3 id="h-p0">Part</h3>'],
  [{ type: 'H4', ...text('Part') }, '<h4>Part</h4>'],
  [{ type: 'BQ', ...text('Said') }, '<blockquote>Said</blockquote>'],
  [{ type: 'PQ', ...text('Said') }, '<blockquote class="pull">Said</blockquote>'],
  [{ type: 'TOGGLE', ...text('More') }, '<details><summary>More</summary></details>'],
  [
    { type: 'BUTTON', label: 'Get it', href: 'https://a.example/' },
    '<div class="call"><a href="https://a.example/" rel="noopener ugc nofollow" target="_blank">Get it</a></div>',
  ],
  // A text that is no story's has nobody to subscribe to.
  [{ type: 'SUBSCRIBE' }, '"></div>'],
  [{ type: 'ULI', level: 0, ...text('Item') }, '<ul><li>Item</li></ul>'],
  [{ type: 'OLI', level: 0, start: 3, ...text('Item') }, '<ol start="3"><li>Item</li></ol>'],
  [
    { type: 'PRE', language: 'ts', ...text("const a = '<b>'") },
    '<pre dir="ltr" role="group" tabindex="0" aria-label="Code" data-language="ts">',
    '<span class="t-keyword">const</span>',
    '<span class="t-string">&#x27;&lt;b&gt;&#x27;</span>',
  ],
  [{ type: 'PRE', ...text('plain <b>') }, '<code>plain &lt;b&gt;</code>'],
  [
    {
      type: 'IMG',
      alt: 'A boat',
      layout: 'inset',
      imageId: IMAGE,
      width: 1600,
      height: 1000,
      ...text('Caption'),
    },
    '<figure data-layout="inset">',
    'alt="A boat"',
    'width="1600" height="1000"',
    'loading="lazy"',
    'srcSet="/_/image/resample-w320-webp/',
    'sizes="(min-width: 728px) 680px, 100vw"',
    '<figcaption>Caption</figcaption>',
  ],
  [
    {
      type: 'IFRAME',
      src: 'https://player.vimeo.com/video/1',
      title: 'A film',
      width: 16,
      height: 9,
      ...text(''),
    },
    '<a href="https://player.vimeo.com/video/1" target="_blank" rel="noopener">A film</a>',
    '<noscript><iframe src="https://player.vimeo.com/video/1" title="A film" loading="lazy"',
    'sandbox="allow-scripts',
  ],
  [
    {
      type: 'MIXTAPE_EMBED',
      href: 'https://example.org/',
      title: 'Card',
      description: 'Words',
      site: 'Example',
    },
    'class="card"',
    'rel="noopener ugc nofollow"',
    '<strong>Card</strong><span>Words</span><small>Example</small>',
  ],
  [
    {
      type: 'MIXTAPE_EMBED',
      href: 'https://example.org/a.mp4',
      title: 'A film',
      description: 'Words',
      site: 'example.org',
      imageId: IMAGE,
      player: {
        kind: 'video',
        width: 640,
        height: 480,
        tracks: [{ src: 'https://example.org/a.vtt', kind: 'captions', language: 'en', label: 'English' }],
      },
    },
    '<video src="https://example.org/a.mp4" aria-label="A film" controls="" preload="none" playsInline=""',
    `poster="/_/image/resample-w1360-webp/${IMAGE}"`,
    'style="aspect-ratio:640 / 480" crossorigin="anonymous"',
    '<track src="https://example.org/a.vtt" kind="captions" label="English" srcLang="en"/>',
    '<figcaption><a href="https://example.org/a.mp4" rel="noopener ugc nofollow" target="_blank">A film</a> · Words',
  ],
  [
    {
      type: 'MIXTAPE_EMBED',
      href: 'https://example.org/a.mp3',
      title: 'A talk',
      description: '',
      site: 'example.org',
      player: { kind: 'audio' },
    },
    '<audio src="https://example.org/a.mp3" aria-label="A talk" controls="" preload="none">',
  ],
  [{ type: 'HR' }, '<hr/>'],
  [
    { type: 'TABLE', align: ['right'], head: [text('Head')], rows: [[text('Cell')]], ...text('Caption') },
    '<caption>Caption</caption>',
    '<th data-align="right" scope="col">Head</th>',
    '<td data-align="right">Cell</td>',
  ],
  [{ type: 'MATH', text: '\\frac{1}{2}' }, '<math', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
  [{ type: 'MATH', text: '\\nothing{' }, '<code>\\nothing{</code>'],
  [{ type: 'FOOTNOTE', label: '1', ...text('Note') }, '<p class="note" id="fn-1">', 'href="#fnref-1"'],
]

test.each(CASES)('%o', (paragraph, ...parts) => {
  const markup = shown(paragraph)
  for (const part of parts) expect(markup).toContain(part)
})

test('every type of paragraph is among these', () => {
  const types = new Set(CASES.map(([{ type }]) => type))
  expect(PARAGRAPH_TYPES.filter((type) => !types.has(type))).toEqual([])
})

test('every markup has its element, one in another', () => {
  const all = MARKUP_TYPES.map(
    (type): Markup => ({ type, start: 0, end: 4, ...(type === 'A' && { href: '/about' }) }),
  )
  expect(shown({ type: 'P', ...text('Text', ...all) })).toContain(
    '<a href="/about"><strong><em><mark><s><code>Text</code></s></mark></em></strong></a>',
  )
})

test('a formula in running text is MathML, and its source where it can’t be set or is cut in two', () => {
  const formula = (end: number): Markup => ({ type: 'CODE', isFormula: true, start: 3, end })
  expect(shown({ type: 'P', ...text('As a^2 is', formula(6)) })).toMatch(
    /<p>As <math[^>]*>(?!.*display="block").*<msup>.*<\/math> is<\/p>/,
  )
  expect(shown({ type: 'P', ...text('As \\no{ is', formula(7)) })).toContain(
    '<p>As <code>\\no{</code> is</p>',
  )
  const cut = shown({ type: 'P', ...text('As a^2 is', formula(6), { type: 'STRONG', start: 0, end: 5 }) })
  expect(cut).toContain('<strong>As <code>a^</code></strong><code>2</code> is')
  const cell = text('As a^2', formula(6))
  expect(shown({ type: 'TABLE', align: [null], rows: [[cell]], ...text('') })).toContain('<td>As <math')
})

test('pictures of a gallery are a grid of their own, and each can be enlarged', () => {
  const picture = (gallery?: 'start' | 'continue'): Unnamed => ({
    type: 'IMG',
    alt: '',
    layout: 'full-width',
    imageId: IMAGE,
    width: 1600,
    height: 1000,
    ...(gallery ? { gallery } : {}),
    ...text(gallery === 'start' ? 'First' : ''),
  })
  const next = picture('continue')
  const markup = shown(picture('start'), next, next, picture('start'), next, picture())
  const galleries = markup.split('<div class="gallery"').slice(1)
  expect(galleries.map((gallery) => gallery.split('data-enlarge').length - 1)).toEqual([3, 3])
  expect(markup).toMatch(
    /<div class="gallery">.*First.*<div class="gallery">.*First.*<\/div><figure data-layout="full-width">/s,
  )
  // What is left of a gallery after the others were removed is a picture like any other.
  expect(shown(next, { type: 'P', ...text('Text') }, picture('start'))).not.toContain('gallery')
  expect(galleries[0]).toContain('sizes="(min-width: 728px) 340px, 50vw"')
})

test('what a writer writes stays text', () => {
  const markup = shown({ type: 'P', ...text('<script>x()</script> & "so"') })
  expect(markup).not.toContain('<script>')
  expect(markup).toContain('&lt;script&gt;x()&lt;/script&gt; &amp;')
})

test('callouts of one kind share a box, and others have their own', () => {
  const p = (callout: 'note' | 'tip' | undefined, words: string) =>
    ({ type: 'P', ...(callout ? { callout } : {}), ...text(words) }) as const
  const markup = shown(p('tip', 'a'), p('tip', 'b'), p('note', 'c'), p(undefined, 'd'), p('note', 'e'))
  expect(markup.match(/<aside|<\/aside>|<p>.<\/p>/g)).toEqual([
    '<aside',
    '<p>a</p>',
    '<p>b</p>',
    '</aside>',
    '<aside',
    '<p>c</p>',
    '</aside>',
    '<p>d</p>',
    '<aside',
    '<p>e</p>',
    '</aside>',
  ])
})

test('a card shows the picture of its page', () => {
  const card = {
    type: 'MIXTAPE_EMBED',
    href: 'https://example.org/',
    title: 'T',
    description: '',
    site: 'S',
  } as const
  expect(shown(card)).not.toContain('<img')
  expect(shown({ ...card, imageId: IMAGE })).toMatch(/<small>S<\/small><img [^>]*alt=""/)
})
