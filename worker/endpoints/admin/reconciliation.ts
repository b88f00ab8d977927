import { Database } from '../../data/database'
import { differenceTable } from '../../services/reconciliation/list-differences'
import type { Endpoint, EndpointContext } from '../endpoint'
import { type AdminOutcome, withAdminKey } from './with-admin-key'

async function differences({ env }: EndpointContext): Promise<AdminOutcome> {
  const { table, rows } = await differenceTable(new Database(env.DB))
  return { status: 200, body: table, detail: `${rows} differences`, type: 'text/csv; charset=utf-8' }
}

/**
 * `POST /_/admin/reconciliation`: where the books and the providers of payments differ, as CSV. Rule:
 * docs/rules/reconciliation.md, "Differences".
 */
export const adminReconciliation: Endpoint = (context) =>
  withAdminKey(context, 'reconciliation', () => differences(context))
