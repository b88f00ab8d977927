/** Texts about who buys, where, and with which tax. */
export const billingWording = {
  heading: 'Billing address',
  country: 'Country',
  choose: 'Choose a country',
  state: 'State',
  province: 'Province',
  regionHint: 'Two letters, such as',
  zip: 'ZIP code',
  business: 'I’m buying for a business',
  businessName: 'Name of the business',
  businessAddress: 'Address',
  vatId: 'VAT id or tax number (optional)',
  vatIdHint: 'With a VAT id of another country than ours, your business may owe the tax itself.',
  update: 'Update the total',
  calculating: 'Calculating the total…',
  unknown: 'Your state and ZIP code decide the tax.',
  unknownProvince: 'Your province decides the tax.',
  price: 'Without tax',
  added: (name: string, rate: string) => `${name} (${rate})`,
  included: (name: string, rate: string, amount: string) => `Including ${amount} ${name} (${rate})`,
  reverse: 'Reverse charge: the recipient owes the tax.',
  plusTax: 'plus tax',
} as const

/** A rate, of which 1000 are a percent. */
export const rateText = (rate: number): string => `${Number((rate / 1000).toFixed(3))} %`
