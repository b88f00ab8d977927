/* Who sells and who buys, in tests of taxes. */

export const SELLER = {
  OPERATOR_COUNTRY: 'IE',
  OPERATOR_VAT_ID: 'IE6388047V',
  TAX_REGISTRATIONS: 'EU,US-WA',
}
export const WASHINGTON = { country: 'US', region: 'WA', postalCode: '98101' }
export const BUSINESS = {
  country: 'DE',
  businessName: 'Beispiel GmbH',
  businessAddress: 'Musterweg 1\n10115 Berlin',
  vatId: 'DE136695976',
}

/** Buys a year. */
export const JOIN = `mutation ($token: String!, $price: Int!, $billing: BillingInput, $key: String!) {
  answer: createMembership(membershipType: YEARLY, paymentToken: $token, provider: STRIPE, price: $price, country: "US", billing: $billing, key: $key) {
    __typename ... on UserError { message } } }`
