import { and, asc, eq, gte } from 'drizzle-orm'
import type { Currency } from '../../../schema/rules/membership/plans'
import { partnerCycle, partnerEarning, partnerLine, partnerStatement } from '../../../schema/tables/partner'
import type { RowOf } from '../database'
import { after, indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

/* What a writer learns of a month. Rule: docs/rules/partner.md, "The writer's file". */

/** More than there are currencies. */
const MOST_CURRENCIES = 50

/** A writer's lines in a month with the rounds that they are of, after one. */
export const linesOfPartner = query(
  'linesOfPartner',
  (
    partnerId: Param<string>,
    month: Param<string>,
    chargeId: Param<string>,
    number: Param<number>,
    round: Param<number>,
    place: Param<number>,
    limit: Param<number>,
  ) =>
    select({
      ...only(partnerLine, 'chargeId', 'number', 'round', 'place', 'postId', 'amount'),
      ...only(partnerCycle, 'member', 'currency', 'before', 'writers', 'weights'),
    })
      .from(indexedBy(partnerLine, 'partner_line_of'))
      .crossJoin(partnerCycle)
      .where(
        and(
          eq(partnerLine.partnerId, partnerId),
          eq(partnerLine.month, month),
          after(
            [partnerLine.chargeId, partnerLine.number, partnerLine.round, partnerLine.place],
            [chargeId, number, round, place],
          ),
          eq(partnerCycle.chargeId, partnerLine.chargeId),
          eq(partnerCycle.number, partnerLine.number),
          eq(partnerCycle.round, partnerLine.round),
        ),
      )
      .orderBy(
        asc(partnerLine.chargeId),
        asc(partnerLine.number),
        asc(partnerLine.round),
        asc(partnerLine.place),
      )
      .limit(limit),
)
export type PartnerLineRow = RowOf<typeof linesOfPartner>

/** What each of a writer's stories brought in a month, after one. */
export const earningsOfPartner = query(
  'earningsOfPartner',
  (
    month: Param<string>,
    partnerId: Param<string>,
    currency: Param<Currency | ''>,
    postId: Param<string>,
    limit: Param<number>,
  ) =>
    select(only(partnerEarning, 'currency', 'postId', 'amount', 'seconds', 'pooled'))
      .from(partnerEarning)
      .where(
        and(
          eq(partnerEarning.month, month),
          eq(partnerEarning.partnerId, partnerId),
          after([partnerEarning.currency, partnerEarning.postId], [currency, postId]),
        ),
      )
      .orderBy(asc(partnerEarning.currency), asc(partnerEarning.postId))
      .limit(limit),
)
export type EarningRow = RowOf<typeof earningsOfPartner>

/** What a writer has of a closed month. */
export const statementsOf = query('statementsOf', (partnerId: Param<string>, month: Param<string>) =>
  select(only(partnerStatement, 'currency', 'amount', 'pooled', 'paid'))
    .from(partnerStatement)
    .where(and(eq(partnerStatement.partnerId, partnerId), eq(partnerStatement.month, month)))
    .limit(MOST_CURRENCIES),
)
export type StatementRow = RowOf<typeof statementsOf>

/** What a writer has of the closed months from one on. */
export const statementsSince = query(
  'statementsSince',
  (partnerId: Param<string>, month: Param<string>, limit: Param<number>) =>
    select(only(partnerStatement, 'month', 'currency', 'amount', 'pooled', 'paid'))
      .from(partnerStatement)
      .where(and(eq(partnerStatement.partnerId, partnerId), gte(partnerStatement.month, month)))
      .orderBy(asc(partnerStatement.month), asc(partnerStatement.currency))
      .limit(limit),
)
