import { CSV_START, csvLine } from '../../../schema/rules/csv'
import type { Database } from '../../data/database'
import { payoutsOfPartner } from '../../data/payout/payouts'

/** Payouts that are read at once. */
const AT_ONCE = 100

const dayOf = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString().slice(0, 10)

/** A writer's payouts as a table, the latest first. Amounts are in minor units. */
export async function* writePayouts(
  db: Database,
  partnerId: string,
): AsyncGenerator<string, void, undefined> {
  yield CSV_START +
    csvLine([
      'id',
      'month',
      'status',
      'amount',
      'currency',
      'made',
      'paid',
      'reason',
      'withheld',
      'rate',
      'sent',
    ])
  for (let before = '9999'; ; ) {
    const rows = await db.all(payoutsOfPartner, partnerId, before, AT_ONCE)
    yield rows
      .map(({ id, month, status, amount, currency, createdAt, paidAt, reason, withheld, withheldRate }) =>
        csvLine([
          id,
          month,
          status,
          amount,
          currency,
          dayOf(createdAt),
          dayOf(paidAt),
          reason,
          withheld,
          withheldRate,
          amount - withheld,
        ]),
      )
      .join('')
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    before = last.month
  }
}
