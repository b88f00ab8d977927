import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  daysIn,
  monthsIn,
  paramsOfPeriod,
  periodName,
  periodOfParams,
  yearsIn,
} from '../../../client/features/archive/period'

const range = { first: Date.UTC(2024, 10, 28, 23, 59), latest: Date.UTC(2026, 1, 3) }

describe('the periods of an archive', () => {
  it('are the years from the first story to the latest, latest first', () => {
    expect(yearsIn(range)).toEqual([2026, 2025, 2024])
  })

  it('leave out months and days before the first story and after the latest', () => {
    expect(monthsIn(range, 2024)).toEqual([11, 12])
    expect(monthsIn(range, 2025)).toHaveLength(12)
    expect(monthsIn(range, 2026)).toEqual([1, 2])
    expect(monthsIn(range, 2027)).toEqual([])
    expect(daysIn(range, 2024, 11)).toEqual([28, 29, 30])
    expect(daysIn(range, 2025, 2)).toHaveLength(28)
    expect(daysIn(range, 2026, 2)).toEqual([1, 2, 3])
    expect(daysIn(range, 2026, 3)).toEqual([])
  })

  it('hold the day of the first and of the latest story, whenever those came out', () => {
    const time = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2100, 0) })
    fc.assert(
      fc.property(time, time, (a, b) => {
        const any = { first: Math.min(a, b), latest: Math.max(a, b) }
        for (const end of [any.first, any.latest]) {
          const date = new Date(end)
          const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
          expect(yearsIn(any)).toContain(year)
          expect(monthsIn(any, year)).toContain(month)
          expect(daysIn(any, year, month)).toContain(date.getUTCDate())
        }
      }),
    )
  })

  it('are read from a path and written back with two digits', () => {
    const params = { year: '2026', month: '02', day: '03' }
    expect(periodOfParams(params)).toEqual({ year: 2026, month: 2, day: 3 })
    expect(paramsOfPeriod(periodOfParams(params))).toEqual(params)
    expect(paramsOfPeriod(periodOfParams({ year: '2026' }))).toEqual({ year: '2026', month: '', day: '' })
  })

  it('have names', () => {
    expect(periodName({})).toBeUndefined()
    expect(periodName({ year: 2026 })).toBe('2026')
    expect(periodName({ year: 2026, month: 11 })).toBe('November 2026')
    expect(periodName({ year: 2026, month: 11, day: 18 })).toBe('November 18, 2026')
  })
})
