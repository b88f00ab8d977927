import * as v from 'valibot'
import { cleanLine } from '../rules/clean-text'
import { isCountry } from '../rules/countries'
import { LOGIN_CODE_LENGTH } from '../rules/identity'
import { MAX_TYPED_NUMBER } from '../rules/mobile-verification'
import { mobileVerificationMessages as messages } from '../wording/mobile-verification-messages'
import { atMost, limit, oneLine } from './text'

/** A phone number as somebody types it. */
export const typedNumber = oneLine({
  max: MAX_TYPED_NUMBER,
  tooLong: messages.typed(MAX_TYPED_NUMBER),
  missing: messages.typed(MAX_TYPED_NUMBER),
})

/** The country whose numbers are typed without its code. */
export const numberCountry = v.pipe(
  v.string(),
  limit('Two capital letters (ISO 3166-1).'),
  v.check(isCountry, messages.country),
)

const LONGEST_CODE = 20

/** A code of a text message, also with a space in the middle. */
export const mobileCode = v.pipe(
  v.string(),
  limit(`${LOGIN_CODE_LENGTH} digits.`),
  v.transform(cleanLine),
  atMost(LONGEST_CODE, messages.code),
  v.transform((code) => code.replace(/[\s-]+/g, '')),
  v.regex(new RegExp(`^[0-9]{${LOGIN_CODE_LENGTH}}$`), messages.code),
)
