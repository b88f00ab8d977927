import { linkTo } from '../../../schema/routes/links'
import { monthDayYear, parseMonthDayYear } from '../../../schema/routes/params'
import { DAY } from '../../../schema/rules/time-units'
import { utcDay } from '../../../schema/rules/utc-day'

/** The beginning of the UTC day that `november-18-2026` names; nothing if the date doesn't exist. */
export function dayOfSlug(slug: string | undefined): number | undefined {
  const [year, monthOfYear, date] = parseMonthDayYear(slug ?? '') ?? []
  return year && monthOfYear && date ? utcDay(year, monthOfYear, date) : undefined
}

/** The beginning of a time's UTC day. */
export const startOfDay = (time: number): number => Math.floor(time / DAY) * DAY

/** The path of a day's stories. */
export const dayPath = (day: number): string =>
  linkTo('ShowTopStoriesByDate', { monthDayYearSlug: monthDayYear(day) })
