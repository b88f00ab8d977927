import type { Issuer } from '../../../../schema/rules/invoice/invoices'
import { saleIn, type TaxLine } from '../../../../schema/rules/sales-tax/sale'
import { invoicesOfCharge } from '../../../services/invoice/invoices-of-charge'
import type { Resolvers } from '../../resolvers.generated'
import { saleTaxes, saleTaxLine } from '../sales-tax/sale-taxes'

/** Invoices and credit notes (docs/rules/invoices.md). */
export const invoiceResolvers: Resolvers = {
  MembershipCharge: {
    business: (charge) => saleIn(charge)?.billing.business ?? null,
    taxes: (charge, _args, { parts }) => saleTaxes(parts, saleIn(charge)),
    invoices: ({ id }, _args, { reader }) => invoicesOfCharge(reader, id),
  },
  Invoice: {
    lines: ({ lines }) => (JSON.parse(lines) as TaxLine[]).map(saleTaxLine),
    issuer: ({ issuer }) => JSON.parse(issuer) as Issuer,
  },
}
