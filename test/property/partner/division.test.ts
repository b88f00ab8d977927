import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths } from '../../../schema/rules/membership/periods'
import {
  amountsOfRound,
  type CycleRead,
  linesOfCycle,
  MOST_POOLED,
  pooledSeconds,
} from '../../../schema/rules/partner/division'
import {
  cyclesOf,
  daysOfCycle,
  type Fee,
  feeOf,
  feesOfCycles,
  NO_FEE,
  type Payment,
  plusFee,
} from '../../../schema/rules/partner/fee'
import { DAY } from '../../../schema/rules/time-units'
import { anyFollowed, anyPayment, anyReads, START } from './any-month'

/* What members pay is divided to the minor unit, whatever becomes of it. Rule: docs/rules/partner.md. */

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const wholeOf = (fees: readonly Fee[]): Fee => fees.reduce(plusFee, NO_FEE)

const PAID: Payment = {
  plan: 'monthly',
  purpose: 'RENEW',
  startsAt: START,
  endsAt: addMonths(START, 1),
  status: 'PAID',
  amount: 500,
  fee: 45,
  tax: 0,
  refunded: 0,
  isSurplus: false,
}

describe('the fee of a cycle', () => {
  test('is 70 percent of what the provider and the tax leave', () => {
    expect(feeOf(PAID)).toEqual({ kept: 500, fee: 45, tax: 0, share: 136, writers: 319 })
    expect(feeOf({ ...PAID, amount: 1500, fee: 75, tax: 225 })).toMatchObject({ writers: 840, share: 360 })
  })

  test('is nothing once a payment is given back, and the platform bears the provider’s fee', () => {
    expect(feeOf({ ...PAID, status: 'REFUNDED', refunded: 500 })).toEqual({
      kept: 0,
      fee: 45,
      tax: 0,
      share: -45,
      writers: 0,
    })
    expect(feeOf({ ...PAID, status: 'DISPUTED' })).toMatchObject({ kept: 0, writers: 0 })
    expect(feeOf({ ...PAID, status: 'FAILED' })).toEqual(NO_FEE)
    expect(feeOf({ ...PAID, isSurplus: true })).toEqual(NO_FEE)
    expect(feeOf({ ...PAID, purpose: 'GIFT' }).writers).toBe(0)
  })

  test('adds up, in each cycle and in all of them', () => {
    fc.assert(
      fc.property(anyPayment, ({ states }) => {
        for (const state of states) {
          const fees = feesOfCycles(state)
          expect(wholeOf(fees)).toEqual(feeOf(state))
          for (const { kept, fee, tax, share, writers } of fees) {
            expect(fee + tax + share + writers).toBe(kept)
            expect(writers).toBeGreaterThanOrEqual(0)
          }
        }
      }),
    )
  })

  test('is that of a month, or of each of the twelve of a year, which share no day', () => {
    fc.assert(
      fc.property(anyPayment, ({ states: [payment = PAID] }) => {
        const cycles = cyclesOf(payment)
        expect(cycles[0]?.startsAt).toBe(payment.startsAt)
        expect(cycles.at(-1)?.endsAt).toBe(payment.endsAt)
        for (const [i, cycle] of cycles.entries()) {
          const [from, until] = daysOfCycle(cycle)
          expect(until - from).toBeGreaterThanOrEqual(28)
          expect(until - from).toBeLessThanOrEqual(31)
          const next = cycles[i + 1]
          if (next) expect(daysOfCycle(next)[0]).toBe(until)
        }
      }),
    )
  })
})

