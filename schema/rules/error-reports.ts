/** Errors that browsers report. Rule: docs/rules/telemetry.md, "Errors". */
import { DAY, HOUR, SECOND } from './time-units'

/** New errors are dropped while this many wait. */
export const ERROR_QUEUE = 10
/** A page reports no more than this many. */
export const MOST_ERRORS = 50
/** How long the first error of a request waits for others, in milliseconds. */
export const ERROR_FLUSH_DELAY = 5 * SECOND

export interface ErrorReport {
  name: string
  message: string
  stack: string
  /** When it happened, by the browser's clock, in milliseconds since 1970 UTC. */
  timestamp: number
  fileName: string
  lineNumber: number
  extra: {
    client: 'lite'
    /** The version of the client. */
    build: string
    /** As the page knows it. The worker stores the session's own instead. */
    userId: string
    userAgent: string
    /** The page's address, without query and hash. */
    location: string
  }
}

/** The lengths at which the texts of a report are cut, in characters. */
export const ERROR_TEXTS = { name: 100, message: 1000, stack: 5000, fileName: 500, build: 50 } as const
/** The maximum size of a report, in bytes. */
export const ERROR_REPORT_BYTES = 128_000
/** How often reports may come from a network address, and within how many milliseconds. */
export const ERROR_REPORTS = { most: 60, windowMs: HOUR } as const
/** How long an error is kept, in milliseconds. */
export const ERRORS_KEPT = 30 * DAY
/** How many errors are stored a day; further ones are dropped. */
export const MOST_ERRORS_A_DAY = 20_000
