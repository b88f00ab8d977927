import * as v from 'valibot'
import { isCountry } from '../rules/countries'
import { PAYMENT_PROVIDERS } from '../rules/membership/payment-providers'
import { CANCELLATION_DISCOUNTS } from '../rules/membership/plans'
import { type MembershipType, PLAN_OF_TYPE } from '../rules/membership/types'
import { inputWording } from '../wording/inputs'
import { membershipMessages } from '../wording/membership-messages'
import { limit, oneOf, opaque } from './text'

export const membershipType = v.pipe(
  oneOf(Object.keys(PLAN_OF_TYPE) as MembershipType[], membershipMessages.noPlan),
  v.transform((type) => PLAN_OF_TYPE[type]),
)

/** A purchase's key, which the browser makes up. */
export const purchaseKey = v.pipe(
  v.string(),
  limit('16 to 64 letters, digits, hyphens or underscores.'),
  v.regex(/^[\w-]{16,64}$/, inputWording.invalid),
)

export const paymentToken = v.pipe(opaque(2000, inputWording.invalid), v.nonEmpty(inputWording.invalid))
export const paymentProvider = oneOf(PAYMENT_PROVIDERS, inputWording.invalid)

/** The charge shown for today, in minor units. */
export const shownPrice = v.pipe(
  v.number(),
  v.safeInteger(inputWording.invalid),
  v.minValue(0, inputWording.invalid),
  v.description('What was shown as charged today, in minor units.'),
)

export const couponCode = v.pipe(
  v.string(),
  limit('At most 40 characters.'),
  v.maxLength(40, membershipMessages.noCoupon),
  v.transform((code) => code.trim().toUpperCase()),
)

/** A country by its two letters. @param message said of anything else. */
export const countryOr = (message: string) =>
  v.pipe(
    v.string(),
    limit('Two letters.'),
    v.transform((code) => code.trim().toUpperCase()),
    v.check(isCountry, message),
  )

/** A country that somebody names because nothing else tells. */
export const country = countryOr(membershipMessages.noCountry)

export const cancellationPercent = v.pipe(
  v.number(),
  v.picklist(Object.values(CANCELLATION_DISCOUNTS), membershipMessages.noDiscount),
)
