import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimate, MOST_MINUTES, parseFee, parseMinutes } from '../../../schema/rules/partner/estimate'

/* What the calculator says. Rule: docs/rules/partner.md, "The page of the programme". */

describe('the calculator', () => {
  test('divides the fee as the rules do, and never gives a writer more than all writers get', () => {
    const anyMinutes = fc.nat({ max: MOST_MINUTES })
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), anyMinutes, anyMinutes, (fee, own, others) => {
        const { provider, share, writers, own: part } = estimate(fee, own, others)
        expect(provider + share + writers).toBe(fee)
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(writers)
        expect(part + (own + others > 0 ? estimate(fee, others, own).own : writers)).toBeGreaterThanOrEqual(
          writers,
        )
        if (own > 0 && others === 0) expect(part).toBe(writers)
      }),
    )
    expect(estimate(500, 30, 90)).toEqual({ provider: 45, share: 136, writers: 319, own: 80 })
    expect(estimate(500, 0, 0).own).toBe(0)
    expect(estimate(20, 30, 0)).toEqual({ provider: 20, share: 0, writers: 0, own: 0 })
  })

  test('takes amounts and minutes, and nothing else', () => {
    expect(['5', '4.99', '4.9', '0', ' 12 ', '1000'].map(parseFee)).toEqual([500, 499, 490, 0, 1200, 100_000])
    for (const text of ['', '-5', '1e3', '4.999', '1000.01', '99999', '5,00', 'five', '٥'])
      expect(parseFee(text)).toBeUndefined()
    expect(['0', '30', '44640'].map(parseMinutes)).toEqual([0, 30, 44_640])
    for (const text of ['', '-1', '1.5', '44641', '999999', 'NaN', '1e3'])
      expect(parseMinutes(text)).toBeUndefined()
  })
})
