import { DAY, HOUR } from '../time-units'
import { addMonths } from './periods'
import { type Currency, PRICES, type Tier } from './plans'

/** Memberships that people give. Rules: docs/rules/gifts.md. */

/** Kinds of gifts, with the numbers by which links name them. */
export const GIFT_TYPES = { GIFT: 29, GROUP_GIFT: 31 } as const
export type GiftKind = keyof typeof GIFT_TYPES
export const GIFT_KINDS = Object.keys(GIFT_TYPES) as [GiftKind, ...GiftKind[]]

/** How long it makes somebody a member, and how long it can be redeemed, in months. */
export const GIFT_MONTHS = 12
export const REDEEMABLE_MONTHS = 24
/** The plan that somebody has by a gift. */
export const GIFT_PLAN = 'yearly'

/** How many a group gift has. */
export const GROUP_GIFT = { least: 2, most: 100 } as const
/** How far ahead its mails may be, in months, and from which hour of the day on they are sent (UTC). */
export const SEND_WITHIN_MONTHS = 12
const SEND_FROM = 9 * HOUR

/** How long a recipient's address is kept after the mail, or after the gift was redeemed. */
export const RECIPIENT_KEPT = 30 * DAY
/** How long a recipient's address is kept after the payment was refunded: a dispute about it may be won that late. */
export const WITHDRAWN_RECIPIENT_KEPT = 180 * DAY

/** How many unknown codes somebody or a network may try. */
export const UNKNOWN_CODES = { most: 10, windowMs: HOUR } as const
/** How often mails are sent again: of one gift, and by one person. */
export const AGAIN_OF_CODE = { most: 5, windowMs: DAY } as const
export const AGAIN_OF_PERSON = { most: 50, windowMs: DAY } as const
/** How long before a gift ends its receiver is told, in milliseconds. */
export const GIFT_END_TOLD_BEFORE = 30 * DAY

/** How many months of a tier a number of given months is worth. */
export function monthsOfTier(given: number, tier: Tier, currency: Currency): number {
  if (tier === 'member') return given
  const { gift, premiumYearly } = PRICES[currency]
  return Math.floor((given * gift) / premiumYearly)
}

/**
 * When mails are sent that are for a day: on its morning, or at once if that has come.
 *
 * @param day such as 2026-12-24; null for at once.
 * @returns nothing for a day that doesn't exist, is over, or is too far ahead.
 */
export function sendTime(day: string | null, now: number): number | undefined {
  if (day === null) return now
  const midnight = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return undefined
  // Where the day has begun already, or isn't over yet, it is still that day.
  const isOver = midnight + DAY + 12 * HOUR <= now
  if (isOver || midnight > addMonths(now, SEND_WITHIN_MONTHS) + DAY) return undefined
  return Math.max(now, midnight + SEND_FROM)
}
