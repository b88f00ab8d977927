import { describe, expect, test } from 'vitest'
import {
  type CircleCycle,
  type CircleMonth,
  HOLDS_FROM,
  isHeld,
  scoreMonth,
} from '../../../schema/rules/held-earnings/signals'

/* The points of circles. Rule: docs/rules/partner.md, "Circles". */

const HOUR = 3600

/** A cycle of a member who read the writer and others on many days. */
const cycleOf = (i: number, own: Partial<Omit<CircleCycle, 'worth'>> = {}): CircleCycle => ({
  worth: own.amount ?? 100,
  part: own.amount ?? 100,
  chargeId: `charge${i}`,
  number: 0,
  currency: 'USD',
  membershipId: `member${i}`,
  amount: 100,
  whole: 320,
  isNew: false,
  cards: [`STRIPE card${i}`],
  days: [1, 5, 9, 20].map((day) => ({ day, seconds: 600 })),
  returned: 0,
  ...own,
})
const monthOf = (own: readonly CircleCycle[], month: Partial<CircleMonth> = {}): CircleMonth => ({
  worth: own.reduce((sum, { worth }) => sum + worth, 0),
  given: 0,
  ownCards: [],
  cycles: own,
  ...month,
})
const cyclesOf = (count: number, own: (i: number) => Partial<CircleCycle>, from = 0): CircleCycle[] =>
  Array.from({ length: count }, (_, i) => cycleOf(from + i, own(from + i)))

/** The points of a month, signal by signal. */
const pointsOf = (month: CircleMonth) =>
  Object.fromEntries(scoreMonth(month).signals.map(({ signal, points }) => [signal, points]))

