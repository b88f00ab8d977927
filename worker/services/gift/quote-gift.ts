import { GIFT_PRICES, REDEEMABLE_MONTHS } from '../../../schema/rules/membership/gifts'
import { currencyOf } from '../../../schema/rules/membership/offers'
import { addMonths } from '../../../schema/rules/membership/periods'
import type { Currency } from '../../../schema/rules/membership/plans'
import { countryOf } from '../membership/quote-membership'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'

/** What gifts cost, in minor units. */
export interface GiftQuote {
  quantity: number
  price: number
  total: number
  currency: Currency
  country: string
  expiresAt: number
}

export type NoGiftQuote = Failure<'MISSING_LOCALIZATION_INFORMATION'>

/** What gifts cost in a country. Rule: docs/rules/gifts.md. */
export function quoteGift(
  parts: Needs<'browser' | 'clock'>,
  { quantity, country: named }: { quantity: number; country: string | null },
): Result<GiftQuote, NoGiftQuote> {
  const country = countryOf(parts, named)
  if (!country.ok) return country
  const currency = currencyOf(country.value)
  const price = GIFT_PRICES[currency]
  const expiresAt = addMonths(parts.clock.now(), REDEEMABLE_MONTHS)
  return ok({ quantity, price, total: price * quantity, currency, country: country.value, expiresAt })
}
