import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../support/cases'
import { leastCpuTime } from '../../support/cpu-time'
import { testRows } from '../../support/test-rows'
import { foundReaders } from './found'
import type { Reader } from './inputs'
import { PATTERNS, repeated } from './patterns'
import { READERS } from './readers'

/** Below this a reader is quick whatever it does, in milliseconds: the limit of its input is low enough. */
const QUICK = 40
/** Eight times as much may take n log n, and half as much again for what a busy machine adds. */
const GROWTH = (8 * Math.log(64_000)) / Math.log(8_000) + 8
/** Up to here the longest input takes a second at most even if it takes quadratic time, in milliseconds. */
const SHORT = 1000 / 64
/** A reader that seems slow is measured again, at most so often, next to the shorter input. */
const TURNS = 12

/**
 * How many times as long the longer input takes, at least: the least of several turns, in each of which both are
 * measured one after the other, until one is within the limit. What the neighbours on a machine take from both
 * changes no ratio, and no turn makes quadratic time look like n log n.
 */
function leastRatio(readShort: () => unknown, readLong: () => unknown, limit: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < TURNS && least > limit; turn++) {
    const short = leastCpuTime(1, readShort)
    least = Math.min(least, leastCpuTime(1, readLong) / Math.max(short, 1))
  }
  return least
}

/** What is wrong with a reader's growth on a pattern; nothing for n log n. */
function fault({ most, read }: Pick<Reader, 'most' | 'read'>, pattern: string): string | undefined {
  const n = Math.floor(most / 8)
  const reading = (times: number) => {
    const text = repeated(pattern, n * times)
    return () => read(text)
  }
  const readShort = reading(1)
  // From short to long: what explodes is found before it takes minutes.
  let before = 1
  for (const times of [1, 2, 4, 8]) {
    if (times > 1 && times < 8 && before < SHORT) continue
    const limit = (times * GROWTH) / 8
    let time = leastCpuTime(1, reading(times))
    // Too long a measure of the shortest one would hide what the longer ones take.
    if (times === 1 && time > QUICK) time = Math.min(time, leastCpuTime(4, readShort))
    if (times === 1) before = Math.max(time, 1)
    // Quadratic growth quadruples at each step, and is found at the last one at the latest.
    else if (time > QUICK && time > before * limit) {
      const ratio = leastRatio(readShort, reading(times), limit)
      if (ratio > limit)
        return `${JSON.stringify(pattern)}: ${times} times as much takes ${ratio.toFixed(1)} times as long (${time.toFixed(1)} ms)`
    }
  }
  return undefined
}

const declared = new Set(READERS.map(({ of }) => of))
const readers = [...READERS, ...(await foundReaders(declared))]
const names = [...new Set(readers.map(({ of }) => of))]

/** The patterns that a reader is tried on: others for each reader and in each run. */
const somePatterns = (): readonly string[] =>
  fc
    .sample(fc.shuffledSubarray([...PATTERNS], { minLength: cases(PATTERNS.length) }), 1)[0]
    ?.slice(0, cases(PATTERNS.length)) ?? []

testRows(
  'reading takes time in proportion to what is read',
  names,
  String,
  (name) => {
    const patterns = somePatterns()
    const faults = readers
      .filter(({ of }) => of === name)
      .flatMap((reader) => patterns.map((pattern) => fault(reader, pattern)).filter(Boolean))
    // As one text, so that the message of the row has them.
    expect(faults.join('; ')).toBe('')
  },
  300_000,
)

test('readers that take a text are found by where they stand', () => {
  expect(names.length - declared.size).toBeGreaterThan(30)
})

describe('the measure', () => {
  test('finds quadratic growth', { timeout: 300_000 }, () => {
    const read = (text: string) => {
      let sum = 0
      for (let i = 0; i < text.length; i++)
        for (let j = i; j < text.length; j += 16) sum += text.charCodeAt(j)
      return sum
    }
    // The shortest input is the measure of the others: it mustn't be the one that the engine still compiles for.
    for (let i = 0; i < 3; i++) read('a'.repeat(8000))
    expect(fault({ most: 64_000, read }, 'a')).toMatch(/^"a": /)
  })

  test('lets n log n pass, and what is slow at once', () => {
    const sorted = (text: string) => [...text].map((_, i) => (i * 7919) % 64_007).sort((a, b) => a - b)
    expect(fault({ most: 64_000, read: (text) => [sorted(text), sorted(text)] }, 'a')).toBeUndefined()
    const slow = () => {
      const until = performance.now() + 60
      while (performance.now() < until);
    }
    expect(fault({ most: 64_000, read: slow }, 'a')).toBeUndefined()
  })
})
