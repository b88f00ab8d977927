import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ADDRESS_ATTEMPTS,
  ATTEMPTS,
  isLocked,
  type LockoutKind,
  type LockoutRecord,
  lockoutEndsAt,
  lockoutState,
  NO_RECORD,
  nextLockout,
  settledLockout,
  UNLOCKED,
} from '../../../schema/rules/lockout'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'

const NOW = 1_700_000_000_000

/** Makes `count` attempts in a row at one moment, including those that aren't checked. */
function tries(kind: LockoutKind, count: number, now: number, record = NO_RECORD): LockoutRecord {
  let after = record
  for (let i = 0; i < count; i++) after = nextLockout(kind, after, 'attempt', now)
  return after
}

const kinds = fc.constantFrom<LockoutKind>('login-code', 'password', 'two-factor', 'address')
const people = fc.constantFrom<LockoutKind>('login-code', 'password', 'two-factor')
const steps = fc.array(
  fc.record({
    event: fc.constantFrom('attempt', 'attempt', 'attempt', 'attempt', 'succeeded', 'lifted'),
    wait: fc.oneof(fc.constant(0), fc.nat(2 * MINUTE), fc.nat(DAY + HOUR)),
  }),
  { maxLength: 120 },
)

/** The checked attempts of a sequence, with the records before and after each. */
function play(kind: LockoutKind, story: { event: string; wait: number }[]) {
  let now = NOW
  let record = NO_RECORD
  return story.map(({ event, wait }) => {
    now += wait
    const before = settledLockout(record, now)
    record = nextLockout(kind, record, event as 'attempt', now)
    return { event, now, before, record, isJudged: event === 'attempt' && !isLocked(before, now) }
  })
}

describe('wrong codes of an account', () => {
  it('lock it for a minute after six, after which the count starts over', () => {
    const five = tries('login-code', 5, NOW)
    expect(lockoutState(five)).toEqual({ ...UNLOCKED, failCount: 5 })
    const locked = tries('login-code', 6, NOW)
    expect(lockoutState(locked)).toEqual({
      failCount: 6,
      softLocks: [NOW],
      lockedUntil: NOW + MINUTE,
      isPermanent: false,
    })
    expect(isLocked(locked, NOW + MINUTE - 1)).toBe(true)
    expect(lockoutState(settledLockout(locked, NOW + MINUTE))).toEqual({ ...UNLOCKED, softLocks: [NOW] })
  })

  it('lock it for the third time within a day until a day after the first', () => {
    const first = tries('login-code', 6, NOW)
    const second = tries('login-code', 6, NOW + HOUR, first)
    expect(second.lockedUntil).toBe(NOW + HOUR + MINUTE)
    const third = tries('login-code', 6, NOW + 5 * HOUR, second)
    expect([third.lockedUntil, third.isPermanent]).toEqual([NOW + DAY, false])
    const late = tries('login-code', 6, NOW + DAY - 1, second)
    expect(late.lockedUntil).toBe(NOW + DAY - 1 + MINUTE)
    const nextDay = tries('login-code', 6, NOW + DAY, second)
    expect(nextDay.lockedUntil).toBe(NOW + DAY + MINUTE)
  })
})

it.each<LockoutKind>(['password', 'two-factor'])(
  'the third lock of a %s within a day is permanent',
  (kind) => {
    const second = tries(kind, 6, NOW + HOUR, tries(kind, 6, NOW))
    const third = tries(kind, 6, NOW + 2 * HOUR, second)
    expect(lockoutState(third)).toMatchObject({ failCount: 6, lockedUntil: null, isPermanent: true })
    expect(isLocked(settledLockout(third, NOW + 400 * DAY), NOW + 400 * DAY)).toBe(true)
    expect(lockoutEndsAt(third)).toBe(Number.POSITIVE_INFINITY)
    expect(nextLockout(kind, third, 'lifted', NOW + 3 * HOUR)).toEqual(NO_RECORD)
  },
)

