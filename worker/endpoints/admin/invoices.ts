import { Database } from '../../data/database'
import { invoiceTable } from '../../services/invoice/list-invoices'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { AskedMonth, MONTH_BODY } from './asked-month'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

async function invoices({ request, env }: EndpointContext): Promise<AdminOutcome> {
  const input = await readInput(request, AskedMonth, MONTH_BODY)
  if (!input.ok) return refusedInput(input.failure)
  const { month } = input.value
  const { table, documents } = await invoiceTable(new Database(env.DB), month)
  return {
    status: 200,
    body: table,
    detail: `${month}: ${documents} documents`,
    type: 'text/csv; charset=utf-8',
  }
}

/**
 * `POST /_/admin/invoices` with `{"month": "2026-11"}`: the invoices and credit notes of a month (UTC), as CSV. Rule:
 * docs/rules/invoices.md, "The list of a month".
 */
export const adminInvoices: Endpoint = (context) => withAdminKey(context, 'invoices', () => invoices(context))
