import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { largestRemainder } from '../../../schema/rules/partner/largest-remainder'
import { dividePool, poolAmount, poolKey } from '../../../schema/rules/partner/pool'
import { convert, parseRate } from '../../../schema/rules/partner/rates'

/* Nothing is made or lost. Rule: docs/rules/partner.md, "Rounding". */

const anyAmount = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 })
const anyWeights = fc
  .array(fc.nat({ max: 100_000_000 }), { minLength: 1, maxLength: 60 })
  .filter((weights) => weights.some((weight) => weight > 0))
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)

describe('the largest remainder', () => {
  test('divides everything, and gives each part within one unit of the exact one', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const parts = largestRemainder(amount, weights)
        const sum = sumOf(weights)
        expect(sumOf(parts)).toBe(amount)
        for (const [i, part] of parts.entries()) {
          const product = BigInt(amount) * BigInt(weights[i] ?? 0)
          const apart = BigInt(part) * BigInt(sum) - product
          expect(apart > -BigInt(sum) && apart < BigInt(sum)).toBe(true)
        }
      }),
    )
  })

  test('gives nobody less than somebody with less weight, and nothing for no weight', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), anyWeights, (amount, weights) => {
        const parts = largestRemainder(amount, weights)
        for (const [i, weight] of weights.entries()) {
          if (weight === 0) expect(parts[i]).toBe(0)
          for (const [j, other] of weights.entries())
            if (weight > other) expect(parts[i]).toBeGreaterThanOrEqual(parts[j] ?? 0)
        }
      }),
    )
  })

  test('turns the sign of a negative amount, and knows no zero below zero', () => {
    fc.assert(
      fc.property(anyAmount, anyWeights, (amount, weights) => {
        const turned = largestRemainder(-amount, weights).map((part) => 0 - part)
        expect(turned).toEqual(largestRemainder(amount, weights))
      }),
    )
    expect(largestRemainder(-1, [1, 1])).toEqual([-1, 0])
  })

  test('gives what is left to the largest remainders, and to the first of equal ones', () => {
    expect(largestRemainder(10, [1, 1, 1])).toEqual([4, 3, 3])
    expect(largestRemainder(11, [1, 1, 1])).toEqual([4, 4, 3])
    expect(largestRemainder(100, [500, 334, 166])).toEqual([50, 33, 17])
  })

  test('has nobody to give to where there is no weight', () => {
    expect(() => largestRemainder(5, [])).toThrow(RangeError)
    expect(() => largestRemainder(5, [0, 0])).toThrow(RangeError)
    expect(() => largestRemainder(5, [2, -1])).toThrow(RangeError)
  })
})

describe('the common pool', () => {
  const anyParts = fc
    .uniqueArray(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 99 })), {
      selector: (pair) => pair.join(' '),
      minLength: 1,
      maxLength: 80,
    })
    .chain((pairs) =>
      fc.tuple(
        ...pairs.map(([partner, story]) =>
          fc.nat({ max: 5000 }).map((seconds) => ({
            partnerId: `partner${partner}`,
            postId: `story${String(story).padStart(2, '0')}`,
            seconds,
          })),
        ),
      ),
    )
    .map((parts) => parts.toSorted((a, b) => (poolKey(a) < poolKey(b) ? -1 : 1)))

  test('is divided whole, and each story’s part is known from what is published of the pool', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3_000_000 }), anyParts, (amount, parts) => {
        const divided = dividePool(amount, parts)
        if (!divided) {
          expect(parts.every(({ seconds }) => seconds === 0)).toBe(true)
          return
        }
        expect(sumOf(divided.amounts)).toBe(amount)
        expect(parts.map((part) => poolAmount(divided.pool, part))).toEqual(divided.amounts)
      }),
    )
  })

  test('is carried over if nothing was read, or if it is below zero', () => {
    const part = { partnerId: 'a', postId: 'b', seconds: 30 }
    expect(dividePool(100, [])).toBeNull()
    expect(dividePool(100, [{ ...part, seconds: 0 }])).toBeNull()
    expect(dividePool(0, [part])).toBeNull()
    expect(dividePool(-5, [part])).toBeNull()
  })
})

describe('a rate', () => {
  test('is read to the millionth, and is nothing else', () => {
    expect(parseRate('0.7312')).toBe(731_200)
    expect(parseRate('1')).toBe(1_000_000)
    expect(parseRate('12.000001')).toBe(12_000_001)
    for (const text of ['', '0', '0.000000', '-1', '1.', '.5', '0.1234567', '1e3', '0,7', '99999', ' 1'])
      expect(parseRate(text)).toBeUndefined()
  })

  test('converts to the nearest cent, and halves away from zero', () => {
    expect(convert(1, 'CAD', 500_000)).toBe(1)
    expect(convert(-1, 'CAD', 500_000)).toBe(-1)
    expect(convert(1, 'CAD', 499_999)).toBe(0)
    expect(convert(1000, 'CAD', 731_249)).toBe(731)
    // A rate is of a whole yen, which has no hundredths.
    expect(convert(700, 'JPY', 6_712)).toBe(470)
    expect(convert(-700, 'JPY', 6_712)).toBe(-470)
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 5_000_000 }), (amount, rate) => {
        const apart = BigInt(convert(amount, 'CAD', rate)) * 1_000_000n - BigInt(amount) * BigInt(rate)
        expect(apart >= -500_000n && apart <= 500_000n).toBe(true)
      }),
    )
  })
})
