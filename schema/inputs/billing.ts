import * as v from 'valibot'
import { cleanLine } from '../rules/clean-text'
import { billingMessages as messages } from '../wording/billing-messages'
import { country } from './membership'
import { limit, oneLine, paragraphs } from './text'

/* Who buys, and where. Rule: docs/rules/sales-tax.md, "Places". */

const MOST = { name: 100, address: 300, number: 40, code: 12 } as const

/** A state or a province by its postal code, or a postal code of a place. */
const code = v.pipe(
  v.string(),
  limit(`At most ${MOST.code} characters.`),
  v.transform((text) => cleanLine(text).toUpperCase()),
  v.maxLength(MOST.code, messages.tooLong(MOST.code)),
)

const line = (max: number) => v.nullish(oneLine({ max, tooLong: messages.tooLong(max) }), null)

/** A buyer’s place, and the business that they buy for: without a name there is none. */
export const billing = v.object({
  country: v.nullish(country, null),
  region: v.nullish(code, null),
  postalCode: v.nullish(code, null),
  businessName: line(MOST.name),
  businessAddress: v.nullish(paragraphs(MOST.address, messages.tooLong(MOST.address)), null),
  vatId: line(MOST.number),
})