describe('a cycle', () => {
  const story = (postId: string, seconds: number, partnerIds: string[], readingTime = 600): CycleRead => ({
    postId,
    seconds,
    readingTime,
    partnerIds,
  })

  test('is divided by counted reading time', () => {
    const { kind, lines } = linesOfCycle('m', [story('a', 300, ['p1']), story('b', 100, ['p2'])], ['p3'])
    expect(kind).toBe('READ')
    expect(new Map(lines.map(({ partnerId, weight }) => [partnerId, weight]))).toEqual(
      new Map([
        ['p1', 300],
        ['p2', 100],
      ]),
    )
  })

  test('counts for the common pool up to an hour a day, in the proportions of its lines', () => {
    expect(pooledSeconds([MOST_POOLED - 7, 7])).toEqual([MOST_POOLED - 7, 7])
    expect(pooledSeconds([3 * MOST_POOLED, MOST_POOLED])).toEqual([0.75 * MOST_POOLED, 0.25 * MOST_POOLED])
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 1 }), (weights) => {
        const seconds = pooledSeconds(weights)
        expect(sumOf(seconds)).toBe(Math.min(MOST_POOLED, sumOf(weights)))
        for (const [i, part] of seconds.entries()) expect(part).toBeLessThanOrEqual(weights[i] ?? 0)
      }),
    )
  })

  test('counts a story that is read for 30 days for three times its reading time', () => {
    const { lines } = linesOfCycle('m', [story('a', 30 * 180, ['p1'], 60), story('b', 180, ['p2'], 600)], [])
    expect(lines.map(({ weight }) => weight)).toEqual([180, 180])
  })

  test('shares a story among its writers, to the second', () => {
    const { lines } = linesOfCycle('m', [story('a', 100, ['p1', 'p2', 'p3'])], [])
    expect(lines.map(({ weight }) => weight).toSorted()).toEqual([33, 33, 34])
  })

  test('without reading goes to those who are followed, and otherwise to the common pool', () => {
    const unread = [story('a', 0, ['p1']), story('b', 50, []), story('c', 50, ['p1'], 0)]
    const followed = linesOfCycle('m', unread, ['p4', 'p5', 'p4'])
    expect(followed.kind).toBe('FOLLOWED')
    expect(followed.lines.map(({ partnerId, weight }) => [partnerId, weight]).toSorted()).toEqual([
      ['p4', 1],
      ['p5', 1],
    ])
    expect(linesOfCycle('m', unread, [])).toEqual({ kind: 'POOL', lines: [] })
  })

  test('has no writer who is always first where remainders are equal', () => {
    const reads = ['p1', 'p2', 'p3', 'p4'].map((id) => story(id, 60, [id]))
    const first = Array.from({ length: 200 }, (_, i) => linesOfCycle(`member${i}`, reads, []).lines[0])
    const times = ['p1', 'p2', 'p3', 'p4'].map((id) => first.filter((line) => line?.partnerId === id).length)
    for (const some of times) expect(some).toBeGreaterThan(20)
  })

  test('is divided whole, and the same whatever order its reads come in', () => {
    fc.assert(
      fc.property(anyReads, anyFollowed, fc.nat({ max: 20_000 }), (reads, followed, writers) => {
        const { kind, lines } = linesOfCycle('m', reads, followed)
        expect(linesOfCycle('m', reads.toReversed(), followed.toReversed())).toEqual({ kind, lines })
        const amounts = amountsOfRound(
          lines.map(({ weight }) => weight),
          0,
          writers,
        )
        expect(sumOf(amounts)).toBe(kind === 'POOL' ? 0 : writers)
        for (const amount of amounts) expect(amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

/** Divides the cycles of a payment as they end and as it changes, and returns what every line has got. */
function divideAll(states: readonly Payment[], changedAt: readonly number[], reads: readonly CycleRead[][]) {
  const [first] = states
  if (!first) throw new Error('A payment has a state')
  const cycles = cyclesOf(first)
  const lines = cycles.map((_, i) => linesOfCycle(`member ${i}`, reads[i % reads.length] ?? [], []).lines)
  const got = lines.map((own) => own.map(() => 0))
  const recorded = cycles.map(() => 0)
  const pool = cycles.map(() => 0)
  const last = (cycles.at(-1)?.endsAt ?? 0) + DAY
  for (const [step, state] of states.entries()) {
    // Whatever has ended by then is divided; with the last state, everything has.
    const now = step === states.length - 1 ? last : (changedAt[step] ?? 0)
    for (const [i, fee] of feesOfCycles(state).entries()) {
      if ((cycles[i]?.endsAt ?? 0) > now) continue
      const before = recorded[i] ?? 0
      const weights = (lines[i] ?? []).map(({ weight }) => weight)
      for (const [place, amount] of amountsOfRound(weights, before, fee.writers).entries())
        got[i] = (got[i] ?? []).with(place, (got[i]?.[place] ?? 0) + amount)
      if (weights.length === 0) pool[i] = (pool[i] ?? 0) + fee.writers - before
      recorded[i] = fee.writers
    }
  }
  return { got, pool }
}

test('whatever becomes of a payment, and whenever, everybody has what its last state divides', () => {
  fc.assert(
    fc.property(
      anyPayment,
      fc.array(fc.nat({ max: 800 }), { minLength: 7, maxLength: 7 }),
      fc.array(anyReads, { minLength: 1, maxLength: 4 }),
      ({ states }, days, reads) => {
        const changedAt = days.toSorted((a, b) => a - b).map((day) => START + day * DAY)
        const { got, pool } = divideAll(states, changedAt, reads)
        const atOnce = divideAll(states.slice(-1), [], reads)
        expect(got).toEqual(atOnce.got)
        expect(pool).toEqual(atOnce.pool)
        const { kept, fee, tax, share } = feeOf(states.at(-1) ?? PAID)
        expect(sumOf(got.flat()) + sumOf(pool) + share + fee + tax).toBe(kept)
      },
    ),
  )
})
