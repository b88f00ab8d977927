import { DAY, HOUR } from './time-units'

/** Responses. Rules: docs/rules/responses.md. Their length: `MAX_RESPONSE` in limits.ts. */

/** What can be responded to: a story or another response, and a list. */
export const RESPONDED_KINDS = ['post', 'catalog'] as const
export type RespondedKind = (typeof RESPONDED_KINDS)[number]

/** Whether others see it where it was written: it waits for a decision (held), or was hidden by one. */
export const RESPONSE_STATUSES = ['shown', 'held', 'hidden'] as const
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number]

/** How deep answers to answers go. */
export const MAX_RESPONSE_DEPTH = 20
/** How many pictures a response shows. */
export const MAX_RESPONSE_PICTURES = 4
/** The key of one response, in UTF-16 units. */
export const MAX_RESPONSE_KEY = 64
/** What a person can write of them. */
export const MOST_RESPONSES_WRITTEN = { most: 240, windowMs: HOUR }

/** How long an account counts as new, in milliseconds: its first response waits for a decision. */
export const NEW_ACCOUNT = 7 * DAY
/** How long a response waits for a decision, in milliseconds. */
export const RESPONSE_HELD = 14 * DAY

/** An answer counts like this many claps. */
const ANSWER = 3
/** How much younger a response must be, in milliseconds, to stand level with one that has twice the claps. */
const TWOFOLD = 30 * DAY

/**
 * How relevant a response is: higher comes first. Claps and answers count by their order of magnitude, and the younger
 * one has a small head start, so that nothing needs recomputing as time passes.
 */
export const responseScore = (clapCount: number, answerCount: number, createdAt: number): number =>
  Math.log2(1 + clapCount + ANSWER * answerCount) + createdAt / TWOFOLD
