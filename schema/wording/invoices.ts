/** Texts of invoices and credit notes. */
export const invoiceWording = {
  titles: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
  corrects: 'Corrects invoice',
  to: 'Billed to',
  vatId: (id: string) => `VAT ID ${id}`,
  without: 'Amount without tax',
  totals: {
    INVOICE: (currency: string) => `Total in ${currency}`,
    CREDIT_NOTE: (currency: string) => `Total credited in ${currency}`,
  },
  others: 'Documents of this payment',
  download: 'Download',
  fileName: (number: string, ending: 'pdf' | 'html') => `${number}.${ending}`,
  tooManyFiles: 'You’ve downloaded many invoices. Try again later.',
} as const
