import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/sqlite-core'
import { PAID_IN } from '../../../schema/rules/partner/rates'
import { heldEarnings } from '../../../schema/tables/held-earnings'
import { ledgerEntry } from '../../../schema/tables/ledger'
import { partnerStatement } from '../../../schema/tables/partner'
import { payout } from '../../../schema/tables/payout'
import type { RowOf } from '../database'
import { before } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, selectOne } from '../sql/query'

/* A writer's account in the books. Rule: docs/rules/partner.md, "Transactions". */

const id = sql<string>`${ledgerEntry.chargeId} || ':' || ${ledgerEntry.version} || ':' || ${ledgerEntry.kind}`

/** Something that entries are about, with its name in the books. The names of columns are none of the ledger's. */
const subject = (name: SQLWrapper, month: SQLWrapper, payoutId: SQLWrapper = sql`null`) => ({
  name: sql<string>`${name}`.as('subject_name'),
  month: sql<string>`${month}`.as('subject_month'),
  payoutId: sql<string | null>`${payoutId}`.as('subject_payout'),
})

/** What a writer's entries are about: months, held earnings and payouts. */
function subjectsOf(id: Param<string>) {
  const { partnerId, month, currency } = partnerStatement
  return unionAll(
    select(subject(sql`${month} || ':' || ${currency} || ':' || ${partnerId}`, month))
      .from(partnerStatement)
      .where(eq(partnerId, id)),
    select(subject(heldEarnings.id, heldEarnings.month))
      .from(heldEarnings)
      .where(eq(heldEarnings.partnerId, id)),
    select(subject(payout.id, payout.month, payout.id))
      .from(payout)
      .where(eq(payout.partnerId, id)),
  ).as('subjects')
}

/** What a writer is owed has changed in what writers are paid in, and not in the currency that is converted. */
const ofAccount = (name: SQLWrapper, key: readonly [Param<number>, Param<string>]) =>
  and(
    eq(ledgerEntry.chargeId, name),
    eq(ledgerEntry.account, 'partners'),
    eq(ledgerEntry.currency, PAID_IN),
    before([ledgerEntry.bookedAt, id], key),
  )

/** A page of the entries of a writer's account, the latest first. Amounts are what they add to what the writer is owed. */
export const transactionsOfPartner = query(
  'transactionsOfPartner',
  (partnerId: Param<string>, ...[bookedAt, at, limit]: Page) => {
    const subjects = subjectsOf(partnerId)
    return select({
      id,
      kind: ledgerEntry.kind,
      amount: sql<number>`-${ledgerEntry.amount}`,
      bookedAt: ledgerEntry.bookedAt,
      month: subjects.month,
      payoutId: subjects.payoutId,
    })
      .from(subjects)
      .crossJoin(ledgerEntry)
      .where(ofAccount(sql`${subjects.name}`, [bookedAt, at]))
      .orderBy(desc(ledgerEntry.bookedAt), desc(id))
      .limit(limit)
  },
)
export type TransactionRow = RowOf<typeof transactionsOfPartner>

/** What a writer was owed before an entry of their account. */
export const owedBefore = query(
  'owedBefore',
  (partnerId: Param<string>, bookedAt: Param<number>, at: Param<string>) => {
    const subjects = subjectsOf(partnerId)
    const amounts = select({ sum: sql`sum(-${ledgerEntry.amount})` })
      .from(subjects)
      .crossJoin(ledgerEntry)
      .where(ofAccount(sql`${subjects.name}`, [bookedAt, at]))
    return selectOne({ owed: sql<number>`coalesce((${amounts}), 0)` })
  },
)
