import { expect, test } from 'vitest'
import { isSeen } from '../../../schema/rules/clean-text'
import { responseScore } from '../../../schema/rules/responses'
import { DAY } from '../../../schema/rules/time-units'

test('claps and answers decide on relevance, and a month is worth twice as many', () => {
  const now = Date.UTC(2026, 0, 1)
  expect(responseScore(3, 0, now)).toBeGreaterThan(responseScore(2, 0, now))
  expect(responseScore(0, 1, now)).toBe(responseScore(3, 0, now))
  expect(responseScore(7, 0, now - 30 * DAY)).toBeCloseTo(responseScore(3, 0, now))
  expect(responseScore(0, 0, now)).toBeGreaterThan(responseScore(0, 0, now - DAY))
})

test.each([
  ['a', true],
  ['👩‍👩‍👧', true],
  ['❤️', true],
  ['…', true],
  ['\u200b\u200d\ufeff', false],
  ['\u3164\u115f\uffa0', false],
  ['\u2800', false],
  ['\u0301\u034f', false],
])('%j has something to see: %s', (text, is) => {
  expect(isSeen(text)).toBe(is)
})
