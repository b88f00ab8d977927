/** Numbers of the check of a story's links. Rule: docs/rules/writing.md, "Dead links". */
import { HOUR, MINUTE } from './time-units'

/** Links of one check; of a story that has more, the first. */
export const MOST_CHECKED_LINKS = 40
/** The longest address that is checked, in characters. */
export const LONGEST_CHECKED_LINK = 2_048
/** How many are asked at the same time. */
export const LINKS_AT_ONCE = 5
/** How long a check takes at most, in milliseconds; what isn't answered by then counts as alive. */
export const LINK_CHECK_LIMIT = 15_000
/** For how long what was found out about an address is remembered: a dead one may soon be mended. */
export const LINK_REMEMBERED = { alive: HOUR, dead: 5 * MINUTE } as const
/** How many addresses one person may have asked in an hour. */
export const MOST_LINK_CHECKS = 400