describe('a writer’s month', () => {
  test('of members who read many writers has no points', () => {
    expect(scoreMonth(monthOf(cyclesOf(50, () => ({}))))).toEqual({ points: 0, signals: [], concerned: [] })
  })

  test('of loyal readers who have been members for long has none, though they read nobody else', () => {
    expect(scoreMonth(monthOf(cyclesOf(8, () => ({ amount: 320 })))).points).toBe(0)
  })

  test('whose members write too, and have most of the writer’s own fee, is mutual', () => {
    const pair = cyclesOf(1, () => ({ returned: 300 }))
    expect(pointsOf(monthOf(pair, { given: 320 }))).toEqual({ MUTUAL: 30 })
    const ring = cyclesOf(3, () => ({ returned: 100 }))
    expect(pointsOf(monthOf(ring, { given: 320 }))).toEqual({ MUTUAL: 60 })
    // What a writer gives to colleagues is a small part of what they give, or of what they get.
    expect(pointsOf(monthOf(ring, { given: 700 }))).toEqual({})
    expect(pointsOf(monthOf([...ring, ...cyclesOf(5, () => ({}), 3)], { given: 320 }))).toEqual({})
  })

  test('with memberships on one card has points by their number, and the writer’s own card counts', () => {
    const shared = (count: number, own: Partial<CircleCycle> = {}) =>
      cyclesOf(count, () => ({ cards: ['STRIPE same'], ...own }))
    expect(pointsOf(monthOf(shared(2)))).toEqual({ CARD: 30 })
    expect(pointsOf(monthOf(shared(3)))).toEqual({ CARD: 60 })
    expect(pointsOf(monthOf(shared(2), { ownCards: ['STRIPE same'] }))).toEqual({ CARD: 60 })
    expect(pointsOf(monthOf(shared(1), { ownCards: ['STRIPE same'] }))).toEqual({ CARD: 30 })
    // One that was changed for it is the same card, too.
    const changed = cyclesOf(3, (i) => ({ cards: [`STRIPE bought${i}`, 'STRIPE same'] }))
    expect(pointsOf(monthOf(changed))).toEqual({ CARD: 60 })
    // A family reads many writers, and cards that nobody knows aren't one card.
    expect(pointsOf(monthOf(shared(4, { amount: 50 })))).toEqual({})
    expect(pointsOf(monthOf(shared(4, { cards: [] })))).toEqual({})
  })

  test('has points for new members who read in the same days, if they brought half of it', () => {
    const there = (count: number, days = [3, 4]) =>
      cyclesOf(count, (i) => ({ isNew: true, days: [{ day: days[i % 2] ?? 0, seconds: 500 }] }))
    expect(pointsOf(monthOf(there(3)))).toEqual({ BURST: 20 })
    expect(pointsOf(monthOf(there(5)))).toEqual({ BURST: 40 })
    expect(pointsOf(monthOf(there(6, [3, 9])))).toEqual({ BURST: 20 })
    expect(pointsOf(monthOf([...there(3), ...cyclesOf(4, () => ({}), 3)]))).toEqual({})
    expect(pointsOf(monthOf(cyclesOf(6, () => ({ isNew: true }))))).toEqual({})
  })

  test('has points for new members whose whole fee went to the writer', () => {
    const fresh = (count: number) => cyclesOf(count, () => ({ isNew: true, amount: 320 }))
    expect(pointsOf(monthOf(fresh(3)))).toEqual({ ONE_WRITER: 20 })
    expect(pointsOf(monthOf(fresh(5)))).toEqual({ ONE_WRITER: 60 })
    expect(pointsOf(monthOf([...fresh(5), ...cyclesOf(4, () => ({}), 5)]))).toEqual({ ONE_WRITER: 20 })
  })

  test('has them whatever a few cents of the fee went to, and whatever was corrected since', () => {
    const fresh = (own: Partial<CircleCycle>) => cyclesOf(5, () => ({ isNew: true, ...own }))
    expect(pointsOf(monthOf(fresh({ amount: 256 })))).toEqual({ ONE_WRITER: 60 })
    expect(pointsOf(monthOf(fresh({ amount: 255 })))).toEqual({})
    expect(pointsOf(monthOf(fresh({ amount: 150, part: 320 })))).toEqual({ ONE_WRITER: 60 })
  })

  test('counts a story as a whole for each of its authors', () => {
    const halved = { amount: 160, part: 320 }
    expect(pointsOf(monthOf(cyclesOf(5, () => ({ isNew: true, ...halved }))))).toEqual({ ONE_WRITER: 60 })
    const sixths = { amount: 53, part: 320 }
    expect(pointsOf(monthOf(cyclesOf(3, () => ({ cards: ['STRIPE same'], ...sixths }))))).toEqual({
      CARD: 60,
    })
  })

  test('has points for members who read more on a day than a person does', () => {
    const days = [{ day: 1, seconds: 17 * HOUR }]
    expect(pointsOf(monthOf(cyclesOf(1, () => ({ days }))))).toEqual({ SPEED: 30 })
    expect(pointsOf(monthOf(cyclesOf(2, () => ({ days }))))).toEqual({ SPEED: 60 })
    expect(pointsOf(monthOf(cyclesOf(2, () => ({ days: [{ day: 1, seconds: 15 * HOUR }] }))))).toEqual({})
  })
})

describe('what is held', () => {
  const same = (i: number) => (i < 3 ? { cards: ['STRIPE same'] } : {})

  test('is of the members concerned alone', () => {
    const score = scoreMonth(monthOf(cyclesOf(20, same)))
    expect(score.points).toBe(HOLDS_FROM)
    expect(score.concerned.map(({ cycle }) => cycle.membershipId)).toEqual(['member0', 'member1', 'member2'])
    expect(isHeld(score)).toBe(true)
  })

  test('is nothing below the points, or of less than a dollar', () => {
    expect(isHeld(scoreMonth(monthOf(cyclesOf(2, same))))).toBe(false)
    expect(isHeld(scoreMonth(monthOf(cyclesOf(3, (i) => ({ ...same(i), amount: 33, whole: 40 })))))).toBe(
      false,
    )
  })
})
