import type { StatsRange } from './stats/ranges'
import { daysAway, timeShown, type Zone } from './stats/zones'
import { DAY, HOUR, MINUTE } from './time-units'

/** The mail with a writer's week. Rule: docs/rules/stats.md, "The week by mail". */

/** At which hour of Monday it is sent. */
const MORNING = 8
const DAYS_OF_WEEK = 7
/** Zones are never so far from UTC: a Monday in UTC less this is before that Monday morning everywhere. */
const FURTHEST = 16 * HOUR

/** How many of the stories that were read most it names. */
export const MOST_READ = 3
/** How often it is tried, how long after a failure, and for how long it is being sent at most, in milliseconds. */
export const WEEKLY_TRIES = 3
export const WEEKLY_RETRY_AFTER = 10 * MINUTE

/** When the week begins, in a zone, that a time is in. */
function mondayOf(zone: Zone, at: number): number {
  const daysSince = (new Date(zone.shown(at)).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK
  return daysAway(zone, at, -daysSince)
}

/** The morning of a day. @param day a time in it. */
export const morningOf = (zone: Zone, day: number): number =>
  timeShown(zone, Math.floor(zone.shown(day) / DAY) * DAY + MORNING * HOUR)

/** The next Monday morning of a zone after a time. */
export function mondayMorning(zone: Zone, after: number): number {
  const monday = mondayOf(zone, after)
  const morning = morningOf(zone, monday)
  return morning > after ? morning : morningOf(zone, daysAway(zone, monday, DAYS_OF_WEEK))
}

/** When a mail is due in a zone that was due on a Monday in another one. */
export const dueInZone = (zone: Zone, dueAt: number): number => mondayMorning(zone, dueAt - FURTHEST)

/** The last whole week of a zone, from Monday to Sunday, and the one before it. */
export function weeksBefore(zone: Zone, now: number): { week: StatsRange; before: StatsRange } {
  const until = mondayOf(zone, now)
  const from = daysAway(zone, until, -DAYS_OF_WEEK)
  return {
    week: { from, until, zone },
    before: { from: daysAway(zone, from, -DAYS_OF_WEEK), until: from, zone },
  }
}
