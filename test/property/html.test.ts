import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { checkBody } from '../../schema/story/check-body'
import type { Paragraph } from '../../schema/story/paragraph'
import { paragraphSchema } from '../../schema/story/paragraph-schema'
import { paragraphText } from '../../schema/story/text'
import { htmlToParagraphs } from '../../worker/services/import/html-to-paragraphs'
import { cases } from '../support/cases'
import { leastCpuTime } from '../support/cpu-time'

const TAGS =
  'p div h1 h3 h6 b strong em i a code pre ul ol li blockquote figure figcaption img iframe table thead tr td th caption br hr sup sub q del mark span section details summary dl dt dd cite footer video audio math svg template noscript input object font center'.split(
    ' ',
  )
const ATTRIBUTES = [
  '',
  ' href="https://example.org/a"',
  ' href="javascript:alert(1)"',
  ' href="java&#10;script:alert(1)"',
  ' href="#fn1"',
  ' src="https://example.org/a.png"',
  ' src="data:image/png;base64,AA"',
  ' src="https://www.youtube.com/embed/ex8fMxXJDJw"',
  ' class="footnotes"',
  ' class="pullquote"',
  ' class="wp-block-cover" style="background-image:url(https://example.org/b.png)"',
  ' class="language-js"',
  ' class="link-card"',
  ' id="fn1"',
  ' colspan="3"',
  ' rowspan="900000"',
  ' start="-4"',
  ' data-newlines="keep"',
  ' hidden',
  ' onclick="alert(1)"',
]

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    ' ',
    '\n',
    '\n\n',
    '&nbsp;',
    '&lt;b&gt;',
    '\u0000',
    '\ud800',
    '😀',
    'https://youtu.be/ex8fMxXJDJw',
    ']]>',
  ),
)
const tag = fc.tuple(fc.constantFrom(...TAGS), fc.constantFrom(...ATTRIBUTES))
const stray = fc.oneof(
  tag.map(([name, attribute]) => `<${name}${attribute}>`),
  fc.constantFrom(...TAGS).map((name) => `</${name}>`),
)
/** Trees with some of their tags missing, as people write them. */
const tree: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 7, depthSize: 'large', withCrossShrink: true },
    text,
    fc
      .tuple(tag, fc.array(tie('node'), { maxLength: 4, size: 'max' }))
      .map(([[name, attribute], inner]) => `<${name}${attribute}>${inner.join('')}</${name}>`),
  ),
})).node
const anyHtml = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.oneof({ weight: 8, arbitrary: tree }, stray), { maxLength: 8, size: 'max' })
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
)
const options = fc.record(
  {
    keepsNewlines: fc.boolean(),
    embedsAddresses: fc.boolean(),
    baseUrl: fc.constant('https://blog.example/2020/'),
  },
  { requiredKeys: [] },
)

describe('any HTML', () => {
  it('becomes a body that may be stored', () => {
    fc.assert(
      fc.property(anyHtml, options, (html, given) => {
        const body: unknown[] = JSON.parse(JSON.stringify(htmlToParagraphs(html, given)))
        expect(checkBody(body)).toEqual([])
        // A writer can go on with it: the editor sends such paragraphs back.
        expect(body.filter((paragraph) => !v.is(paragraphSchema, paragraph))).toEqual([])
      }),
      { numRuns: cases(1500) },
    )
  })

  it('becomes the same body every time, names included', () => {
    fc.assert(
      fc.property(anyHtml, options, (html, given) => {
        expect(htmlToParagraphs(html, given)).toEqual(htmlToParagraphs(html, given))
      }),
      { numRuns: cases(200) },
    )
  })

  it('leaves nothing of scripts and styles', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const body = htmlToParagraphs(`<script>steal()</script><style>.steal{}</style>${html}`)
        expect(JSON.stringify(body)).not.toContain('steal')
      }),
      { numRuns: cases(200) },
    )
  })
})

const word = fc.stringMatching(/^[a-zé漢]{1,8}$/)
const MARKS = ['b', 'strong', 'em', 'i', 'code', 's', 'mark', 'u', 'span', 'small', 'a'] as const

/** Running text with simple markup: its HTML, and the words that must remain. */
const inline: fc.Arbitrary<{ html: string; words: string[] }> = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word.map((w) => ({ html: ` ${w} `, words: [w] })),
    fc
      .tuple(
        fc.constantFrom(...MARKS),
        fc.array(tie('node') as fc.Arbitrary<{ html: string; words: string[] }>, { maxLength: 3 }),
      )
      .map(([tag, inner]) => ({
        html: `<${tag}>${inner.map((n) => n.html).join('')}</${tag}>`,
        words: inner.flatMap((n) => n.words),
      })),
  ),
})).node as fc.Arbitrary<{ html: string; words: string[] }>

const block = fc
  .tuple(
    fc.constantFrom('p', 'h2', 'h3', 'blockquote', 'div', 'li'),
    fc.array(inline, { minLength: 1, maxLength: 6 }),
  )
  .map(([tag, nodes]) => ({
    html: `<${tag}>${nodes.map((n) => n.html).join('')}</${tag}>`,
    words: nodes.flatMap((n) => n.words),
  }))

describe('simple markup', () => {
  it('keeps every word, in order, one space between', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 6 }), (blocks) => {
        const body = htmlToParagraphs(blocks.map((b) => b.html).join('\n'))
        const expected = blocks.map((b) => b.words.join(' ')).filter(Boolean)
        expect(body.map(paragraphText)).toEqual(expected)
      }),
    )
  })

  it('keeps a paragraph name while others change', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 2, maxLength: 8 }), ([kept = '', ...others]) => {
        const alone = htmlToParagraphs(`<p>${kept}</p>`)[0]?.name
        const among = htmlToParagraphs(`<p>${kept}</p>${others.map((w) => `<h2>${w}</h2>`).join('')}`)[0]
          ?.name
        expect(among).toBe(alone)
      }),
    )
  })
})

describe('a hostile document', () => {
  it.each([
    ['deep', `${'<div>'.repeat(20_000)}x`],
    ['deep inline', `${'<b><i>'.repeat(5_000)}x`],
    ['deep lists', `${'<ul><li>'.repeat(3_000)}x`],
    ['deep tables', `${'<table><tr><td>'.repeat(400)}x`],
    ['many tags', '<p>a<br>'.repeat(20_000)],
    ['many links', '<a href="https://example.org/">a</a> '.repeat(5_000)],
    ['wide', `<table><tr>${'<td colspan="1000">x'.repeat(500)}</table>`],
  ])('that is %s is read in time', (_name, html) => {
    let body: Paragraph[] = []
    const taken = leastCpuTime(1, () => {
      body = htmlToParagraphs(html)
    })
    expect(taken).toBeLessThan(4_000)
    expect(body.length).toBeGreaterThan(0)
  })
})
