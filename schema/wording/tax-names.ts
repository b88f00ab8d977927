/** What taxes on sales are called, by Stripe’s names for their kinds. */
const NAMES: Readonly<Record<string, string>> = {
  gst: 'GST',
  hst: 'HST',
  igst: 'IGST',
  jct: 'Consumption tax',
  pst: 'PST',
  qst: 'QST',
  rst: 'RST',
  sales_tax: 'Sales tax',
  vat: 'VAT',
}

export const taxName = (kind: string): string => NAMES[kind] ?? 'Tax'
