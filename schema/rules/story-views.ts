import { DAY } from './time-units'

/**
 * How many stories a browser has opened. It counts them itself, because pages are shared. Rule:
 * docs/rules/reading.md, "Opened stories".
 */
export interface StoryViews {
  /** When the last one was counted, in milliseconds since 1970. */
  at: number
  /** Member-only stories in the day, week and month of `at`. */
  day: number
  week: number
  month: number
  /** All other stories in that month. */
  freeMonth: number
  /** Ids of the stories counted on that day: each counts once a day. */
  today: string[]
}

/** From this many member-only stories in a month on, the wall says how many there were. */
export const MENTIONED_VIEWS = 3

/** More stories than anybody reads in a day. */
const MOST_IDS = 200

const NONE: StoryViews = { at: 0, day: 0, week: 0, month: 0, freeMonth: 0, today: [] }

const dayOf = (at: number): number => Math.floor(at / DAY)

/** Weeks begin on Monday; 1 January 1970 was a Thursday. */
const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7)

function monthOf(at: number): number {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Reads what a browser has stored, which may be anything; without valid counts it starts from zero. */
export function readStoryViews(kept: unknown): StoryViews {
  if (typeof kept !== 'object' || kept === null) return NONE
  const { today, ...counts } = { ...NONE, ...kept } as StoryViews
  const { at, day, week, month, freeMonth } = counts
  if (![at, day, week, month, freeMonth].every(isCount) || !Array.isArray(today)) return NONE
  return { at, day, week, month, freeMonth, today: today.filter((id) => typeof id === 'string') }
}

/** The counts after a story was opened; unchanged if it has been counted today. */
export function withStoryView(
  before: StoryViews,
  { id, isLocked }: { id: string; isLocked: boolean },
  now: number,
): StoryViews {
  const { at } = before
  const isSame = (period: (time: number) => number) => period(at) === period(now)
  const today = isSame(dayOf) ? before.today : []
  if (today.includes(id)) return before
  const [member, free] = isLocked ? [1, 0] : [0, 1]
  return {
    at: now,
    day: (isSame(dayOf) ? before.day : 0) + member,
    week: (isSame(weekOf) ? before.week : 0) + member,
    month: (isSame(monthOf) ? before.month : 0) + member,
    freeMonth: (isSame(monthOf) ? before.freeMonth : 0) + free,
    today: [...today, id].slice(-MOST_IDS),
  }
}
