import { DAY, HOUR, MINUTE } from '../time-units'
import { utcDay } from '../utc-day'

/** Days and hours of time zones, as times in milliseconds since 1970 UTC. */

/** A day or an hour as people write it: the month is 1 to 12. */
export interface LocalHour {
  year: number
  month: number
  day: number
  hour: number
}

const PARTS = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
} as const

/** A time zone, which knows its clock. */
export interface Zone {
  name: string
  /** What the clock shows at a time, as if that were UTC. */
  shown(at: number): number
}

export const UTC: Zone = { name: 'UTC', shown: (at) => at }

/** A zone by its name; nothing if there is none. */
export function zoneOf(name: string): Zone | undefined {
  if (name === 'UTC') return UTC
  try {
    const format = new Intl.DateTimeFormat(undefined, {
      ...PARTS,
      timeZone: name,
      hourCycle: 'h23',
      calendar: 'gregory',
      numberingSystem: 'latn',
    })
    return {
      name,
      shown(at) {
        const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
        const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
        return utcDay(of('year'), of('month'), of('day')) + of('hour') * HOUR + of('minute') * MINUTE
      },
    }
  } catch {
    return undefined
  }
}

/** The zone that the platform has named; UTC without one that is known. */
export const zoneOrUtc = (name: string | null): Zone => (name === null ? undefined : zoneOf(name)) ?? UTC

/** Zones are never further from UTC than this. */
const FURTHEST = 16 * HOUR

/** The first time at which the clock of a zone shows an hour or a later one: the hour may be left out. */
export function timeIn(zone: Zone, { year, month, day, hour }: LocalHour): number {
  const wanted = utcDay(year, month, day) + hour * HOUR
  const offset = zone.shown(wanted) - wanted
  const guess = wanted - offset
  // Nearly always the clock isn't changed that day.
  if (zone.shown(guess) === wanted && zone.shown(guess - 3 * HOUR) === wanted - 3 * HOUR) return guess
  let [early, late] = [wanted - FURTHEST, wanted + FURTHEST]
  while (late - early > MINUTE) {
    const middle = Math.floor((early + late) / 2 / MINUTE) * MINUTE
    if (zone.shown(middle) >= wanted) late = middle
    else early = middle
  }
  return late
}

/** A day, or an hour of it, that somebody has written. */
export interface WrittenTime extends LocalHour {
  hasHour: boolean
}

const WRITTEN = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d))?$/

/** Reads `2026-01-31` or `2026-01-31T05`; nothing if there is no such day or hour. */
export function readTime(text: string): WrittenTime | undefined {
  const [, year, month, day, hour] = WRITTEN.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const read = { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour ?? 0) }
  const date = new Date(utcDay(read.year, read.month, read.day))
  const isDay = date.getUTCMonth() + 1 === read.month && date.getUTCDate() === read.day
  return isDay && read.hour < DAY / HOUR ? { ...read, hasHour: hour !== undefined } : undefined
}

const localOf = (shown: number): LocalHour => {
  const date = new Date(shown)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
  }
}

/** When the day after one begins, in a zone. */
export const afterDay = (zone: Zone, { year, month, day }: LocalHour): number =>
  timeIn(zone, { ...localOf(utcDay(year, month, day) + DAY), hour: 0 })

/** When the hour, day or month begins, in a zone, that follows the one that a time is in. */
export function nextIn(zone: Zone, span: 'hour' | 'day' | 'month', at: number): number {
  if (span === 'hour') return at + HOUR
  const here = localOf(zone.shown(at))
  return span === 'day'
    ? afterDay(zone, here)
    : timeIn(zone, { ...localOf(utcDay(here.year, here.month + 1)), hour: 0 })
}

/** The first time at which the clock of a zone shows what it shows at a time as if that were UTC. */
export const timeShown = (zone: Zone, shown: number): number => timeIn(zone, localOf(shown))

/** When the day begins, in a zone, that is some days away from the one that a time is in. */
export const daysAway = (zone: Zone, at: number, days: number): number =>
  timeIn(zone, { ...localOf(zone.shown(at) + days * DAY), hour: 0 })
