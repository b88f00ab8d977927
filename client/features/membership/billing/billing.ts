import type { PaymentQuoteQueryVariables } from '../checkout/payment-quote.generated'

/** What the worker is told of a buyer; null as long as they have said nothing. */
export type Billing = NonNullable<PaymentQuoteQueryVariables['billing']>

/** Names of the fields of a place, as addresses have them. */
const IN_ADDRESS = { country: 'billing', region: 'region', postalCode: 'postalCode' } as const

/** The place that an address names: then the total is right without script, too. */
export function billingIn(search: Readonly<Record<string, string | undefined>>): Billing | null {
  const [country, region, postalCode] = [search.billing, search.region, search.postalCode]
  return country || region || postalCode
    ? { country: country || null, region: region || null, postalCode: postalCode || null }
    : null
}

/** What somebody has typed into the form, by the names of its fields. */
export function billingOf(form: HTMLFormElement): Billing {
  const data = new FormData(form)
  const text = (name: string): string | null => String(data.get(name) ?? '').trim() || null
  const isBusiness = data.get('isBusiness') !== null
  return {
    country: text(IN_ADDRESS.country),
    region: text(IN_ADDRESS.region),
    postalCode: text(IN_ADDRESS.postalCode),
    businessName: isBusiness ? text('businessName') : null,
    businessAddress: isBusiness ? text('businessAddress') : null,
    vatId: isBusiness ? text('vatId') : null,
  }
}
