import { DAY, HOUR } from '../time-units'

/** Times of the membership. Rules: docs/rules/membership.md, "The life of a subscription". */

/** How long somebody stays a member after a payment has failed, in milliseconds. */
export const GRACE = 14 * DAY
/** When a failed payment is retried, in days after its first failure. */
export const RETRIES = [1, 3, 7, 12] as const
/** The failures of a payment after which the member gets a mail, besides the last one. */
export const FAILURES_TOLD = [1, 3] as const
/** How long after a payment failed that isn't tried again the member is reminded, in milliseconds. */
export const UNPAID_TOLD_AFTER = { again: 7 * DAY, last: 12 * DAY } as const
/** How long a bank's question can be answered before the charge is withdrawn, in milliseconds: less than a day. */
export const UNANSWERED = 20 * HOUR
/** How long after a renewal was due a membership ends if nothing is known of it, in milliseconds. A job finds out earlier. */
export const UNREPORTED = 3 * DAY
/** How long a monthly plan is free for somebody who has never been a member, in milliseconds. */
export const TRIAL = 7 * DAY
/** How many months pass before a member is offered another discount for staying. */
export const DISCOUNT_EVERY = 12
/** How long before its card expires a member is told, in milliseconds: first, and once more in the last week. */
export const EXPIRES_SOON = 30 * DAY
export const LAST_WEEK = 7 * DAY
/** How long before a higher price is charged the member is told, in milliseconds. */
export const PRICE_TOLD_BEFORE = 7 * DAY
