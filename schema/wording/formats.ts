import { dateFormat, LANGUAGE } from './language'

/* Dates in full, in UTC, and names of countries. What every page loads is elsewhere: the short dates of lists in
   client/lib/format.ts, counts in counts.ts. Rule: docs/rules/language.md, "Dates, numbers and lists". */

/** Mails, settings and the status page put the day before the month, and have a clock of 24 hours. */
const LONG: string = LANGUAGE === 'en' ? 'en-GB' : LANGUAGE

const longDateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(LONG, { ...options, timeZone: 'UTC' })

/** A format is made when it is first needed, since that takes longer than writing a hundred dates. */
function writer(format: () => Intl.DateTimeFormat): (time: number) => string {
  let made: Intl.DateTimeFormat | undefined
  return (time) => {
    made ??= format()
    return made.format(time)
  }
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const CLOCK = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

/** '18 November 2026', in settings and mails. */
export const longDate = writer(() => longDateFormat(DAY))

/** '18 November 2026 at 03:51 UTC', in the same places. */
export const longMoment = writer(() => longDateFormat({ ...DAY, ...CLOCK }))

/** '18 November 2026 at 03:51:07 UTC', where staff compares moments. */
export const exactMoment = writer(() => longDateFormat({ dateStyle: 'long', timeStyle: 'long' }))

/** '03:51 UTC'. */
export const clockTime = writer(() => longDateFormat(CLOCK))

/** 'November 2026'. */
export const longMonth = writer(() => longDateFormat({ month: 'long', year: 'numeric' }))

/** '2026'. */
export const yearName = writer(() => dateFormat({ year: 'numeric' }))

/** 'November 18, 2026', as the name of a day whose stories a page lists. */
export const nameOfDay = writer(() => dateFormat(DAY))

/** 'Nov 18', where the year is told beside it. */
export const shortDay = writer(() => dateFormat({ day: 'numeric', month: 'short' }))

/** Writes names of countries by their codes. */
export const countryNames = (): Intl.DisplayNames =>
  new Intl.DisplayNames(LANGUAGE, { type: 'region', fallback: 'none' })