describe('a network address', () => {
  it('is locked out for a day by the fifty-first wrong code within one', () => {
    const fifty = tries('address', 50, NOW)
    expect(isLocked(fifty, NOW)).toBe(false)
    const locked = tries('address', 51, NOW)
    expect(locked.lockedUntil).toBe(NOW + DAY)
    expect(isLocked(tries('address', 1, NOW + DAY, fifty), NOW + DAY)).toBe(false)
  })

  it('gets one attempt back for a correct code, not all of them', () => {
    const after = nextLockout('address', tries('address', 50, NOW), 'succeeded', NOW)
    expect(lockoutState(after).failCount).toBe(49)
    const last = nextLockout('address', tries('address', 51, NOW), 'succeeded', NOW)
    expect([last.lockedUntil, last.wrongAt.length]).toEqual([null, 50])
  })
})

describe('whatever happens', () => {
  it('no more than six attempts are checked within a minute, unless a correct one or a mail intervenes', () => {
    fc.assert(
      fc.property(people, steps, (kind, story) => {
        const judged: number[] = []
        for (const { event, now, isJudged } of play(kind, story)) {
          if (event !== 'attempt') judged.length = 0
          else if (isJudged) judged.push(now)
          expect(judged.filter((at) => now - at < MINUTE).length).toBeLessThanOrEqual(ATTEMPTS)
          expect(judged.filter((at) => now - at < DAY).length).toBeLessThanOrEqual(3 * ATTEMPTS + 5)
        }
      }),
    )
  })

  it('an address never has more than 51 wrong codes checked within a day', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(HOUR), { maxLength: 200 }), (waits) => {
        const story = waits.map((wait) => ({ event: 'attempt', wait }))
        const judged = play('address', story).flatMap(({ isJudged, now }) => (isJudged ? [now] : []))
        for (const now of judged) {
          const within = judged.filter((at) => at <= now && now - at < DAY)
          expect(within.length).toBeLessThanOrEqual(ADDRESS_ATTEMPTS + 1)
        }
      }),
    )
  })

  it('an attempt that isn’t checked changes nothing', () => {
    fc.assert(
      fc.property(kinds, steps, (kind, story) => {
        for (const { event, isJudged, before, record } of play(kind, story)) {
          if (event === 'attempt' && !isJudged) expect(record).toEqual(before)
        }
      }),
    )
  })

  it('a correct attempt or a mail unlocks it, and a mail resets everything', () => {
    fc.assert(
      fc.property(people, steps, (kind, story) => {
        for (const { event, now, record } of play(kind, story)) {
          if (event === 'succeeded') expect([isLocked(record, now), record.wrongAt]).toEqual([false, []])
          if (event === 'lifted') expect(record).toEqual(NO_RECORD)
        }
      }),
    )
  })

  it('a correct attempt after wrong ones keeps the earlier locks of the day counted', () => {
    const second = tries('password', 6, NOW + HOUR, tries('password', 6, NOW))
    const right = nextLockout(
      'password',
      tries('password', 6, NOW + 2 * HOUR, second),
      'succeeded',
      NOW + 2 * HOUR,
    )
    expect(right).toEqual({ ...NO_RECORD, softLocks: [NOW, NOW + HOUR] })
  })

  it('settling twice equals settling once, and expired records are empty', () => {
    fc.assert(
      fc.property(kinds, steps, fc.nat(3 * DAY), (kind, story, later) => {
        const last = play(kind, story).at(-1)
        if (!last) return
        const now = last.now + later
        const settled = settledLockout(last.record, now)
        expect(settledLockout(settled, now)).toEqual(settled)
        if (lockoutEndsAt(last.record) <= now) expect(settled).toEqual(NO_RECORD)
        else expect(settled).not.toEqual(NO_RECORD)
      }),
    )
  })
})
