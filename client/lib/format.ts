/** Numbers and dates as readers see them. Dates are in UTC, so that server and browser write the same. */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const monthOfYear = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026'. */
export const formatMonth = (time: number): string => monthOfYear.format(time)

/** 'Nov 18, 2026'. By hand: it stands in every card, and Intl takes ten times as long for it. */
export function formatDate(time: number): string {
  const date = new Date(time)
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`
}

/** For a `datetime` attribute. */
export const isoDate = (time: number): string => new Date(time).toISOString()

/** 999, 1.2K, 15K, 3.4M: at most one decimal, none from 10 on. */
export function formatCount(n: number): string {
  if (n < 1000) return String(n)
  const [unit, size] = n < 999_500 ? (['K', 1000] as const) : (['M', 1_000_000] as const)
  const value = n / size
  const text = value < 9.95 ? value.toFixed(1).replace(/\.0$/, '') : String(Math.round(value))
  return `${text}${unit}`
}
