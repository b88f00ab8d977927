import type { InvoiceRow } from '../../../data/invoice/invoices'

export type InvoiceMapper = InvoiceRow
