import { DAY } from '../time-units'

/** How long what is counted is kept, and how exactly. Rule: docs/rules/stats.md, "Kept". */

/** After so many days, hours are added up to UTC days; after so many, these to UTC months. */
export const HOURS_KEPT = 90
export const DAYS_KEPT = 3 * 365
/** The log is kept for so many days. */
export const LOG_KEPT = 400
/** Which batches were counted is known for as long as a queue may deliver one again, in milliseconds. */
export const BATCHES_KEPT = 15 * DAY
