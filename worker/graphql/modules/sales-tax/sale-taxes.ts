import type { Sale, TaxLine } from '../../../../schema/rules/sales-tax/sale'
import { taxName } from '../../../../schema/wording/tax-names'
import type { Needs } from '../../../services/parts'
import { missingFields } from '../../../services/sales-tax/billing'

const FIELDS = { region: 'REGION', postalCode: 'POSTAL_CODE' } as const

/** A line of a tax, as the API tells it. */
export const saleTaxLine = ({ kind, ...line }: TaxLine) => ({ ...line, name: taxName(kind) })

/** How a sale is taxed, as the API tells it. */
export const saleTaxes = (parts: Needs<'taxes'>, sale: Sale | null) => ({
  country: sale?.billing.country ?? '',
  isIncluded: sale?.isInclusive ?? true,
  isReverseCharge: sale?.isReverseCharge ?? false,
  lines: (sale?.lines ?? []).map(saleTaxLine),
  missing: sale ? missingFields(parts, sale.billing).map((field) => FIELDS[field]) : [],
})
