import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inkOn } from '../../../client/lib/ink'

/**
 * The contrast of two greys or colours by the WCAG 2 formula, computed independently of the code under test.
 */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour
    const [r = 0, g = 0, b_ = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b_
  }
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe('the text on a publication’s colour', () => {
  it('is readable on every colour', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (n) => {
        const cover = inkOn(`#${n.toString(16).padStart(6, '0')}`)
        expect(cover && contrast(cover.backgroundColor, cover.color)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('is light on dark and dark on light', () => {
    expect(inkOn('#24564f')?.color).toBe('#fff')
    expect(inkOn('#F5E9C8')?.color).toBe('#000')
    expect(inkOn('#fff')?.color).toBe('#000')
  })

  it('is undefined for an invalid colour', () => {
    for (const color of [null, '', 'red', '#fff8', '#12345g', 'url(x)']) expect(inkOn(color)).toBeUndefined()
  })
})
