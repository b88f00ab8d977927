import { DAY, HOUR, MINUTE } from './time-units'

/* Numbers of mobile verification. Rule: docs/rules/mobile-verification.md. */

/** How long a code is good, in milliseconds. */
export const MOBILE_CODE_LIFETIME = 10 * MINUTE
/** How long a code that is over is remembered, in milliseconds. */
export const MOBILE_CODE_KEPT = HOUR
/** How often a code may be typed wrongly. */
export const MOBILE_CODE_TRIES = 5
/** How long nobody can have another code sent after one, in milliseconds. */
export const MOBILE_CODE_EVERY = MINUTE

/** A phone number as somebody types it, in UTF-16 units. */
export const MAX_TYPED_NUMBER = 40

/** How many messages are sent within a time, for each kind of subject. */
export const SMS_LIMITS = {
  account: { most: 5, windowMs: DAY },
  number: { most: 3, windowMs: DAY },
  network: { most: 10, windowMs: DAY },
  /** Numbers that differ in their last four digits: pumping goes through them one after the other. */
  range: { most: 10, windowMs: HOUR },
} as const

/** How long it is known what was spent on a day. */
export const SMS_DAYS_KEPT = 35 * DAY

/** What is wrong with a phone number. */
export type NumberProblem = 'INVALID' | 'INVALID_COUNTRY_CODE' | 'TOO_LONG' | 'TOO_SHORT'
