/// <reference types="vite/types/importMeta.d.ts" />
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  cappedCount,
  compactCount,
  compactCountOf,
  countOf,
  exactCount,
} from '../../../schema/wording/counts'
import { editorWording } from '../../../schema/wording/editor'
import { waitOf } from '../../../schema/wording/wait'
import { cases } from '../../support/cases'
import { testRows } from '../../support/test-rows'

const modules = import.meta.glob<Record<string, unknown>>('../../../schema/wording/**/*.ts', {
  eager: true,
})
const sources = import.meta.glob<string>('../../../schema/wording/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Texts with fixed wording, counts included: other clients of the sign-in compare them. */
const FIXED = /\/lockout\.ts$/
/** What writes amounts of money, which need a currency. */
const PRICES = /\/(?:exact-)?prices\.ts$/

/** Words that follow a number and never change. */
const INVARIABLE = new Set([
  'of',
  'hr',
  'min',
  'sec',
  'following',
  'chosen',
  'to',
  'ms',
  'kB',
  'MB',
  'series',
  'can’t',
])

type Text = (...args: unknown[]) => unknown

/** Every text that is a function, by its position. */
function textsOf(value: unknown, path: string): [path: string, text: Text][] {
  if (typeof value === 'function') return [[path, value as Text]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

const paramsOf = (text: Text): string[] =>
  (/^\(?([^)=]*)\)?\s*=>/.exec(text.toString())?.[1] ?? '').split(',').map((name) => name.trim())

/** Texts that contain a number, each as a function of it. */
const counted = Object.entries(modules).flatMap(([file, exports]) => {
  if (FIXED.test(file) || PRICES.test(file)) return []
  const numeric = new Set(
    [...(sources[file] ?? '').matchAll(/(\w+): number\b/g)].map(([, name = '']) => name),
  )
  return Object.entries(exports).flatMap(([name, value]) =>
    textsOf(value, name)
      .filter(([, text]) => paramsOf(text).some((param) => numeric.has(param)))
      .map(
        ([path, text]) =>
          [
            path,
            (n: number) => text(...paramsOf(text).map((p) => (numeric.has(p) ? n : 'Low water'))),
          ] as const,
      ),
  )
})

/** The one or two words right after each number in a text, except those that never change. */
const wordsAfter = (text: unknown, isNumber: (number: string) => boolean): string[] =>
  [...String(text).matchAll(/(\d[\d,.]*[KM]?) (\p{L}+\S*(?: \p{L}+)?)/gu)]
    .filter(
      ([, number = '', words = '']) =>
        isNumber(number) && !INVARIABLE.has(words.split(/[^\p{L}’]/u)[0] ?? ''),
    )
    .map(([, , words = '']) => words)

const nameOf = ([path]: readonly [string, unknown]): string => path

describe('a text with a count', () => {
  it('is found in most areas', () => expect(counted.length).toBeGreaterThan(20))

  testRows('has its noun in the right grammatical number', counted, nameOf, ([, text]) => {
    const one = wordsAfter(text(1), (number) => number === '1')
    for (const n of [0, 2, 1000, 12_345])
      for (const words of wordsAfter(text(n), (number) => number !== '1'))
        expect(one, `${text(1)} / ${text(n)}`).not.toContain(words)
  })

  testRows('has its verb in the right grammatical number', counted, nameOf, ([, text]) => {
    const subject = /(?<![\d.,] ?)\b1 \p{L}+ (?:are|have|were|do|don’t|aren’t|weren’t|haven’t)\b/u
    expect(String(text(1))).not.toMatch(subject)
  })

  testRows('groups or shortens a large count', counted, nameOf, ([, text]) => {
    expect(String(text(12_345))).not.toMatch(/(?<!Line )12345 (?!of |min |chosen)/)
  })
})

describe('counts', () => {
  test.each([
    [0, '0 claps', '0 claps'],
    [1, '1 clap', '1 clap'],
    [2, '2 claps', '2 claps'],
    [1000, '1,000 claps', '1K claps'],
    [12_345, '12,345 claps', '12K claps'],
    [1_000_000, '1,000,000 claps', '1M claps'],
  ])('of %i', (n, exact, compact) => {
    expect([countOf(n, 'clap'), compactCountOf(n, 'clap')]).toEqual([exact, compact])
  })

  it('take an irregular plural', () => {
    expect([countOf(1, 'story', 'stories'), countOf(2, 'story', 'stories')]).toEqual(['1 story', '2 stories'])
  })

  test.each([
    [999, '999'],
    [1200, '1.2K'],
    [9949, '9.9K'],
    [9950, '10K'],
    [999_499, '999K'],
    [999_500, '1M'],
    [3_400_000, '3.4M'],
  ])('%i is short as %s', (n, text) => expect(compactCount(n)).toBe(text))

  test('are what Intl writes', () => {
    const exact = new Intl.NumberFormat('en')
    const compact = new Intl.NumberFormat('en', { notation: 'compact' })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 13 }),
        fc.double({ min: 0, max: 10, noNaN: true }),
        (size, share) => {
          const n = Math.round(share * 10 ** size)
          expect([exactCount(n), compactCount(n)]).toEqual([exact.format(n), compact.format(n)])
        },
      ),
      { numRuns: cases(2000) },
    )
  })
})

test.each([
  [1, '1 minute'],
  [60, '60 minutes'],
  [119, '119 minutes'],
  [121, '3 hours'],
  [24 * 60, '24 hours'],
  [49 * 60, '3 days'],
])('%d minutes to wait are %s', (minutes, text) => {
  expect(waitOf(minutes)).toBe(text)
})

test('a count that stops says so', () => {
  expect([0, 99, 100, 5000].map((n) => cappedCount(n, 100))).toEqual(['0', '99', '99+', '99+'])
})

test('a draft without words has no time to read', () => {
  expect([0, 1, 1400].map((words) => editorWording.length(words, Math.max(1, words / 200)))).toEqual([
    'No words yet',
    '1 word · 1 minute to read',
    '1,400 words · 7 minutes to read',
  ])
})
