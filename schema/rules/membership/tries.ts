import { DAY, HOUR } from '../time-units'

/**
 * How often cards and coupons may be tried, so that nobody tests stolen cards or guesses coupons. Rules:
 * docs/rules/membership.md, "Card testing" and "Coupons".
 */

/** Attempts to pay, or to store a method. */
export const TRIES_OF_PERSON = { most: 10, windowMs: HOUR } as const
export const TRIES_OF_NETWORK = { most: 30, windowMs: HOUR } as const
/** Declined attempts, after which a captcha is required. */
export const DECLINES_WITHOUT_CAPTCHA = { most: 3, windowMs: DAY } as const
/** Declined attempts, after which there are no more. */
export const DECLINES_OF_PERSON = { most: 20, windowMs: DAY } as const
/** Trials of a network, after which its people pay at once. */
export const TRIALS_OF_NETWORK = { most: 3, windowMs: 30 * DAY } as const
/** Coupons that aren't valid: after these, none is looked up. */
export const WRONG_COUPONS_OF_NETWORK = { most: 30, windowMs: HOUR } as const
