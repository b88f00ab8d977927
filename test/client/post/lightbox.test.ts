import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SCALE, WHOLE, within, zoomed } from '../../../client/features/post/lightbox/view'

const stage = { width: 400, height: 800 }
const picture = { width: 400, height: 300 }
const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -400, max: 400 }) })
const factor = fc.double({ min: 0.2, max: 5, noNaN: true })

describe('the view of an enlarged picture', () => {
  it('keeps the point under the fingers in place', () => {
    fc.assert(
      fc.property(point, factor, ({ x, y }, by) => {
        const view = zoomed({ scale: 2, x: 10, y: -20 }, by, { x, y })
        // The point on the picture under the pointer, before and after.
        expect((x - view.x) / view.scale).toBeCloseTo((x - 10) / 2)
        expect((y - view.y) / view.scale).toBeCloseTo((y + 20) / 2)
      }),
    )
  })

  it('never shows the stage beside a picture that fills it, nor moves one that doesn’t', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 0, max: 20, noNaN: true }), ({ x, y }, scale) => {
        const view = within({ scale, x: x * 20, y: y * 20 }, picture, stage)
        expect(view.scale).toBeGreaterThanOrEqual(1)
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE)
        for (const [side, place] of [
          ['width', view.x],
          ['height', view.y],
        ] as const) {
          const over = Math.max(0, (picture[side] * view.scale - stage[side]) / 2)
          expect(Math.abs(place)).toBeLessThanOrEqual(over)
        }
      }),
    )
  })

  it('is reset when the picture is made smaller than that', () => {
    expect(within(zoomed({ scale: 1.2, x: 4, y: 5 }, 0.1, { x: 0, y: 0 }), picture, stage)).toEqual(WHOLE)
  })
})
