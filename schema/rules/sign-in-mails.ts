/** How much may be asked for before it gets harder. Rules: docs/rules/identity.md, "Captcha" and "Mails". */

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Codes that a network address may ask for before its captcha is asked for, signing in too. */
export const CODES_WITHOUT_CAPTCHA = { most: 5, windowMs: HOUR } as const

/**
 * Mails to one address that nobody has answered. As long as links are good: whoever is told to wait has a mail whose
 * link still works, so nobody is locked out by others who ask.
 */
export const UNANSWERED_MAILS = { most: 10, windowMs: 10 * MINUTE } as const

/** Mails that one network address may ask for. */
export const MAILS_FROM_ADDRESS = { most: 200, windowMs: HOUR } as const

/** Addresses that one network address may ask about. */
export const ADDRESSES_ASKED_ABOUT = { most: 30, windowMs: HOUR } as const

/** In characters. */
export const MAX_REDIRECT = 2048
