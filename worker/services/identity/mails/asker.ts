/** The person who requested a mail, or did what it is about. */
export interface Asker {
  /** `Firefox on Windows`; null if it isn't known. */
  device: string | null
  /** Two letters, from the platform; null if it isn't known. */
  country: string | null
}

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** A country's name; null for anything else, such as the platform's codes for unknown ones and for Tor. */
export function placeOf(country: string | null): string | null {
  if (country === null || !/^[A-Z]{2}$/.test(country) || country === 'XX' || country === 'ZZ') return null
  return countryNames.of(country) ?? null
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** `21 November 2026 at 03:51 UTC`, of milliseconds since 1970 UTC. */
export const momentOf = (at: number): string => `${moment.format(at)} UTC`

/** `21 November 2026`, of milliseconds since 1970 UTC. */
export const dayOf = (at: number): string => day.format(at)
