import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { purchase, trial } from '../../../schema/tables/membership'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** The trial that was begun with a card. */
export const trialById = query('trialById', (id: Param<string>) =>
  select({ id: trial.id }).from(trial).where(eq(trial.id, id)),
)

/** A second trial with the same card fails the batch. */
export const insertTrial = insert(trial)

/** Whether somebody couldn't begin a purchase free, though what they pay with was kept: the card has had its trial. */
export const hasLostTrial = (userId: SQLWrapper): SQL<number> =>
  sql<number>`exists ${select({ id: purchase.id })
    .from(indexedBy(purchase, 'purchase_of'))
    .where(
      and(
        sql`${purchase.userId} = ${userId}`,
        eq(purchase.state, 'FAILED'),
        isNotNull(purchase.kept),
        sql`json_extract(${purchase.quote}, '$.price') = 0`,
      ),
    )}`
