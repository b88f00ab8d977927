/** A year, a month of it or a day of that; without a year all time. All in UTC, counted from 1. */
export interface ArchivePeriod {
  year?: number | undefined
  month?: number | undefined
  day?: number | undefined
}

/** When an archive's first and its latest story came out, in milliseconds. */
export interface ArchiveRange {
  first: number
  latest: number
}

/** The parameters of a period's path: two digits for month and day. */
export interface PeriodParams {
  year: string
  month: string
  day: string
}

const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)
const digits = (n: number | undefined, length: number): string =>
  n === undefined ? '' : String(n).padStart(length, '0')

/** The period that a path names. Which days there are is for the route table: it lets no other through. */
export const periodOfParams = (params: Readonly<Record<string, string>>): ArchivePeriod => ({
  year: number(params.year),
  month: number(params.month),
  day: number(params.day),
})

/** The other way round; what a period doesn't have is empty. */
export const paramsOfPeriod = ({ year, month, day }: ArchivePeriod): PeriodParams => ({
  year: digits(year, 4),
  month: digits(month, 2),
  day: digits(day, 2),
})

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' })
const formats = {
  monthOfYear: format({ month: 'long', year: 'numeric' }),
  day: format({ month: 'long', day: 'numeric', year: 'numeric' }),
  month: format({ month: 'long' }),
  shortMonth: format({ month: 'short' }),
}

/** '2026', 'November 2026' or 'November 18, 2026'; nothing for all time. */
export function periodName({ year, month, day }: ArchivePeriod): string | undefined {
  if (year === undefined) return undefined
  if (month === undefined) return String(year)
  const { monthOfYear, day: dayOfYear } = formats
  return (day === undefined ? monthOfYear : dayOfYear).format(Date.UTC(year, month - 1, day ?? 1))
}

/** 'November', or 'Nov'. */
export const monthName = (month: number, width: 'long' | 'short' = 'long'): string =>
  (width === 'long' ? formats.month : formats.shortMonth).format(Date.UTC(2000, month - 1, 1))

/** Whole numbers from `from` up to `to`, both of them included. */
const through = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** The years that an archive covers, latest first. */
export const yearsIn = ({ first, latest }: ArchiveRange): number[] =>
  through(new Date(first).getUTCFullYear(), new Date(latest).getUTCFullYear()).reverse()

/** The months of a year that an archive covers. */
export function monthsIn({ first, latest }: ArchiveRange, year: number): number[] {
  const [start, end] = [new Date(first), new Date(latest)]
  if (year < start.getUTCFullYear() || year > end.getUTCFullYear()) return []
  const from = year === start.getUTCFullYear() ? start.getUTCMonth() + 1 : 1
  const to = year === end.getUTCFullYear() ? end.getUTCMonth() + 1 : 12
  return through(from, to)
}

/** The days of a month that an archive covers. */
export function daysIn({ first, latest }: ArchiveRange, year: number, month: number): number[] {
  const start = Math.max(Date.UTC(year, month - 1, 1), first)
  const end = Math.min(Date.UTC(year, month, 1) - 1, latest)
  return start > end ? [] : through(new Date(start).getUTCDate(), new Date(end).getUTCDate())
}
