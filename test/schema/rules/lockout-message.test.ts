import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCKOUT_ERROR_TYPES, lockoutMessage } from '../../../schema/rules/lockout-message'
import { DAY, MINUTE } from '../../../schema/rules/time-units'

const NOW = 1_700_000_000_000

const say = (errorType: string, failCount = 0, lockedOutUntil: number | null = null) =>
  lockoutMessage({ errorType, failCount, lockedOutUntil }, NOW)

it.each([
  [
    'InvalidPassword',
    2,
    null,
    'That password was incorrect. You have 4 more attempt(s) before your account is locked for 1 minute.',
  ],
  [
    'InvalidPassword',
    5,
    null,
    'That password was incorrect. You have 1 more attempt(s) before your account is locked for 1 minute.',
  ],
  [
    'PasswordSoftLockout',
    6,
    NOW + 59_000,
    'Due to too many password attempts, your account is locked for 1 minute(s).',
  ],
  [
    'PasswordPermanentLockout',
    6,
    null,
    'Due to security reasons, you can no longer sign in with password. Recover your password by requesting a magic link below.',
  ],
  [
    'InvalidTwoFactorAuthCode',
    1,
    null,
    'That verification code was incorrect. You have 5 more attempt(s) before your account is locked for 1 minute.',
  ],
  [
    'TwoFactorAuthSoftLockout',
    6,
    NOW + MINUTE + 1,
    'You reached your maximum number of attempts. Your account will be locked for 2 minute(s).',
  ],
  [
    'TwoFactorAuthPermanentLockout',
    6,
    null,
    'Your account has been locked, because you have attempted to enter a verification code too many times.',
  ],
  [
    'IpAuthLockout',
    51,
    NOW + DAY,
    'For security reasons, you cannot sign in from this network for 1 day(s).',
  ],
  ['SomethingElse', 3, null, 'Please try again.'],
] as const)('%s after %d', (errorType, failCount, until, message) => {
  expect(say(errorType, failCount, until)).toBe(message)
})

describe('whatever is said', () => {
  it('no message counts below nothing or tells to wait for no time', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCKOUT_ERROR_TYPES),
        fc.integer({ min: 0, max: 1000 }),
        fc.option(fc.integer({ min: NOW - DAY, max: NOW + 40 * DAY })),
        (errorType, failCount, until) => {
          const numbers = say(errorType, failCount, until).match(/-?\d+/g) ?? []
          expect(numbers.every((n) => Number(n) >= 0)).toBe(true)
          if (errorType.includes('Soft') || errorType === 'IpAuthLockout')
            expect(Number(numbers[0])).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('minutes are rounded up, so nobody is told to come back too early', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: DAY }), (wait) => {
        const minutes = Number(say('PasswordSoftLockout', 6, NOW + wait).match(/(\d+) minute/)?.[1])
        expect(minutes * MINUTE).toBeGreaterThanOrEqual(wait)
        expect((minutes - 1) * MINUTE).toBeLessThan(wait)
      }),
    )
  })
})
