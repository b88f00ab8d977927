import type { BillingReceiptQuery } from './billing-receipt.generated'

export type Charge = NonNullable<BillingReceiptQuery['charge']>
export type Document = Charge['invoices'][number]
export type Operator = BillingReceiptQuery['operator']

/** The document that an address names; without a name, the first invoice. */
export const documentIn = ({ invoices }: Charge, number: string | undefined): Document | undefined =>
  number === undefined ? invoices[0] : invoices.find((one) => one.number === number)
