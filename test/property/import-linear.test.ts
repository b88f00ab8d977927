import { describe, expect, test } from 'vitest'
import { htmlToParagraphs } from '../../worker/services/import/html-to-paragraphs'
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
