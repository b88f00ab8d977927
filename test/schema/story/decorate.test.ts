import { describe, expect, test } from 'vitest'
import {
  MAX_DECORATED_PARTS,
  MAX_DECORATION_BYTES,
  MAX_FORMULA,
  MAX_FORMULAS,
  MAX_HIGHLIGHTED,
} from '../../../schema/rules/limits'
import type { Paragraph } from '../../../schema/story/paragraph'
import { decorationOf } from '../../../worker/services/post/decorate'
import { formula } from '../../../worker/services/post/formula'

const code = (name: number, text: string): Paragraph => ({
  type: 'PRE',
  name: `c${name}`,
  language: 'ts',
  text,
  markups: [],
})
const math = (name: number, text: string): Paragraph => ({ type: 'MATH', name: `m${name}`, text })
const many = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

describe('the decoration of a text', () => {
  test('has the first code, up to the limit of the story', () => {
    const body = many(6, (i) => code(i, `1${' '.repeat(19_999)}`))
    expect(Object.keys(decorationOf(body))).toHaveLength(MAX_HIGHLIGHTED / 20_000)
  })

  test('has formulas of 4,000 characters at most, and so many that their sum stays within the limit', () => {
    const long = (length: number) => 'x'.padEnd(length)
    expect(formula(long(MAX_FORMULA))).toBeDefined()
    expect(formula(long(MAX_FORMULA + 1))).toBeUndefined()
    const body = many(12, (i) => math(i, long(MAX_FORMULA)))
    expect(Object.keys(decorationOf(body))).toHaveLength(MAX_FORMULAS / MAX_FORMULA)
  })

  test('leaves formulas plain whose groups stand too deep in each other', () => {
    const nested = (depth: number) => `${'\\sqrt{'.repeat(depth)}x${'}'.repeat(depth)}`
    expect(formula(nested(50))).toBeDefined()
    expect(formula(nested(51))).toBeUndefined()
  })

  test('has no more parts and bytes than are shown and stored', () => {
    const body = [
      ...many(5, (i) => code(i, '1 '.repeat(10_000))),
      ...many(10, (i) => math(i, 'x'.repeat(MAX_FORMULA))),
    ]
    const json = JSON.stringify(decorationOf(body))
    expect(json.match(/"number"|"name"/g)?.length).toBeLessThanOrEqual(MAX_DECORATED_PARTS)
    expect(json.length).toBeLessThanOrEqual(MAX_DECORATION_BYTES + 1000)
  })
})
