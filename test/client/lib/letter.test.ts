import { describe, expect, test } from 'vitest'
import { letterColors, letterOf } from '../../../client/lib/letter'
import { contrastOf } from '../../../schema/rules/contrast'

describe('the letter of a name', () => {
  test.each([
    ['Ada Marlow', 'A'],
    ['  ødegård', 'Ø'],
    ['e\u0301ric', 'E\u0301'],
    ['“Nib” Larsen', 'N'],
    ['_noor', 'N'],
    ['3rd Floor', '3'],
    ['3\u20e3 Floor', '3\u20e3'],
    ['Ada', 'A'],
    ['ß', 'SS'],
    ['x', 'X'],
    ['Жанна', 'Ж'],
    ['й\u0306', 'Й\u0306'],
    ['한글', '한'],
    ['\u1112\u1161\u11ab', '\u1112\u1161\u11ab'],
    ['× Ada', 'A'],
    ['李清照', '李'],
    ['عمر', 'ع'],
    ['क्षितिज', 'क्षि'],
    ['กำธร', 'กำ'],
    ['👩🏽‍🚀', '👩🏽‍🚀'],
    ['', ''],
  ])('of %s is %s', (name, letter) => expect(letterOf(name)).toBe(letter))
})

/** An `oklch(…)` colour of sRGB, as CSS Color 4 converts it; what is outside of sRGB is cut off. */
function hexOf(color: string): string {
  const [l = 0, c = 0, hue = 0] = /oklch\((\S+) (\S+) (\S+)\)/.exec(color)?.slice(1).map(Number) ?? []
  const [a, b] = [c * Math.cos((hue * Math.PI) / 180), c * Math.sin((hue * Math.PI) / 180)]
  const [long, middle, short] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const channel = (part: number) => {
    const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, shown)))
  }
  return `#${linear.map((part) => channel(part).toString(16).padStart(2, '0')).join('')}`
}

/** The two values of `light-dark(…)`. */
const modesOf = (value: string): string[] => value.match(/oklch\([^)]*\)/g) ?? []

test('its colours have a contrast of 4.5 in light and dark mode, in every hue', () => {
  // Single signs whose code points are consecutive meet all 360 hues.
  const faint = Array.from({ length: 360 }, (_, i) => String.fromCodePoint(0x4e00 + i)).flatMap((name) => {
    const { color, backgroundColor } = letterColors(name)
    const [inks, papers] = [modesOf(color), modesOf(backgroundColor)]
    expect([inks.length, papers.length]).toEqual([2, 2])
    return inks.map((ink, i) => contrastOf(hexOf(ink), hexOf(papers[i] ?? ''))).filter((ratio) => ratio < 4.5)
  })
  expect(faint).toEqual([])
})

test('its colours are of the name alone', () => {
  expect(letterColors('Ada Marlow')).toEqual(letterColors('Ada Marlow'))
  expect(letterColors('Ada Marlow')).not.toEqual(letterColors('Ada Marlowe'))
})
