import {
  type AccountLockoutDetails,
  type LockoutErrorType,
  lockoutMessage,
} from '../../../schema/rules/lockout-message'
import type { Needs } from '../parts'

/** An expected failure: `why` is its name in the API, the message is for the reader. */
export interface Refused<Why extends string> {
  why: Why
  field?: string
  message: string
}

/** Somebody tried wrongly, or may not try. */
export interface LockedOut extends Refused<'AccountLockout'>, AccountLockoutDetails {
  errorType: LockoutErrorType
}

export const refused = <Why extends string>(why: Why, message: string, field?: string): Refused<Why> => ({
  why,
  message,
  ...(field ? { field } : {}),
})

/** A refusal with the message that the rule of lockouts has for it. */
export const lockedOut = (
  { clock }: Needs<'clock'>,
  details: Omit<LockedOut, 'why' | 'message'>,
): LockedOut => ({
  why: 'AccountLockout',
  message: lockoutMessage(details, clock.now()),
  ...details,
})

/** Tells a failure from what an operation gives. */
export const isRefused = <Result extends object>(
  result: Result,
): result is Extract<Result, { why: string }> => 'why' in result
