import { DAY, HOUR, MINUTE } from './time-units'

/** How long an account is new, in milliseconds. Rule: docs/rules/security.md, "New accounts". */
export const NEWCOMER_FOR = 3 * DAY

/** How often somebody new does each of these within a time in milliseconds. */
export const NEWCOMER_LIMITS = {
  claps: { most: 40, windowMs: MINUTE },
  responses: { most: 20, windowMs: HOUR },
  links: { most: 10, windowMs: HOUR },
  highlights: { most: 60, windowMs: HOUR },
  follows: { most: 60, windowMs: HOUR },
  lists: { most: 20, windowMs: HOUR },
} as const
/** How many people hear within a time that somebody new mentions them. */
export const NEWCOMER_MENTIONS = { most: 20, windowMs: DAY } as const
export type NewcomerDeed = keyof typeof NEWCOMER_LIMITS
