import { Database } from '../../data/database'
import { bookedBetween } from '../../data/membership/charges'
import { monthlyTable } from '../../services/membership/monthly-table'
import type { Endpoint, EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { AskedMonth, MONTH_BODY } from './asked-month'
import { type AdminOutcome, refusedInput, withAdminKey } from './with-admin-key'

async function ledger({ request, env }: EndpointContext): Promise<AdminOutcome> {
  const input = await readInput(request, AskedMonth, MONTH_BODY)
  if (!input.ok) return refusedInput(input.failure)
  const { month } = input.value
  const [year = 0, number = 0] = month.split('-').map(Number)
  const sums = await new Database(env.DB).all(
    bookedBetween,
    Date.UTC(year, number - 1),
    Date.UTC(year, number),
  )
  return { status: 200, body: monthlyTable(month, sums), detail: month, type: 'text/csv; charset=utf-8' }
}

/**
 * `POST /_/admin/ledger` with `{"month": "2026-11"}`: what was booked in a month (UTC), in sums, as CSV. Rule:
 * docs/rules/membership.md, "Ledger".
 */
export const adminLedger: Endpoint = (context) => withAdminKey(context, 'ledger', () => ledger(context))
