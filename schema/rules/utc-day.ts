/**
 * The beginning of a UTC day, in milliseconds since 1970. `Date.UTC` takes the years 0 to 99 for 1900 to
 * 1999; this doesn't.
 *
 * @param month 1 to 12; 13 is the following January.
 */
export function utcDay(year: number, month = 1, day = 1): number {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getTime()
}
