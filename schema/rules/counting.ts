import { DAY, MINUTE, SECOND } from './time-units'

/** Counting opens and clicks in letters. Rule: docs/rules/newsletters.md, "Counting opens and clicks". */

/** What is counted of a letter, besides the clicks on each of its links. */
export const COUNTED_ACTS = ['opened', 'clicked', 'loaded'] as const
export type CountedAct = (typeof COUNTED_ACTS)[number]

/** How long after a letter began to go out it is counted, and how long it is known who did what. */
export const COUNTED_FOR = 30 * DAY

/** How long after a mail was handed over it is taken to be looked at by programs alone. */
export const SCANNED_FOR = 10 * SECOND

/** So many links of one mail, within such a time, are followed by a program. */
export const LINKS_AT_ONCE = { links: 3, within: 5 * SECOND } as const

/** How long an act waits before it is counted: longer than it takes to see that a program did it. */
export const COUNTED_AFTER = MINUTE

/** Links of a letter whose clicks are shown. */
export const MOST_COUNTED_LINKS = 50

/** The longest address that a counted link leads to, in bytes. Longer ones stay as they are. */
export const LONGEST_COUNTED_LINK = 2_000

/**
 * Whether a picture was loaded by a mail service rather than by a reader: Apple's Mail Privacy Protection says nothing but
 * this, and does so whether or not anybody reads; Gmail's and Yahoo's say their names.
 */
export const isLoadedByService = (userAgent: string | null): boolean =>
  userAgent !== null && (userAgent === 'Mozilla/5.0' || /GoogleImageProxy|YahooMailProxy/.test(userAgent))
