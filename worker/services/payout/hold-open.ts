import { isAtHome } from '../../../schema/rules/payout/payouts'
import type { Statement } from '../../data/database'
import { type ActOnPerson, insertAct } from '../../data/moderation/acts'
import { payoutsOfPartner } from '../../data/payout/payouts'
import type { Needs } from '../parts'
import { changePayout } from './change-payout'
import { staffChange } from './staff-change'

/** A text after all months. */
const AFTER_ALL = '9999'
/** More payouts than a writer has that are neither sent nor over. */
const MOST_OPEN = 24

/**
 * Holds what isn't sent yet to a writer whom staff suspends, each with an entry of its own in the log. If one of them
 * changes meanwhile, the batch fails. Rule: docs/rules/partner.md, "Suspending a writer".
 *
 * @param partnerId their number in the programme.
 */
export async function holdOpenPayouts(
  { db }: Needs<'db'>,
  partnerId: string,
  act: ActOnPerson,
): Promise<Statement[]> {
  const rows = await db.all(payoutsOfPartner, partnerId, AFTER_ALL, MOST_OPEN)
  return rows.filter(isAtHome).flatMap((row) => {
    const change = staffChange(row, 'hold', act.reason, act.at)
    if (!change) return []
    return [
      ...changePayout(row, change, act.at),
      insertAct({ ...act, action: 'HOLD_PAYOUT', subjectKind: 'USER', detail: row.id }),
    ]
  })
}
