import * as v from 'valibot'
import { CURRENCIES } from '../rules/membership/plans'
import { MONTH_TEXT } from '../rules/partner/months'
import { PAID_IN } from '../rules/partner/rates'
import { partnerMessages as messages } from '../wording/partner-messages'
import { limit } from './text'

/** A month as it is written. Rule: docs/rules/partner.md, "Months". */
export const monthNamed = v.pipe(
  v.string(messages.badMonth),
  v.regex(MONTH_TEXT, messages.badMonth),
  limit('A month such as `2026-10`.'),
)

/** Every currency but the one that writers are paid in. */
export const convertedCurrency = v.pipe(
  v.picklist(CURRENCIES, messages.badCurrency),
  v.check((currency) => currency !== PAID_IN, messages.badCurrency),
)

/** What a currency is worth, as people write it. Rule: docs/rules/partner.md, "Currencies". */
export const rateWritten = v.pipe(
  v.string(messages.badRate),
  v.regex(/^\d{1,4}(?:\.\d{1,6})?$/, messages.badRate),
  limit('A number with up to six decimals, such as `0.7312`.'),
)
