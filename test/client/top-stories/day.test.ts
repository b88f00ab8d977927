import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfSlug, dayPath, startOfDay } from '../../../client/pages/top-stories/day'

describe('the day of an address', () => {
  it('begins at midnight UTC', () => {
    expect(dayOfSlug('november-18-2026')).toBe(Date.UTC(2026, 10, 18))
    expect(dayPath(Date.UTC(2026, 0, 1))).toBe('/top-stories/january-01-2026')
  })

  it('is none when there is no such day', () => {
    for (const slug of ['november-31-2026', 'february-29-2026', 'yesterday', '', undefined]) {
      expect(dayOfSlug(slug)).toBeUndefined()
    }
  })

  it('comes back from the path that is written for it', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1000, 0), max: Date.UTC(2999, 11, 31) }), (time) => {
        const day = startOfDay(time)
        expect(dayOfSlug(dayPath(day).replace('/top-stories/', ''))).toBe(day)
      }),
    )
  })
})
