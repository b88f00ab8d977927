import type { InvoiceRow } from '../../data/invoice/invoices'
import type { Reader } from '../../data/reader'

/** The invoices and credit notes of a charge, the first one first. */
export const invoicesOfCharge = async (
  reader: Pick<Reader, 'invoices'>,
  chargeId: string,
): Promise<InvoiceRow[]> => (await reader.invoices.load(chargeId)).toSorted((a, b) => a.version - b.version)
