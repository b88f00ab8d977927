import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseColor } from '../../../schema/rules/colors'

describe('a colour', () => {
  test.each([
    ['#0af', { red: 0, green: 170, blue: 255, alpha: 1 }],
    ['#0AF8', { red: 0, green: 170, blue: 255, alpha: 136 / 255 }],
    ['#102030', { red: 16, green: 32, blue: 48, alpha: 1 }],
    ['#10203000', { red: 16, green: 32, blue: 48, alpha: 0 }],
    ['rgb(1, 2, 3)', { red: 1, green: 2, blue: 3, alpha: 1 }],
    [' RGBA( 1,2 ,3, .5 ) ', { red: 1, green: 2, blue: 3, alpha: 0.5 }],
    ['rgba(255,255,255,1)', { red: 255, green: 255, blue: 255, alpha: 1 }],
  ])('%s is read', (text, color) => expect(parseColor(text)).toEqual(color))

  test.each([
    '',
    '#',
    '#12',
    '#12345',
    '#ggg',
    'red',
    'rgb(256,0,0)',
    'rgb(1,2)',
    'rgba(1,2,3,2)',
    'rgba(1,2,3,)',
  ])('%j is none', (text) => expect(() => parseColor(text)).toThrow(new Error('Invalid color string')))

  test('of any channels is read as it is written', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const hex = [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')
        expect(parseColor(`#${hex}`)).toEqual({ red, green, blue, alpha: 1 })
        expect(parseColor(`rgb(${red},${green},${blue})`)).toEqual(parseColor(`#${hex}`))
      }),
    )
  })
})
