import { DAY, HOUR } from '../time-units'
import { firstOfMonth } from './facts'
import { afterDay, daysAway, nextIn, readTime, timeIn, timeShown, UTC, type Zone, zoneOf } from './zones'

/** A period of which stats are told: from a time on, before another one, in milliseconds since 1970 UTC. */
export interface StatsRange {
  from: number
  until: number
  zone: Zone
}

const SPANS = ['hour', 'day', 'month'] as const
export type StatsSpan = (typeof SPANS)[number]

/** A day of 25 hours on top, so that whole days always fit. */
const SLACK = 2 * HOUR
/** How long a range may be of which these are told, in milliseconds. */
const LONGEST: Readonly<Record<StatsSpan, number>> = {
  hour: 31 * DAY + SLACK,
  day: 366 * DAY + SLACK,
  month: 60 * 366 * DAY,
}

/** Nothing was counted before this time, in milliseconds since 1970 UTC. */
export const COUNTED_SINCE = Date.UTC(2020)

/** Everything since the beginning. */
export const wholeRange = (now: number): StatsRange => ({ from: 0, until: now + DAY, zone: UTC })

/** What somebody asks for. */
export interface WrittenRange {
  from: string
  until: string
  zone?: string | null | undefined
}

/** The range from a day or hour to another one, both included; nothing if it is none, or if its end comes first. */
export function rangeOf({ from, until, zone: name }: WrittenRange): StatsRange | undefined {
  const zone = zoneOf(name ?? 'UTC')
  const [first, last] = [readTime(from), readTime(until)]
  if (!zone || !first || !last) return undefined
  const begin = timeIn(zone, first)
  const end = last.hasHour ? timeIn(zone, last) + HOUR : afterDay(zone, last)
  return begin < end && end - begin <= LONGEST.month ? { from: begin, until: end, zone } : undefined
}

/** The range between two times, in UTC; nothing if it is empty or too long. */
export const rangeBetween = (from: number, until: number): StatsRange | undefined =>
  from < until && until - from <= LONGEST.month ? { from, until, zone: UTC } : undefined

/** The shortest periods that are told of a range. */
export const shortestSpan = ({ from, until }: StatsRange): StatsSpan =>
  SPANS.find((span) => until - from <= LONGEST[span]) ?? 'month'

/** The hours that begin in a range, in hours since 1970 UTC: adjacent ranges have all hours once. */
export const hoursIn = ({
  from,
  until,
}: Pick<StatsRange, 'from' | 'until'>): [from: number, until: number] => [
  Math.ceil(from / HOUR),
  Math.ceil(until / HOUR),
]

/** The hours, days or months of a range; nothing if those would be too many. */
export function spansOf({ from, until, zone }: StatsRange, span: StatsSpan): StatsRange[] | undefined {
  if (until - from > LONGEST[span]) return undefined
  const spans: StatsRange[] = []
  for (let begin = from; begin < until; ) {
    const end = Math.min(until, nextIn(zone, span, begin))
    spans.push({ from: begin, until: end, zone })
    begin = end
  }
  return spans
}

/**
 * A range with a beginning: everything since the beginning begins with the month in which something was first, by its hour
 * since 1970 UTC.
 */
export const begunIn = (range: StatsRange, first: number): StatsRange =>
  range.from > 0 ? range : { ...range, from: Math.min(firstOfMonth(first) * HOUR, range.until) }

/** By what a range is told if nobody says: a day or two by hours, some months by days. */
export function spanFor({ from, until }: StatsRange): StatsSpan {
  if (until - from <= 2 * DAY + SLACK) return 'hour'
  return until - from <= 125 * DAY ? 'day' : 'month'
}

/** The last days of a zone, today included. */
export const lastDays = (days: number, zone: Zone, now: number): StatsRange => ({
  from: daysAway(zone, now, 1 - days),
  until: daysAway(zone, now, 1),
  zone,
})

/**
 * The period before a range, as long as what has passed of it by now: of today until noon, it is yesterday until noon.
 * Nothing for a range that has no beginning or hasn't begun.
 */
export function rangeBefore({ from, until, zone }: StatsRange, now: number): StatsRange | undefined {
  if (from <= 0 || from > now) return undefined
  const [begin, end] = [zone.shown(from), zone.shown(until)]
  const wholeBegin = timeShown(zone, begin - (end - begin))
  const passed = Math.min(until, Math.ceil(now / HOUR) * HOUR)
  const isOver = passed === until
  return {
    from: wholeBegin,
    until: isOver ? from : timeShown(zone, zone.shown(passed) - (end - begin)),
    zone,
  }
}
