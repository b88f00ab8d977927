import { daysAway, UTC, type Zone } from './stats/zones'
import { DAY, HOUR, MINUTE } from './time-units'
import { mondayMorning, morningOf } from './weekly'

/** How often mails come, and digests. Rule: docs/rules/newsletters.md, "How often" and after. */

/** What a subscription gets: each letter, or a digest a week. */
export const SUBSCRIBER_RHYTHMS = ['each', 'weekly'] as const
export type SubscriberRhythm = (typeof SUBSCRIBER_RHYTHMS)[number]

/** How far ahead the day may be until which a subscription pauses. */
export const LONGEST_PAUSE = 366 * DAY

/** Stories that a newsletter's digest has at most. */
export const MOST_IN_DIGEST = 20

/** How often readers are told of what they follow. */
export const READER_RHYTHMS = ['daily', 'weekly'] as const
export type ReaderRhythm = (typeof READER_RHYTHMS)[number]

/** Stories that a reader's digest has at most. */
export const MOST_IN_READER_DIGEST = 10
/** Older stories aren't told any more, whatever became of the digests before. */
export const TOLD_WITHIN = 8 * DAY
/** How often a reader's digest is tried, and how long after a failure, in milliseconds. */
export const DIGEST_TRIES = 3
export const DIGEST_RETRY_AFTER = 10 * MINUTE

/** Zones are never so far from UTC: a morning less this is before that morning everywhere. */
const FURTHEST = 16 * HOUR

/** The next morning of a zone after a time. */
function nextMorning(zone: Zone, after: number): number {
  const morning = morningOf(zone, after)
  return morning > after ? morning : morningOf(zone, daysAway(zone, after, 1))
}

/** When a reader's digest is due after a time. */
export const digestAfter = (rhythm: ReaderRhythm, zone: Zone, after: number): number =>
  rhythm === 'daily' ? nextMorning(zone, after) : mondayMorning(zone, after)

/** When a reader's digest is due in a zone that was due on a morning in another one. */
export const digestInZone = (rhythm: ReaderRhythm, zone: Zone, dueAt: number): number =>
  digestAfter(rhythm, zone, dueAt - FURTHEST)

/** When a newsletter's next digest is made. */
export const nextDigest = (after: number): number => mondayMorning(UTC, after)

/** The Monday up to which a digest tells that is made now. */
export const digestUntil = (now: number): number => nextDigest(now) - 7 * DAY

/** What a digest's links say that they come from, and how the stats know it. */
const PLACE = /^digest_(\d{4})(\d{2})(\d{2})_[a-z0-9_]+$/
/** UTF-16 units of a place that the stats keep. */
const LONGEST_PLACE = 40

export const digestPlace = (digestAt: number, newsletterId: string): string => {
  const day = new Date(digestAt).toISOString().slice(0, 10)
  return `digest_${day}_${newsletterId}`.replaceAll('-', '').toLowerCase().slice(0, LONGEST_PLACE)
}

/** The day of the digest that a place is of, in milliseconds; nothing if it is of none. */
export function dayOfDigestPlace(place: string): number | undefined {
  const [, year, month, day] = PLACE.exec(place) ?? []
  const at = Date.parse(`${year}-${month}-${day}`)
  return Number.isNaN(at) ? undefined : at
}
