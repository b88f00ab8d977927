/** Dates as readers see them: in UTC, so that server and browser write the same. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthOfYear = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026'. */
export const formatMonth = (time: number): string => monthOfYear.format(time)

/** 'Nov 18, 2026'. By hand, because every card contains it and Intl takes ten times as long. */
export function formatDate(time: number): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** `$5`, `$4.50`: cents of a US dollar. */
export const formatPrice = (cents: number): string =>
  `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`

/** For a `datetime` attribute. */
export const isoDate = (time: number): string => new Date(time).toISOString()
