import { reasonOf, type TransactionReason, transactionKind } from '../../../schema/rules/partner/transactions'
import { owedBefore, type TransactionRow, transactionsOfPartner } from '../../data/partner/transactions'
import { decodeCursor, FROM_TOP, type PageOf, type Paging, readPage } from '../paging'
import type { Needs } from '../parts'

/** Something that has changed what a writer is owed, in minor units of what writers are paid in. */
export interface OwnTransaction extends Omit<TransactionRow, 'kind' | 'bookedAt'> {
  kind: ReturnType<typeof transactionKind>
  reason: TransactionReason
  /** What the writer was owed afterwards. */
  balance: number
  at: number
}

/** What has changed what a writer is owed, the latest first, by the books. Rule: docs/rules/partner.md, "Transactions". */
export async function ownTransactions(
  { db }: Needs<'db'>,
  partnerId: string,
  paging: Paging | null | undefined,
): Promise<PageOf<OwnTransaction>> {
  const from = (paging?.to && decodeCursor(paging.to)) || FROM_TOP
  const [{ items, next }, before] = await Promise.all([
    readPage(
      paging,
      ([bookedAt, id], limit) => db.all(transactionsOfPartner, partnerId, bookedAt, id, limit),
      ({ bookedAt, id }) => [bookedAt, id],
    ),
    db.first(owedBefore, partnerId, ...from),
  ])
  let owed = before?.owed ?? 0
  return {
    next,
    items: items.map(({ kind: entry, bookedAt, ...row }) => {
      const balance = owed
      owed -= row.amount
      const reason = reasonOf(entry)
      return { ...row, kind: transactionKind(reason, row.amount), reason, balance, at: bookedAt }
    }),
  }
}
