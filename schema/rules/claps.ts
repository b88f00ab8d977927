import { HOUR, MINUTE } from './time-units'

/** Claps. Rules: docs/rules/claps.md. How many one person may give: `MAX_CLAPS` in limits.ts. */

/** What can be clapped for: a story or a response, and a list. */
export const CLAPPED_KINDS = ['post', 'catalog'] as const
export type ClappedKind = (typeof CLAPPED_KINDS)[number]

/** Something that people clap for. */
export interface ClapTarget {
  kind: ClappedKind
  id: string
}

/** The key of one sending of claps, in UTF-16 units. */
export const MAX_CLAP_KEY = 64

/** Claps that arrive together within this many milliseconds are stored together. */
export const CLAPS_STORED_EVERY = 250
/** How many people's claps one transaction stores. */
export const CLAPPERS_AT_ONCE = 500
/** When claps are stored that were taken just before the object ended, in milliseconds. */
export const CLAPS_STORED_AT_LATEST = 2000
/** For how long an answer waits until the claps are stored, in milliseconds. */
export const CLAPS_WAIT = 3000
/** When a failed storing is repeated, doubled each time up to the longest, in milliseconds. */
export const CLAPS_RETRY = 1000
export const CLAPS_RETRY_LONGEST = 5 * MINUTE
/** How often the pages, the rankings and the search follow the claps of one story, in milliseconds. */
export const CLAPS_SHOWN_EVERY = MINUTE
/** How soon visitors see new claps while people are clapping: for how long a page is fresh then, in milliseconds. */
const CLAPS_FRESH_FOR = 7000

/**
 * Until when a page that is rendered now may show the claps of a story; infinite if nobody has clapped for a while,
 * since the next clap then purges the page at once. Times are in milliseconds since 1970 UTC.
 *
 * Claps may go without a purge for up to `CLAPS_SHOWN_EVERY` after the last one, which itself comes that long after a
 * clap at the latest: hence twice the time.
 */
export const clapsShownUntil = (clappedAt: number | null, now: number): number =>
  clappedAt !== null && now - clappedAt < 2 * CLAPS_SHOWN_EVERY + CLAPS_FRESH_FOR
    ? now + CLAPS_FRESH_FOR
    : Number.POSITIVE_INFINITY
/** For how long a key is known, in milliseconds. */
export const CLAP_KEYS_KEPT = HOUR
/** How many people a notification names one by one if they clap at the same moment; the rest are only counted. */
export const CLAPPERS_NAMED = 10
