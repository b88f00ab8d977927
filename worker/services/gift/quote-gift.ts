import { REDEEMABLE_MONTHS } from '../../../schema/rules/membership/gifts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { type Currency, PRICES } from '../../../schema/rules/membership/plans'
import { currencyFor } from '../membership/currency-for'
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

/** What gifts cost the viewer. Rule: docs/rules/gifts.md. */
export async function quoteGift(
  parts: Needs<'browser' | 'clock' | 'session'>,
  { quantity, country: named }: { quantity: number; country: string | null },
): Promise<Result<GiftQuote, NoGiftQuote>> {
  const country = countryOf(parts, named)
  if (!country.ok) return country
  const currency = await currencyFor(parts, country.value)
  const price = PRICES[currency].gift
  const expiresAt = addMonths(parts.clock.now(), REDEEMABLE_MONTHS)
  return ok({ quantity, price, total: price * quantity, currency, country: country.value, expiresAt })
}
