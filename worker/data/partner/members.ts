/** What a member sees of where their fees went. Rule: docs/rules/partner.md, "What members see". */
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { charge } from '../../../schema/tables/ledger'
import { partner, partnerCycle, partnerLine } from '../../../schema/tables/partner'
import type { RowOf } from '../database'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { SUMS_OF_ROUNDS } from './due'

/** Somebody's last payments. */
export const lastChargesOf = query('lastChargesOf', (userId: Param<string>, limit: Param<number>) =>
  select(only(charge, 'id'))
    .from(indexedBy(charge, 'charge_of'))
    .where(eq(charge.userId, userId))
    .orderBy(desc(charge.createdAt), desc(charge.id))
    .limit(limit),
)

/** The divided cycles of payments, all rounds together. @param chargeIds a JSON list. */
export const cyclesOfCharges = query('cyclesOfCharges', (chargeIds: Param<string>) => {
  const { from, value } = jsonEach(chargeIds)
  return select({
    ...only(partnerCycle, 'chargeId', 'number', 'currency'),
    month: sql<string>`min(${partnerCycle.month})`,
    kind: sql<typeof partnerCycle.$inferSelect.kind>`min(${partnerCycle.kind})`,
    dividedAt: sql<number>`min(${partnerCycle.dividedAt})`,
    ...SUMS_OF_ROUNDS,
  })
    .from(from)
    .crossJoin(partnerCycle)
    .where(eq(partnerCycle.chargeId, value))
    .groupBy(partnerCycle.chargeId, partnerCycle.number)
})

export type MemberCycle = RowOf<typeof cyclesOfCharges>

/** The lines of a cycle with whose they are, all rounds in their order. The account is absent once it is gone. */
export const linesOfCycle = query(
  'linesOfCycle',
  (chargeId: Param<string>, number: Param<number>, limit: Param<number>) =>
    select({ ...only(partnerLine, 'partnerId', 'amount'), userId: partner.userId })
      .from(partnerLine)
      .crossJoin(partner)
      .where(
        and(
          eq(partnerLine.chargeId, chargeId),
          eq(partnerLine.number, number),
          eq(partner.id, partnerLine.partnerId),
        ),
      )
      .orderBy(asc(partnerLine.round), asc(partnerLine.place))
      .limit(limit),
)
