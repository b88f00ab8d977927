import { entriesOfPayout } from '../../../schema/rules/payout/ledger'
import type { Statement } from '../../data/database'
import { insertEntry } from '../../data/membership/charges'
import { type PayoutRow, updatePayout } from '../../data/payout/payouts'

/** What becomes of a payout. */
export type PayoutChange = Partial<
  Pick<
    PayoutRow,
    | 'status'
    | 'attempt'
    | 'attemptsBefore'
    | 'refusals'
    | 'providerAccountId'
    | 'transferId'
    | 'providerPayoutId'
    | 'fee'
    | 'withheld'
    | 'withheldRate'
    | 'usSource'
    | 'taxFormId'
    | 'failureCode'
    | 'reason'
    | 'isStaffs'
    | 'waitsSince'
    | 'warnings'
    | 'warnedAt'
    | 'dueAt'
    | 'arrivesAt'
    | 'paidAt'
  >
>

/** A change of a payout with what it adds to the books. If the payout has changed meanwhile, the batch fails. */
export function changePayout(row: PayoutRow, change: PayoutChange, now: number): Statement[] {
  const next = { ...row, ...change }
  const version = row.version + 1
  return [
    updatePayout(
      row.id,
      row.version,
      next.status,
      next.attempt,
      next.attemptsBefore,
      next.refusals,
      next.providerAccountId,
      next.transferId,
      next.providerPayoutId,
      next.fee,
      next.withheld,
      next.withheldRate,
      next.usSource,
      next.taxFormId,
      next.failureCode,
      next.reason,
      Boolean(next.isStaffs),
      next.waitsSince,
      next.warnings,
      next.warnedAt,
      next.dueAt,
      next.arrivesAt,
      next.paidAt,
      now,
    ),
    ...entriesOfPayout(row, next, row.currency).map((entry) =>
      insertEntry({ ...entry, chargeId: row.id, version, bookedAt: now }),
    ),
  ]
}
