import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { partnerEarning, partnerFile, partnerMonth } from '../../../schema/tables/partner'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { update, write } from '../sql/write'

/* What is published of a month. Rule: docs/rules/partner.md, "The published sheet". */

/** Closed months whose sheet isn't published yet. @param after a text before all months. */
export const monthsToPublish = query('monthsToPublish', (after: Param<string>, limit: Param<number>) =>
  select({ month: partnerMonth.month })
    .from(partnerMonth)
    .where(
      and(
        gt(partnerMonth.month, after),
        eq(partnerMonth.state, 'CLOSED'),
        sql`${partnerMonth.publishedAt} is null`,
      ),
    )
    .orderBy(asc(partnerMonth.month))
    .limit(limit),
)

/** Writers who have something in a month, after one. */
export const writersOfMonth = query(
  'writersOfMonth',
  (month: Param<string>, after: Param<string>, limit: Param<number>) =>
    select({ partnerId: partnerEarning.partnerId })
      .from(partnerEarning)
      .where(and(eq(partnerEarning.month, month), gt(partnerEarning.partnerId, after)))
      .groupBy(partnerEarning.partnerId)
      .orderBy(asc(partnerEarning.partnerId))
      .limit(limit),
)

/** The last writer whose file of a month has its digest. */
export const lastFile = query('lastPartnerFile', (month: Param<string>) =>
  select({ partnerId: partnerFile.partnerId })
    .from(partnerFile)
    .where(eq(partnerFile.month, month))
    .orderBy(desc(partnerFile.partnerId))
    .limit(1),
)

/** The digests of a month's files, in the order of writers, after one. */
export const filesOfMonth = query(
  'partnerFilesOfMonth',
  (month: Param<string>, after: Param<string>, limit: Param<number>) =>
    select(only(partnerFile, 'partnerId', 'digest'))
      .from(partnerFile)
      .where(and(eq(partnerFile.month, month), gt(partnerFile.partnerId, after)))
      .orderBy(asc(partnerFile.partnerId))
      .limit(limit),
)

/** A digest that exists stays: the file of a closed month is always the same. */
export const insertFile = insert(partnerFile, 'ignore')

export const setPublished = write((month: Param<string>, now: Param<number>) =>
  update(partnerMonth).set({ publishedAt: now }).where(eq(partnerMonth.month, month)),
)
