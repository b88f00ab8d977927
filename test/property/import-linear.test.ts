import { describe, expect, test } from 'vitest'
import { htmlToParagraphs, readHtml } from '../../worker/services/import/html-to-paragraphs'
import { withoutLiquid } from '../../worker/services/import/markdown/liquid'
import { readFeed } from '../../worker/services/import/web/read-feed'
import { storyContent } from '../../worker/services/import/wordpress/content'
import { PictureSizes } from '../../worker/services/import/wordpress/picture-sizes'
import type { WxrItem, WxrSurvey } from '../../worker/services/import/wordpress/wxr'
import { leastCpuTime } from '../support/cpu-time'

const survey: WxrSurvey = {
  title: '',
  description: '',
  link: 'https://blog.example',
  language: 'en',
  authors: [],
  attachments: new Map(),
  patterns: new Map(),
  sizes: new PictureSizes(),
  notes: [],
}
const story = (content: string) =>
  storyContent(
    { content, footnotes: '', recordings: [], postId: '1', link: '' } as unknown as WxrItem,
    survey,
  )

/** A story of patterns, each of which shows the same ones. */
const patterned = (content: string) =>
  storyContent({ content, footnotes: '', recordings: [], postId: '1', link: '' } as unknown as WxrItem, {
    ...survey,
    patterns: new Map([['7', content]]),
  })

/** Inputs that one fault makes slow to read: `n` is how often the part is repeated. */
const HOSTILE: Record<string, (n: number) => unknown> = {
  'shortcodes of many names': (n) => story(Array.from({ length: n }, (_, i) => `[a${i} b="c"]`).join('')),
  'shortcodes that never end': (n) => story('[gallery "'.repeat(n)),
  brackets: (n) => story('[a '.repeat(n)),
  'block comments': (n) => story('<!-- wp:paragraph {'.repeat(n)),
  'block comments with ends': (n) => story('<!-- wp:group {"a":1} -->x'.repeat(n / 4)),
  'links in a caption': (n) => story(`[caption]${'<a '.repeat(n)}[/caption]`),
  'tags in an address': (n) => story(`[embed]${'<'.repeat(n)}[/embed]`),
  formulas: (n) => story('$latex '.repeat(n)),
  styles: (n) => htmlToParagraphs(`<p><span style="${'text-decoration:'.repeat(n)}">x</span></p>`),
  'notes within notes': (n) => htmlToParagraphs('<div class="footnotes">'.repeat(n / 8)),
  'boxes around code': (n) => readHtml('<div class="code-box">'.repeat(n / 8)),
  'boxes within code': (n) => readHtml(`<pre>${'<div class="ln">'.repeat(n / 8)}`),
  'lines of code': (n) => readHtml(`<pre><code>${'<span class="line">x</span>'.repeat(n / 4)}`),
  'rows of code': (n) => readHtml(`<table class="highlight">${'<tr><td class="code">x'.repeat(n / 8)}`),
  'labels of code': (n) =>
    readHtml(`<pre>${'<div>js<button>x</button></div>'.repeat(n / 8)}<code>x</code></pre>`),
  'formulas within formulas': (n) => readHtml('<span class="katex">'.repeat(n / 8)),
  'elements of scripts': (n) => readHtml('<div data-attrs=\'{"text":"a b"}\'>'.repeat(n / 8)),
  'posts within posts': (n) =>
    readHtml(
      `<div data-attrs='${'{"name":"a","full_text":"b","quoted_tweet":'.repeat(n / 8)}1${'}'.repeat(n / 8)}'></div>`,
    ),
  'films without files': (n) => readHtml('<div class="kg-video-card" data-kg-thumbnail="x">'.repeat(n / 8)),
  'words that are left out': (n) =>
    readHtml(Array.from({ length: n / 4 }, (_, i) => `<nav>w${i} x</nav>`).join('')),
  'links that are left out': (n) => readHtml('<a href="tel:1"><p>x</p></a>'.repeat(n / 8)),
  'patterns within patterns': (n) => patterned('<!-- wp:block {"ref":7} /-->'.repeat(n / 32)),
  'tags in quotes': (n) => withoutLiquid(`\`${'{% youtube x %}'.repeat(n / 4)}`),
  'texts of an entry': (n) =>
    readFeed(
      `<rss><channel><item>${'<description>x</description><author>y</author>'.repeat(n / 8)}</item></channel></rss>`,
    ),
  'distinct fonts': (n) =>
    htmlToParagraphs(Array.from({ length: n / 8 }, (_, i) => `<font color="${i}"><p>x</p>`).join('')),
  'open formatting': (n) =>
    htmlToParagraphs(Array.from({ length: n / 8 }, (_, i) => `<b id="${i}"><p>x</p>`).join('')),
}

describe('reading takes time in proportion to the input', () => {
  test.each(Object.entries(HOSTILE))('%s', (_, run) => {
    run(2_000)
    const [few, many] = [8_000, 64_000].map((n) => leastCpuTime(2, () => run(n)))
    // Eight times as much may take eight times as long, or a bit more on a busy machine, but not 64 times.
    expect(many).toBeLessThan(Math.max(300, (few ?? 0) * 24))
  })
})

test('a character that is cut in half doesn’t keep a story out', () => {
  const alt = `${'x'.repeat(999)}😀`
  const [image] = htmlToParagraphs(`<img src="https://a.example/a.png" alt="${alt}">`)
  expect(image).toMatchObject({ type: 'IMG', alt: 'x'.repeat(999) })
})
