import { describe, expect, it } from 'vitest'
import { paramsOfPeriod, periodName, periodOfParams } from '../../../client/features/archive/period'

describe('the periods of an archive', () => {
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
    expect(periodName({ year: 1 })).toBe('1')
    expect(periodName({ year: 99, month: 2, day: 3 })).toBe('February 3, 99')
  })
})
