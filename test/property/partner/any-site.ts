import fc from 'fast-check'
import { DAY } from '../../../schema/rules/time-units'
import { anyPayment, START } from './any-month'
import { MEMBERS, STORIES, WRITERS } from './program'

/* What happens at a site in some years: who pays, reads, follows, writes together, leaves, and loses stories. */

export const DAYS = 510

const anyMember = fc.constantFrom(...MEMBERS)
export const anySite = fc.record({
  payments: fc.array(
    fc.record({
      member: anyMember,
      history: anyPayment,
      /** How long after its cycle begins it is paid, and what becomes of it then. */
      days: fc.array(fc.nat({ max: 390 }), { minLength: 7, maxLength: 7 }),
      /** From when on it can't be divided, and for how long. */
      broken: fc.option(fc.tuple(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 120 }))),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  reads: fc.array(
    fc.record({
      member: anyMember,
      story: fc.constantFrom(...STORIES),
      day: fc.nat({ max: DAYS }),
      seconds: fc.integer({ min: 1, max: 900 }),
      isLocked: fc.boolean(),
    }),
    { maxLength: 60 },
  ),
  follows: fc.array(fc.tuple(anyMember, fc.constantFrom(...WRITERS)), { maxLength: 3 }),
  together: fc.array(fc.tuple(fc.constantFrom(...STORIES), fc.constantFrom(...WRITERS)), { maxLength: 3 }),
  /** Who leaves or is suspended, and which story is deleted or loses its co-authors, on which day. */
  leaving: fc.array(
    fc.tuple(
      fc.nat({ max: DAYS }),
      fc.constantFrom(...WRITERS),
      fc.constantFrom('INACTIVE' as const, 'SUSPENDED' as const),
    ),
    { maxLength: 2 },
  ),
  losing: fc.array(
    fc.tuple(
      fc.nat({ max: DAYS }),
      fc.constantFrom(...STORIES),
      fc.constantFrom('story' as const, 'co-authors' as const),
    ),
    { maxLength: 3 },
  ),
  /** By which it is decided when the worker is killed. */
  seed: fc.nat(),
})
export type Site = typeof anySite extends fc.Arbitrary<infer T> ? T : never

/** What becomes known of payments, by the day. */
export function knownBy({ payments }: Site) {
  return payments
    .flatMap(({ history, days }, i) => {
      const [first] = history.states
      const begins = first ? Math.floor((first.startsAt - START) / DAY) : 0
      const times = days.toSorted((a, b) => a - b)
      return history.states.map((payment, step) => ({
        id: `charge${i}`,
        day: begins + (step === 0 ? Math.min(times[0] ?? 0, 14) : 14 + (times[step] ?? 0)),
        payment,
      }))
    })
    .toSorted((a, b) => a.day - b.day)
}
