import { utcDay } from '../../../schema/rules/utc-day'
import { nameOfDay, yearName } from '../../../schema/wording/formats'
import { dateFormat } from '../../../schema/wording/language'

/** A year, a month of it or a day of that; without a year all time. All in UTC, counted from 1. */
export interface ArchivePeriod {
  year?: number | undefined
  month?: number | undefined
  day?: number | undefined
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

/**
 * The period that a path names. Whether a date exists is checked by the route table, which lets no other
 * through.
 */
export const periodOfParams = (params: Readonly<Record<string, string>>): ArchivePeriod => ({
  year: number(params.year),
  month: number(params.month),
  day: number(params.day),
})

/** The reverse; missing parts of a period are empty. */
export const paramsOfPeriod = ({ year, month, day }: ArchivePeriod): PeriodParams => ({
  year: digits(year, 4),
  month: digits(month, 2),
  day: digits(day, 2),
})

const formats = {
  monthOfYear: dateFormat({ month: 'long', year: 'numeric' }),
  month: dateFormat({ month: 'long' }),
  shortMonth: dateFormat({ month: 'short' }),
}

/** '2026', 'November 2026' or 'November 18, 2026'; nothing for all time. */
export function periodName({ year, month, day }: ArchivePeriod): string | undefined {
  if (year === undefined) return undefined
  const time = utcDay(year, month, day)
  if (month === undefined) return yearName(time)
  return day === undefined ? formats.monthOfYear.format(time) : nameOfDay(time)
}

/** 'November', or 'Nov'. */
export const monthName = (month: number, width: 'long' | 'short' = 'long'): string =>
  (width === 'long' ? formats.month : formats.shortMonth).format(Date.UTC(2000, month - 1, 1))
