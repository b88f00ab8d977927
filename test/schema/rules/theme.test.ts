import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from '../../../schema/rules/contrast'
import { faintColors, nearestReadable, type Theme, themeStyle } from '../../../schema/rules/theme'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const fonts = { font1: 'SERIF_1', font2: 'SERIF_2', font3: 'SANS_SERIF_1' } as const

/** A token's colours in light and dark mode. */
const modes = (style: Record<string, string>, name: string): string[] =>
  style[`--color-${name}`]?.match(/#[0-9a-f]{6}/g) ?? []

test('an allowed theme is easy to read in both modes, whatever its colours', () => {
  fc.assert(
    fc.property(color, color, color, (background, text, tint) => {
      const theme: Theme = { background, text, tint, ...fonts }
      fc.pre(faintColors(theme).length === 0)
      const style = themeStyle(theme)
      const papers = modes(style, 'paper')
      const least = {
        ink: 7,
        'ink-soft': 4.5,
        'ink-faint': 4.5,
        accent: 4.5,
        danger: 4.5,
        success: 4.5,
        focus: 3,
      }
      for (const [name, contrast] of Object.entries(least))
        for (const mode of [0, 1]) {
          const tones = modes(style, name)
          const [tone = '', paper = ''] = [tones[mode] ?? tones[0], papers[mode] ?? papers[0]]
          expect(contrastOf(tone, paper), `${name} ${tone} on ${paper}`).toBeGreaterThanOrEqual(contrast)
        }
      const [accent = '', onAccent = ''] = [modes(style, 'accent')[0], modes(style, 'accent-ink')[0]]
      expect(contrastOf(accent, onAccent)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('danger is red on every background that leaves room for it, and never the text’s colour', () => {
  fc.assert(
    fc.property(color, color, color, (background, text, tint) => {
      const theme: Theme = { background, text, tint, ...fonts }
      fc.pre(faintColors(theme).length === 0)
      const style = themeStyle(theme)
      const [papers, dangers] = [modes(style, 'paper'), modes(style, 'danger')]
      const isRed = (tone = '') => {
        const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(tone.slice(at, at + 2), 16))
        return r > g + 20 && r > b + 20
      }
      for (const mode of [0, 1])
        expect(isRed(dangers[mode] ?? dangers[0]), `on ${papers[mode] ?? papers[0]}`).toBe(true)
    }),
  )
})

test('colours that are hard to read on the background are named', () => {
  expect(faintColors({ background: '#ffffff', text: '#777777', tint: '#aaaaaa', ...fonts })).toEqual([
    'text',
    'tint',
  ])
  expect(faintColors({ background: '#ffffff', text: '#222222', tint: '#006633', ...fonts })).toEqual([])
})

test('the nearest readable colour is readable wherever one is, and the given one if that passes', () => {
  fc.assert(
    fc.property(color, color, fc.constantFrom(4.5, 7), (given, background, least) => {
      const nearest = nearestReadable(given, background, least)
      const best = Math.max(contrastOf('#000000', background), contrastOf('#ffffff', background))
      expect(contrastOf(nearest, background)).toBeGreaterThanOrEqual(Math.min(least, best))
      if (contrastOf(given, background) >= least) expect(nearest).toBe(given)
    }),
  )
})

test('the nearest readable colour is no farther than it has to be', () => {
  expect(nearestReadable('#888888', '#ffffff', 4.5)).toBe('#767676')
  expect(nearestReadable('#777777', '#000000', 7)).toBe('#959595')
})
