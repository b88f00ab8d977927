import { REDEEMABLE_MONTHS } from '../../../schema/rules/membership/gifts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { type Currency, PRICES } from '../../../schema/rules/membership/plans'
import type { Sale } from '../../../schema/rules/sales-tax/sale'
import { currencyFor } from '../membership/currency-for'
import { countryOf } from '../membership/quote-membership'
import type { Needs } from '../parts'
import { type Failure, ok, type Result } from '../result'
import { type BillingInput, checkBilling } from '../sales-tax/billing'
import { taxOfQuote } from '../sales-tax/tax-of-sale'

/** What gifts cost, in minor units. */
export interface GiftQuote {
  quantity: number
  /** Each: with its tax where prices contain it, otherwise without. */
  price: number
  /** All that is charged. */
  total: number
  /** How that is taxed. */
  sale: Sale
  currency: Currency
  country: string
  expiresAt: number
}

export type NoGiftQuote = Failure<'BAD_REQUEST' | 'MISSING_LOCALIZATION_INFORMATION'>

interface WantedGifts {
  quantity: number
  /** A country that the viewer names, if the connection's isn't known. */
  country: string | null
  /** Who buys, and where; absent for a person in the country whose prices they pay. */
  billing?: BillingInput | null
}

/** What gifts cost the viewer. Rule: docs/rules/gifts.md. */
export async function quoteGift(
  parts: Needs<'browser' | 'clock' | 'payments' | 'session' | 'taxes'>,
  { quantity, country: named, billing: given = null }: WantedGifts,
): Promise<Result<GiftQuote, NoGiftQuote>> {
  const country = countryOf(parts, named)
  if (!country.ok) return country
  const currency = await currencyFor(parts, country.value)
  const price = PRICES[currency].gift
  const billing = await checkBilling(country.value, given)
  if (!billing.ok) return billing
  const taxed = await taxOfQuote(parts, country.value, {
    amount: price * quantity,
    currency,
    billing: billing.value,
  })
  const expiresAt = addMonths(parts.clock.now(), REDEEMABLE_MONTHS)
  return ok({ quantity, price, ...taxed, currency, country: country.value, expiresAt })
}
