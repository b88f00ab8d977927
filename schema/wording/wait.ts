import { countOf } from './counts'

/** In minutes. */
const HOUR = 60
const DAY = 24 * HOUR

/** How long to wait, in whole minutes: in hours from two hours on, and in days from two days on, rounded up. */
export function waitOf(minutes: number): string {
  if (minutes < 2 * HOUR) return countOf(minutes, 'minute')
  return minutes < 2 * DAY
    ? countOf(Math.ceil(minutes / HOUR), 'hour')
    : countOf(Math.ceil(minutes / DAY), 'day')
}
