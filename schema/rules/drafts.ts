/** Numbers of drafts. Times in milliseconds. Rule: docs/rules/writing.md. */

import { DAY, HOUR, MINUTE, SECOND } from './time-units'

/** A draft goes to the database after so long a pause, and at the latest so long after its first change. */
export const FLUSH_AFTER_PAUSE = 3 * SECOND
export const FLUSH_AT_LATEST = 20 * SECOND
/** After the database couldn't be reached: doubled with every further failure, up to the longest. */
export const FLUSH_RETRY = 5 * SECOND
export const FLUSH_RETRY_LONGEST = 10 * MINUTE

/** Saves that are remembered, to say what has changed since, and so that none is applied twice. */
export const REMEMBERED_SAVES = 200
/** Characters of remembered deltas. */
export const REMEMBERED_DELTAS = 1_000_000
/** An object that nobody has written to for so long forgets everything: the database has it. */
export const DRAFT_IDLE = DAY

/** Unnamed versions of the same span of time are one: the latest. */
export const VERSION_SPAN = 10 * MINUTE
/** Versions older than `age` are thinned further: one is kept of each `span`. */
export const THINNED_VERSIONS = [
  { age: DAY, span: HOUR },
  { age: 30 * DAY, span: DAY },
] as const

/** How many drafts one person may begin, and how often they may save, in a window of so many milliseconds. */
export const MOST_NEW_DRAFTS = { most: 60, windowMs: HOUR } as const
export const MOST_SAVES = { most: 300, windowMs: MINUTE } as const

/** How long a story stays in the trash. */
export const TRASH_KEPT = 14 * DAY

/** A key of a save, which its client makes. */
export const MAX_SAVE_KEY = 64

/** The size of one save, in bytes: an endpoint takes 256 kB with everything around it. */
export const MAX_SAVE_BYTES = 200_000

/** Delays before a save is sent again. */
export const SAVE_RETRY = SECOND
export const SAVE_RETRY_LONGEST = MINUTE

/** Characters of the name of a version. */
export const MAX_VERSION_NAME = 100
