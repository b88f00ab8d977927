import { linkTo } from '../../../schema/routes/links'
import { parseMonthDayYear } from '../../../schema/routes/params'
import { utcDay } from '../../../schema/rules/utc-day'

/** In milliseconds. */
export const DAY = 86_400_000

const long = new Intl.DateTimeFormat('en', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' })

/** 'November 18, 2026'. */
export const dayName = (day: number): string => long.format(day)

/** The beginning of the UTC day that `november-18-2026` names; nothing if the date doesn't exist. */
export function dayOfSlug(slug: string | undefined): number | undefined {
  const [year, monthOfYear, date] = parseMonthDayYear(slug ?? '') ?? []
  return year && monthOfYear && date ? utcDay(year, monthOfYear, date) : undefined
}

/** The beginning of a time's UTC day. */
export const startOfDay = (time: number): number => Math.floor(time / DAY) * DAY

/** The path of a day's stories. */
export function dayPath(day: number): string {
  const date = new Date(day)
  const dayOfMonth = String(date.getUTCDate()).padStart(2, '0')
  const name = month.format(date).toLowerCase()
  return linkTo('ShowTopStoriesByDate', {
    monthDayYearSlug: `${name}-${dayOfMonth}-${String(date.getUTCFullYear()).padStart(4, '0')}`,
  })
}
