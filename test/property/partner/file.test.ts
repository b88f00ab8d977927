import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountsOfRound, linesOfCycle } from '../../../schema/rules/partner/division'
import { type FileLine, FORMULA, recompute, totalOf } from '../../../schema/rules/partner/file'
import { entriesOfMonth, entriesOfPartner } from '../../../schema/rules/partner/ledger'
import { dividePool, poolKey } from '../../../schema/rules/partner/pool'
import { anyReads } from './any-month'

/* A writer computes each cent from their own file. Rule: docs/rules/partner.md, "The writer's file". */

const PARTNER = 'partner0'
const RATES = { CAD: 731_249, JPY: 6_712 }

const anyCycle = fc.record({
  reads: anyReads,
  currency: fc.constantFrom('USD' as const, 'CAD' as const, 'JPY' as const),
  before: fc.constantFrom(0, 0, 0, 319, 1050),
  after: fc.nat({ max: 2000 }),
})
const anyPool = fc.integer({ min: 0, max: 50_000 })

/** The file of a writer, made beside what everybody got. */
function fileOf(
  cycles: readonly (typeof anyCycle extends fc.Arbitrary<infer T> ? T : never)[],
  pool: number,
) {
  const amounts = { USD: 0, CAD: 0, JPY: 0 }
  const seconds = new Map<string, { partnerId: string; postId: string; seconds: number }>()
  const lines: FileLine[] = []
  for (const [i, { reads, currency, before, after }] of cycles.entries()) {
    const member = `member${i}`
    const { lines: divided } = linesOfCycle(member, reads, [])
    const weights = divided.map(({ weight }) => weight)
    const parts = amountsOfRound(weights, before, after)
    const own: [number, string][] = []
    for (const [place, line] of divided.entries()) {
      const known = seconds.get(poolKey(line)) ?? { ...line, seconds: 0 }
      seconds.set(poolKey(line), { ...known, seconds: known.seconds + line.weight })
      if (line.partnerId !== PARTNER) continue
      own.push([place, line.postId])
      amounts[currency] += parts[place] ?? 0
    }
    if (own.length > 0) lines.push({ kind: 'cycle', member, currency, before, after, weights, lines: own })
  }
  const stories = [...seconds.values()].toSorted((a, b) => (poolKey(a) < poolKey(b) ? -1 : 1))
  const divided = dividePool(pool, stories)
  let pooled = 0
  for (const [i, { partnerId, ...story }] of stories.entries()) {
    if (partnerId !== PARTNER) continue
    pooled += divided?.amounts[i] ?? 0
    lines.push({ kind: 'story', postId: story.postId, seconds: story.seconds })
  }
  const sums = { amounts, pooled: { USD: pooled } }
  const head: FileLine = {
    kind: 'month',
    formula: FORMULA,
    month: '2026-10',
    state: 'CLOSED',
    partner: PARTNER,
    rates: RATES,
    pools: divided ? { USD: divided.pool } : {},
  }
  return [head, ...lines, { kind: 'sum', ...sums, total: totalOf(sums, RATES) }] satisfies FileLine[]
}

const textOf = (lines: readonly FileLine[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('')

describe('a file', () => {
  test('gives the sums that it states when all of it is divided anew', () => {
    fc.assert(
      fc.property(fc.array(anyCycle, { maxLength: 12 }), anyPool, (cycles, pool) => {
        const { isEqual, sums, stated } = recompute(textOf(fileOf(cycles, pool)))
        expect(isEqual).toBe(true)
        expect(sums.total).toBe(stated.total)
      }),
    )
  })

  test('that states another sum is noticed', () => {
    fc.assert(
      fc.property(fc.array(anyCycle, { maxLength: 5 }), anyPool, (cycles, pool) => {
        const lines = fileOf(cycles, pool)
        const changed = lines.map((line) =>
          line.kind === 'sum' ? { ...line, pooled: { USD: (line.pooled.USD ?? 0) + 1 } } : line,
        )
        expect(recompute(textOf(changed)).isEqual).toBe(false)
      }),
    )
  })

  test('that is cut off, or no such file, is refused', () => {
    const whole = textOf(fileOf([], 0))
    expect(() => recompute('')).toThrow('no beginning')
    expect(() => recompute(whole.split('\n')[0] ?? '')).toThrow('cut off')
    expect(() => recompute(whole.slice(0, -5))).toThrow('Line 2 isn’t JSON'.replace('’', "'"))
    expect(() => recompute(whole.replace('"formula":1', '"formula":2'))).toThrow('formula 1')
    expect(() => recompute(whole.replace('"kind":"sum"', '"kind":"other"'))).toThrow('Line 2')
  })
})

test('a month’s entries add up to zero in each currency, and leave what a writer is owed', () => {
  const anySum = fc.integer({ min: -100_000, max: 1_000_000 })
  const anyCurrency = fc.constantFrom('USD' as const, 'CAD' as const, 'JPY' as const)
  fc.assert(
    fc.property(anyCurrency, anySum, anySum, anySum, anySum, (currency, amount, pooled, share, pool) => {
      const rate = currency === 'USD' ? undefined : RATES[currency]
      const { entries, paid } = entriesOfPartner({ currency, amount, pooled }, rate)
      const all = [...entries, ...entriesOfMonth({ currency, share, pool })]
      for (const name of ['USD', currency])
        expect(
          all.filter((entry) => entry.currency === name).reduce((sum, entry) => sum + entry.amount, 0),
        ).toBe(0)
      const owed = (name: string) =>
        entries
          .filter((entry) => entry.account === 'partners' && entry.currency === name)
          .reduce((sum, entry) => sum - entry.amount, 0)
      expect(owed('USD')).toBe(paid)
      if (currency !== 'USD') expect(owed(currency)).toBe(0)
    }),
  )
  expect(() => entriesOfPartner({ currency: 'CAD', amount: 5, pooled: 0 }, undefined)).toThrow('no rate')
})
