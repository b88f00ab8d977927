import type { CountryCode } from 'libphonenumber-js/mobile'
import type { NumberProblem } from '../../../schema/rules/mobile-verification'

/** A mobile number. */
export interface PhoneNumber {
  /** With + and the country's code, and nothing but digits. */
  e164: string
  /** As it is written: `+49 1512 3456789`. */
  written: string
  /** Two letters. */
  country: string
}

const PROBLEMS: Readonly<Record<string, NumberProblem>> = {
  INVALID_COUNTRY: 'INVALID_COUNTRY_CODE',
  TOO_LONG: 'TOO_LONG',
  TOO_SHORT: 'TOO_SHORT',
}

/**
 * Reads a number as it is typed in a country, or with another country's code. Its digits may be those of any script. Only
 * numbers of mobile phones pass, so neither premium ones nor those of landlines do. The metadata is loaded with the first one.
 */
export async function readPhoneNumber(typed: string, country: string): Promise<PhoneNumber | NumberProblem> {
  const { isSupportedCountry, ParseError, parsePhoneNumberWithError, validatePhoneNumberLength } =
    await import('libphonenumber-js/mobile')
  if (!isSupportedCountry(country)) return 'INVALID_COUNTRY_CODE'
  const options = { defaultCountry: country as CountryCode, extract: false }
  const length = validatePhoneNumberLength(typed, options)
  if (length !== undefined) return PROBLEMS[length] ?? 'INVALID'
  try {
    const number = parsePhoneNumberWithError(typed, options)
    if (!number.isValid() || number.country === undefined || number.ext !== undefined) return 'INVALID'
    return { e164: number.number, written: number.formatInternational(), country: number.country }
  } catch (error) {
    if (error instanceof ParseError) return PROBLEMS[error.message] ?? 'INVALID'
    throw error
  }
}

/** A number as its owner is shown it later: the country's code and the last two digits. */
export const maskedNumber = (written: string): string =>
  `${written.split(' ', 1)[0]} •••• ${written.replace(/\D/g, '').slice(-2)}`
