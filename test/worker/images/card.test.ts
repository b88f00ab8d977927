import { describe, expect, test } from 'vitest'
import mark from '../../../schema/brand/public/mark.svg?raw'
import { ResvgRasterizer } from '../../../worker/platform/images/rasterizer'
import { drawCard } from '../../../worker/services/media/card/card'
import { coverArt, coverSvg } from '../../../worker/services/media/card/cover'
import { drawQuoteCard } from '../../../worker/services/media/card/quote-card'
import { plain, setText, textWidth } from '../../../worker/services/media/card/typeset'
import { fontFile } from './fonts'
import { inspected, look } from './pictures'

const content = {
  seed: '0123456789ab',
  title: 'The tide that comes twice',
  author: 'Maren Okafor',
  publication: 'Tidewater',
  product: 'Quire',
}
const PAPER = [247, 242, 231] as const

/** How many places of a part of the card aren't paper. */
async function ink(card: ReturnType<typeof drawCard>, part: { from: number; to: number }): Promise<number> {
  const bytes = await new ResvgRasterizer().png(card.svg, await Promise.all(card.fonts.map(fontFile)))
  const seen = await look({ bytes, type: 'image/png' })
  let count = 0
  for (let y = part.from; y < part.to; y += 0.5)
    for (let x = 5; x < 60; x += 0.25) if (!seen.shows(x, y, PAPER)) count += 1
  return count
}

describe('a social card', () => {
  test('is a PNG of 1200 by 630', async () => {
    const { svg, fonts } = drawCard(content)
    const bytes = await new ResvgRasterizer().png(svg, await Promise.all(fonts.map(fontFile)))
    expect(inspected(bytes)).toMatchObject({ type: 'image/png', width: 1200, height: 630 })
  })

  test('shows title, author and publication', async () => {
    const full = drawCard(content)
    expect(await ink(full, { from: 35, to: 70 })).toBeGreaterThan(1000)
    expect(await ink(full, { from: 78, to: 94 })).toBeGreaterThan(200)
    expect(await ink(drawCard({ ...content, title: '' }), { from: 70, to: 77 })).toBe(0)
  })

  test.each(['Łódź', 'Việt', 'Эй', 'Ωή', 'Œï'])('shows every letter of %s', async (title) => {
    const letters = [...title].filter((letter) => letter !== ' ')
    for (const letter of letters)
      expect(await ink(drawCard({ ...content, title: letter }), { from: 35, to: 70 })).toBeGreaterThan(20)
  })

  test.each(['日本語のタイトル', 'שלום', 'ทะเล', 'Tide 潮'])(
    'omits a title that the typeface can’t show: %s',
    (title) => {
      const card = drawCard({ ...content, title })
      expect(card.svg).not.toContain(title)
      expect(card.svg).toContain('Maren Okafor')
    },
  )

  test('omits emoji and shows the rest', () => {
    expect(drawCard({ ...content, title: 'Tides 🌊👩🏽‍🚀 rise 🇳🇴' }).svg).toContain('>Tides rise<')
  })

  test('escapes people’s text', () => {
    const { svg } = drawCard({ ...content, title: '<image/>', author: '</text> & "so" on' })
    expect(svg).toContain('>&lt;image/&gt;<')
    expect(svg).toContain('>&lt;/text&gt; &amp; &quot;so&quot; on<')
  })

  test('of a passage shows its words, over at most eight lines', async () => {
    const quoted = { ...content, title: 'The tide turns.', publication: 'Tides & quays' }
    const { svg } = drawQuoteCard(quoted)
    for (const text of ['The tide turns.', 'Maren Okafor', 'Tides &amp; quays', 'Quire'])
      expect(svg).toContain(`>${text}<`)
    expect(await ink(drawQuoteCard(quoted), { from: 40, to: 60 })).toBeGreaterThan(500)
    const long = drawQuoteCard({ ...quoted, title: 'Words and more words. '.repeat(50) })
    expect(long.svg.match(/font-size="28" fill="#26221c"/g)).toHaveLength(8)
    expect(long.svg).toContain('…')
  })

  test('loads only the fonts of its scripts', () => {
    expect(drawCard(content).fonts).toEqual(['latin-400', 'latin-600'])
    expect(drawCard({ ...content, title: 'Приливы' }).fonts).toContain('cyrillic-600')
  })
})

describe('typesetting a text', () => {
  const sizes = [
    { size: 60, lines: 2 },
    { size: 30, lines: 3 },
  ]

  test('uses the largest size that fits', () => {
    expect(setText('Flour', sizes, 600).size).toBe(60)
    expect(setText('Flour is always one hundred, said the baker, and wrote it down', sizes, 600).size).toBe(
      30,
    )
  })

  test.each(['word '.repeat(80), 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)])(
    'truncates what doesn’t fit at any size: %#',
    (title) => {
      const { lines } = setText(plain(title), sizes, 600)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(lines.at(-1)).toMatch(/…$/)
      for (const line of lines) expect(textWidth(line, 30)).toBeLessThanOrEqual(600)
    },
  )

  test('balances the lines', () => {
    const { lines } = setText('The tide that comes twice', [{ size: 60, lines: 2 }], 600)
    expect(lines).toEqual(['The tide that', 'comes twice'])
  })
})

describe('a cover', () => {
  test('is always the same for a story', () => {
    expect(coverSvg('0123456789ab')).toBe(coverSvg('0123456789ab'))
    expect(coverSvg('0123456789ab')).not.toBe(coverSvg('0123456789ac'))
  })

  test('fills its frame, with its fold in view', async () => {
    for (let i = 0; i < 20; i += 1) {
      const id = (i * 7919 + 1).toString(16).padStart(12, '0')
      expect(coverArt(id).fold).toBeGreaterThanOrEqual(300)
      expect(coverArt(id).fold).toBeLessThanOrEqual(900)
    }
    const seen = await look({
      bytes: await new ResvgRasterizer().png(coverSvg('0123456789ab'), []),
      type: 'image/png',
    })
    expect(seen.size).toEqual([1200, 600])
    for (const [x, y] of [
      [0, 0],
      [99, 0],
      [0, 99],
      [99, 99],
    ] as const)
      expect(seen.at(x, y)[3]).toBe(255)
  })
})

test('the logo on a card is the site’s logo', () => {
  const path = / d="([^"]+)"/.exec(mark)?.[1]
  expect(path).toBeDefined()
  expect(drawCard(content).svg).toContain(`d="${path}"`)
})
