import { utcDay } from '../../schema/rules/utc-day'

/** A span of time: from `from` up to but excluding `until`, in milliseconds UTC. */
export interface Period {
  from: number
  until: number
}

/** All time: every valid date. */
export const ALWAYS: Period = { from: -8_640_000_000_000_000, until: 8_640_000_000_000_000 }

/**
 * A year, a month or a day, UTC; all time if no year is given.
 *
 * @param month 1 to 12.
 */
export function periodOf(year?: number | null, month?: number | null, day?: number | null): Period {
  if (!year) return ALWAYS
  if (!month) return { from: utcDay(year, 1, 1), until: utcDay(year + 1, 1, 1) }
  if (!day) return { from: utcDay(year, month, 1), until: utcDay(year, month + 1, 1) }
  return { from: utcDay(year, month, day), until: utcDay(year, month, day + 1) }
}

/** The UTC day that `yyyy-mm-dd` names; nothing if it is invalid. */
export function periodOfDay(day: string): Period | undefined {
  const [year, month, date] = day.split('-').map(Number)
  const from = Date.parse(`${day}T00:00:00Z`)
  return year && month && date && Number.isFinite(from) ? periodOf(year, month, date) : undefined
}
