import { countryNames } from '../../../../schema/wording/formats'

/** The person who requested a mail, or did what it is about. */
export interface Asker {
  /** `Firefox on Windows`; null if it isn't known. */
  device: string | null
  /** Two letters, from the platform; null if it isn't known. */
  country: string | null
}

const countries = countryNames()

/** A country's name; null for anything else, such as the platform's codes for unknown ones and for Tor. */
export function placeOf(country: string | null): string | null {
  if (country === null || !/^[A-Z]{2}$/.test(country) || country === 'XX' || country === 'ZZ') return null
  return countries.of(country) ?? null
}
