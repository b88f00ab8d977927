import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from '../../../schema/rules/contrast'
import { faintColors, type Theme, themeStyle } from '../../../schema/rules/theme'

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

test('colours that are hard to read on the background are named', () => {
  expect(faintColors({ background: '#ffffff', text: '#777777', tint: '#aaaaaa', ...fonts })).toEqual([
    'text',
    'tint',
  ])
  expect(faintColors({ background: '#ffffff', text: '#222222', tint: '#006633', ...fonts })).toEqual([])
})
