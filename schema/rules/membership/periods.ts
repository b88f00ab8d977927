import type { Period } from './plans'

/** How many months are in a period. */
const MONTHS = { monthly: 1, yearly: 12 } as const satisfies Record<Period, number>

/** The number of days in a month. Months count from 0; one beyond 11 is in a later year. */
const daysOf = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/**
 * The same day and time some months later, or the last day of a shorter month.
 *
 * @param at in milliseconds since 1970 UTC.
 */
export function addMonths(at: number, months: number): number {
  const date = new Date(at)
  const year = date.getUTCFullYear()
  const month = date.getUTCMonth() + months
  const day = Math.min(date.getUTCDate(), daysOf(year, month))
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
  return Date.UTC(year, month, day) + (at - midnight)
}

/**
 * When the `count`-th period since a time ends. It is counted from that time, so that a membership that began on the 31st
 * renews at the end of February and then on the 31st again.
 */
export const endOfPeriod = (since: number, period: Period, count: number): number =>
  addMonths(since, count * MONTHS[period])
