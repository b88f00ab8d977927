import type { PaymentQuoteQueryVariables } from '../checkout/payment-quote.generated'

/** What the worker is told of a buyer; null as long as they have said nothing. */
export type Billing = NonNullable<PaymentQuoteQueryVariables['billing']>

/** The place that an address names: then the total is right without script, too. */
export function billingIn(search: Readonly<Record<string, string | undefined>>): Billing | null {
  const { billing: country, region, postalCode } = search
  return country ? { country, region: region || null, postalCode: postalCode || null } : null
}
