import { isAtHome } from '../../../schema/rules/payout/payouts'
import type { PayoutRow } from '../../data/payout/payouts'
import type { PayoutChange } from './change-payout'

export type PayoutAct = 'hold' | 'release' | 'reverse'

/** What staff changes about a payout; nothing if it can't be done in its status. Rule: docs/rules/partner.md, "Holding and reversing". */
export function staffChange(
  row: PayoutRow,
  act: PayoutAct,
  reason: string,
  now: number,
): PayoutChange | undefined {
  if (act === 'hold')
    return isAtHome(row)
      ? { status: 'ON_HOLD', reason, waitsSince: null, warnings: 0, warnedAt: null, dueAt: null }
      : undefined
  if (act === 'release')
    // The number of an attempt names it to the provider, so it never comes again.
    return row.status === 'ON_HOLD'
      ? { status: 'PENDING', reason: null, attemptsBefore: row.attempt, dueAt: now }
      : undefined
  return row.status === 'PAID'
    ? { status: 'REVERSED', reason, isStaffs: 1, refusals: 0, dueAt: now }
    : undefined
}
