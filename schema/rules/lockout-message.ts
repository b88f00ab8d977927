import { lockoutWording } from '../wording/lockout'
import { ATTEMPTS } from './lockout'
import { DAY, MINUTE } from './time-units'

/** Why an attempt isn't allowed, or how it ended. */
export const LOCKOUT_ERROR_TYPES = [
  'InvalidPassword',
  'PasswordSoftLockout',
  'PasswordPermanentLockout',
  'InvalidTwoFactorAuthCode',
  'TwoFactorAuthSoftLockout',
  'TwoFactorAuthPermanentLockout',
  'IpAuthLockout',
] as const
export type LockoutErrorType = (typeof LOCKOUT_ERROR_TYPES)[number]

/** The fields of an `AccountLockout` besides its message. */
export interface AccountLockoutDetails {
  /** Anything but a LockoutErrorType gets the message for unknown reasons. */
  errorType: string
  failCount: number
  /** In milliseconds since 1970 UTC. */
  lockedOutUntil: number | null
}

/** How many whole units away a time is, rounded up; 1 if it isn't known or has passed. */
const unitsUntil = (until: number | null, unit: number, now: number): number =>
  Math.max(1, Math.ceil(((until ?? now) - now) / unit))

/** Minutes until a lock ends, rounded up; at least 1. */
export const minutesUntil = (until: number | null, now: number): number => unitsUntil(until, MINUTE, now)

/**
 * The message for somebody whose attempt isn't allowed or was wrong. Rule: docs/rules/identity.md,
 * "Lockouts".
 */
export function lockoutMessage(
  { errorType, failCount, lockedOutUntil }: AccountLockoutDetails,
  now: number,
): string {
  const left = Math.max(0, ATTEMPTS - failCount)
  const minutes = minutesUntil(lockedOutUntil, now)
  switch (errorType) {
    case 'InvalidPassword':
      return lockoutWording.invalidPassword(left)
    case 'PasswordSoftLockout':
      return lockoutWording.passwordSoftLockout(minutes)
    case 'PasswordPermanentLockout':
      return lockoutWording.passwordPermanentLockout
    case 'InvalidTwoFactorAuthCode':
      return lockoutWording.invalidTwoFactorAuthCode(left)
    case 'TwoFactorAuthSoftLockout':
      return lockoutWording.twoFactorAuthSoftLockout(minutes)
    case 'TwoFactorAuthPermanentLockout':
      return lockoutWording.twoFactorAuthPermanentLockout
    case 'IpAuthLockout':
      return lockoutWording.ipAuthLockout(unitsUntil(lockedOutUntil, DAY, now))
    default:
      return lockoutWording.other
  }
}
