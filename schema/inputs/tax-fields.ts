import * as v from 'valibot'
import { cleanLine } from '../rules/clean-text'
import { taxMessages as messages } from '../wording/tax-messages'
import { countryOr } from './membership'
import { limit, oneLine } from './text'

/* Fields that tax forms share. Rule: docs/rules/partner.md, "Taxes". */

const LONG = 200
const MIDDLE = 100
const SHORT = 40

const line = (max: number, missing?: string) =>
  oneLine({ max, tooLong: messages.tooLong(max), ...(missing === undefined ? {} : { missing }) })

/** A text that may be missing, which is an empty one then. */
const optional = (max: number) => v.nullish(line(max), '')

export const shortText = optional(SHORT)
export const middleText = optional(MIDDLE)
export const longText = optional(LONG)

export const name = line(MIDDLE, messages.name)
export const entityName = line(MIDDLE, messages.entityName)
export const signer = line(MIDDLE, messages.signer)
export const signature = v.pipe(
  line(MIDDLE, messages.signature),
  v.description('The name of whoever signs, typed as it is on the form.'),
)
export const companyNumber = shortText

/** Where somebody lives. The state and the code are checked by country. */
export const place = {
  address: line(LONG, messages.address),
  city: line(MIDDLE, messages.city),
  region: shortText,
  postalCode: shortText,
  country: countryOr(messages.country),
}

/** A number for taxes, of whatever country. */
export const taxNumber = shortText

/** A statement that has to be made. */
export const certified = v.pipe(
  v.boolean(),
  v.value(true, messages.certify),
  v.description('`true`, or the form isn’t signed.'),
)

/** A day of the calendar; empty if there is none. */
export const birthDate = v.nullish(
  v.pipe(
    v.string(),
    limit('`1980-02-29`.'),
    v.transform(cleanLine),
    v.check((day) => day === '' || isDay(day), messages.birthDate),
  ),
  '',
)

function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
