/** What a member sees of where their fees went. Rule: docs/rules/partner.md, "What members see". */
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { charge } from '../../../schema/tables/ledger'
import { partner, partnerCycle, partnerLine } from '../../../schema/tables/partner'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

const sumOf = (column: Parameters<typeof eq>[0]) => sql<number>`sum(${column})`

/** The divided cycles of somebody's payments, all rounds together, the last divided ones first. */
export const cyclesOfMember = query('cyclesOfMember', (userId: Param<string>, limit: Param<number>) =>
  select({
    ...only(partnerCycle, 'chargeId', 'number', 'currency'),
    month: sql<string>`min(${partnerCycle.month})`,
    kind: sql<typeof partnerCycle.$inferSelect.kind>`min(${partnerCycle.kind})`,
    kept: sumOf(partnerCycle.kept),
    fee: sumOf(partnerCycle.fee),
    tax: sumOf(partnerCycle.tax),
    share: sumOf(partnerCycle.share),
    writers: sumOf(partnerCycle.writers),
  })
    .from(indexedBy(charge, 'charge_of'))
    .crossJoin(partnerCycle)
    .where(and(eq(charge.userId, userId), eq(partnerCycle.chargeId, charge.id)))
    .groupBy(partnerCycle.chargeId, partnerCycle.number)
    .orderBy(desc(sql`min(${partnerCycle.dividedAt})`), asc(partnerCycle.chargeId), desc(partnerCycle.number))
    .limit(limit),
)

export type MemberCycle = RowOf<typeof cyclesOfMember>

/** Who got what of a cycle, all rounds together, those with the most first. The account is absent once it is gone. */
export const writersOfCycle = query(
  'writersOfCycle',
  (chargeId: Param<string>, number: Param<number>, limit: Param<number>) =>
    select({ partnerId: partner.id, userId: partner.userId, amount: sumOf(partnerLine.amount) })
      .from(partnerLine)
      .crossJoin(partner)
      .where(
        and(
          eq(partnerLine.chargeId, chargeId),
          eq(partnerLine.number, number),
          eq(partner.id, partnerLine.partnerId),
        ),
      )
      .groupBy(partner.id)
      .having(gt(sumOf(partnerLine.amount), 0))
      .orderBy(desc(sumOf(partnerLine.amount)), asc(partner.id))
      .limit(limit),
)
