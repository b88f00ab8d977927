import {
  type AccountLockoutDetails,
  type LockoutErrorType,
  lockoutMessage,
} from '../../../schema/rules/lockout-message'
import type { Clock } from '../../platform/clock'
import type { Failure } from '../result'

/** An attempt was wrong or isn't allowed. The message is built from the details. */
export interface LockedOut extends Failure<'ACCOUNT_LOCKOUT'>, AccountLockoutDetails {
  readonly errorType: LockoutErrorType
}

/** A failure with the message that the lockout rules have for it. */
export const lockedOut = (
  clock: Clock,
  field: string,
  details: Omit<LockedOut, keyof Failure>,
): LockedOut => ({
  code: 'ACCOUNT_LOCKOUT',
  field,
  message: lockoutMessage(details, clock.now()),
  ...details,
})
