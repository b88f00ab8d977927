import type { TaxFormRow } from '../../../data/tax/forms'
import type { WriterTaxes } from '../../../services/tax/own-taxes'

export type TaxFormMapper = TaxFormRow
export type WriterTaxesMapper = WriterTaxes
