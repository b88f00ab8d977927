import { countOf } from './counts'

/** Failures of billing addresses. */
export const billingMessages = {
  country: 'Choose the country of your billing address: the tax depends on it.',
  region: 'Enter your state or province, such as WA or ON: the tax depends on it.',
  postalCode: 'Enter your ZIP code, such as 98101: the tax depends on it.',
  vatId:
    'This isn’t a VAT ID of that country. Check it for a typing error. In the European Union, it begins with two letters, such as DE.',
  number: 'This isn’t a tax number. Check it for a typing error.',
  businessName: 'Enter the name of the business.',
  businessAddress: 'Enter the address of the business.',
  tooLong: (most: number) => `Use at most ${countOf(most, 'character')}.`,
} as const
