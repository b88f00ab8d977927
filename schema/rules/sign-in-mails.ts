import { DAY, HOUR, MINUTE } from './time-units'

/**
 * How many requests are allowed before restrictions apply. Rules: docs/rules/identity.md, "Captcha" and
 * "Mails".
 */

/** Codes that a network address may request before a captcha is required, for signing in too. */
export const CODES_WITHOUT_CAPTCHA = { most: 5, windowMs: HOUR } as const

/**
 * Unanswered mails to one address. The window is the lifetime of a link: anyone who is told to wait has a
 * mail whose link still works, so nobody can be locked out by other people's requests.
 */
export const UNANSWERED_MAILS = { most: 10, windowMs: 10 * MINUTE } as const

/** Mails that one network address may request. */
export const MAILS_FROM_ADDRESS = { most: 200, windowMs: HOUR } as const

/**
 * Codes that one network address may request in a day, for any addresses, and that may be requested for one address,
 * whether it has an account or not. A solved captcha doesn't raise them.
 */
export const CODES_A_DAY = { fromNetwork: 400, forAddress: 60, windowMs: DAY } as const

/** Addresses that one network address may ask about. */
export const ADDRESSES_ASKED_ABOUT = { most: 30, windowMs: HOUR } as const

/** In characters. */
export const MAX_REDIRECT = 2048
