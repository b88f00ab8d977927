import { countOf } from './counts'

/** Failures of billing addresses. */
export const billingMessages = {
  region: 'Enter your state or province, such as WA or ON: the tax depends on it.',
  postalCode: 'Enter your ZIP code, such as 98101: the tax depends on it.',
  vatId: 'This isn’t a VAT id of that country. Check it for a typing error.',
  number: 'This isn’t a tax number. Check it for a typing error.',
  businessAddress: 'Enter the address of the business.',
  tooLong: (most: number) => `Use at most ${countOf(most, 'character')}.`,
} as const
