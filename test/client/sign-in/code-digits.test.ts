import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codeOf,
  isWholeCode,
  NO_DIGITS,
  withDigits,
  withoutDigit,
} from '../../../client/features/sign-in/code-digits'

describe('the boxes of a code', () => {
  test('take a digit each and move on to the next', () => {
    const first = withDigits(NO_DIGITS, 0, '4')
    expect(first).toEqual({ digits: ['4', '', '', '', '', ''], focus: 1 })
    expect(withDigits(first.digits, 1, '2').focus).toBe(2)
  })

  test.each(['a', ' ', '-', '１', '٣', '½', ''])('accept nothing of “%s”', (text) => {
    expect(withDigits(NO_DIGITS, 2, text)).toEqual({ digits: NO_DIGITS, focus: 2 })
  })

  test.each([
    ['123456', 0, '123456', 5],
    ['123 456', 3, '123456', 5],
    ['Your code: 123456.', 5, '123456', 5],
    ['1234567', 0, '123456', 5],
  ])('distribute “%s”, pasted into box %i, over all of them', (text, box, code, focus) => {
    const edit = withDigits(['9', '9', '9', '', '', ''], box, text)
    expect([codeOf(edit.digits), edit.focus]).toEqual([code, focus])
  })

  test('fill in fewer digits from where they were pasted, and none beyond the last', () => {
    expect(withDigits(NO_DIGITS, 4, '123')).toEqual({ digits: ['', '', '', '', '1', '2'], focus: 5 })
  })

  test('are emptied one by one, backwards', () => {
    expect(withoutDigit(['1', '2', '3', '', '', ''], 3)).toEqual({
      digits: ['1', '2', '', '', '', ''],
      focus: 2,
    })
    const once = withoutDigit(['1', '2', '3', '', '', ''], 2)
    expect(once).toEqual({ digits: ['1', '2', '', '', '', ''], focus: 1 })
    expect(withoutDigit(once.digits, 0)).toEqual({ digits: ['', '2', '', '', '', ''], focus: 0 })
  })

  test('are complete only with six digits', () => {
    expect(isWholeCode(['1', '2', '3', '4', '5', ''])).toBe(false)
    expect(isWholeCode(['1', '2', '3', '4', '5', '6'])).toBe(true)
  })
})

test('whatever is typed, there are six boxes, each with a digit or nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5), fc.string({ maxLength: 12 }))), (edits) => {
      let digits = NO_DIGITS
      for (const [at, text] of edits) {
        const edit = withDigits(digits, at, text)
        digits = edit.digits
        expect(edit.focus).toBeGreaterThanOrEqual(0)
        expect(edit.focus).toBeLessThan(6)
      }
      expect(digits).toHaveLength(6)
      expect(digits.every((digit) => /^[0-9]?$/.test(digit))).toBe(true)
    }),
  )
})
