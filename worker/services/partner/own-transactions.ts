import { reasonOf, type TransactionReason, transactionKind } from '../../../schema/rules/partner/transactions'
import { owedBefore, type TransactionRow, transactionsOfPartner } from '../../data/partner/transactions'
import { type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** Something that has changed what a writer is owed, in minor units of what writers are paid in. */
export interface OwnTransaction extends Omit<TransactionRow, 'kind' | 'bookedAt'> {
  kind: ReturnType<typeof transactionKind>
  reason: TransactionReason
  /** What the writer was owed afterwards. */
  balance: number
  at: number
}

/** Entries, the latest first, with what was owed after each. @param owed after the first of them. */
function withBalances(rows: readonly TransactionRow[], owed: number): OwnTransaction[] {
  let balance = owed
  return rows.map(({ kind: entry, bookedAt, ...row }) => {
    const reason = reasonOf(entry)
    const one = { ...row, kind: transactionKind(reason, row.amount), reason, balance, at: bookedAt }
    balance -= row.amount
    return one
  })
}

/** What has changed what a writer is owed, the latest first, by the books. Rule: docs/rules/partner.md, "Transactions". */
export const ownTransactions = (
  { db }: Needs<'db'>,
  partnerId: string,
  paging: Paging | null | undefined,
): Promise<PageOf<OwnTransaction>> =>
  readPage(
    paging,
    async (from, limit) => {
      const [rows, before] = await Promise.all([
        db.all(transactionsOfPartner, partnerId, ...from, limit),
        db.first(owedBefore, partnerId, ...from),
      ])
      return withBalances(rows, before?.owed ?? 0)
    },
    ({ at, id }) => [at, id],
  )
