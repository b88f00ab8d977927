import { DAY, HOUR } from './time-units'

/** What people read, and where they stopped. Rules: docs/rules/reading-history.md. */

/** A story is viewed once its page has been visible for so long, in seconds. */
export const VIEW_SECONDS = 1

/** A read takes so many seconds, or half of the reading time where that is shorter. */
const READ_SECONDS = 30
const READ_SHARE = 0.5
/** More reading than this many times the reading time isn't counted. */
const MOST_READING = 3

/** Somebody reads as long as they did something on the page within this time, in milliseconds. */
export const ACTIVE_FOR = 30_000
/** A place is stored once somebody has read for so long, and then at most so often, in milliseconds. */
export const SAVED_AFTER = 10_000
export const SAVED_EVERY = 15_000

/** Which parts of a story count as begun, and as all of it. */
export const BEGUN = 0.05
export const FINISHED = 0.95
/** A progress is stored in thousandths. */
export const PROGRESS_STEPS = 1000

/** Devices whose places in one story are kept. */
export const MOST_DEVICES = 5
/** What a browser calls its device, in UTF-16 units. */
export const MAX_DEVICE_ID = 64
export const READING_DEVICES = ['computer', 'phone', 'tablet'] as const
export type ReadingDevice = (typeof READING_DEVICES)[number]

/** What one reader, or one network, may report. */
export const MOST_READING_REPORTS = { most: 600, windowMs: HOUR }
/** How long a story that was taken out of the history can come back, in milliseconds. */
export const REMOVED_READING_KEPT = DAY
/** A story that is read on after this time comes first among those to resume, in milliseconds. */
export const RESUMED_AFTER = HOUR
/** Stories to resume. */
export const MOST_TO_RESUME = 100

/** How long somebody has to read a story before it is read, in seconds. */
export const readSeconds = (readingTime: number): number => Math.min(READ_SECONDS, readingTime * READ_SHARE)

/** The seconds that count of those that somebody has read. */
export const countedSeconds = (seconds: number, readingTime: number): number =>
  Math.round(Math.min(seconds, readingTime * MOST_READING))

/** Whether somebody keeps a history: they may pause it, and who asks not to be tracked has to begin it. */
export function keepsHistory(preference: unknown, isTrackingAllowed: boolean): boolean {
  return preference === 'on' || (preference !== 'paused' && isTrackingAllowed)
}

/** How an address names its host, with or without a port. */
export const REFERRER_HOST = /^(?:[a-z0-9._-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/
/** How long a source string may be that is reported, in UTF-16 units. */
export const MAX_SOURCE = 500

/** How many days a period of which reads are told has, at most and if nobody says so. */
export const MOST_DAYS = 366
export const USUAL_DAYS = 30
