import { draftOf } from '../../../schema/rules/invoice/invoices'
import { saleIn } from '../../../schema/rules/sales-tax/sale'
import type { Statement } from '../../data/database'
import { insertCreditNote, insertInvoice } from '../../data/invoice/invoices'
import type { ChargeRow } from '../../data/membership/charges'
import type { Needs } from '../parts'

/**
 * The document about a change of a charge, to be written in the batch of the change: neither ever exists without the
 * other. Rule: docs/rules/invoices.md, "Numbers".
 */
export function invoiceStatements(
  { taxes }: Needs<'taxes'>,
  before: ChargeRow,
  after: ChargeRow,
  now: number,
): Statement[] {
  const sale = saleIn(after)
  const draft = draftOf(before, after, sale, now)
  if (!draft) return []
  const { kind, series, amount, tax, lines } = draft
  const insert = kind === 'INVOICE' ? insertInvoice : insertCreditNote
  return [
    insert(
      series,
      after.id,
      before.version + 1,
      amount,
      tax,
      after.currency,
      JSON.stringify(lines),
      JSON.stringify(taxes.issuer),
      sale?.billing.business ? null : after.userId,
      now,
    ),
  ]
}
