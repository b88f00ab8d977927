import { eq } from 'drizzle-orm'
import { partner } from '../../../schema/tables/partner'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { without } from '../sql/rows'

/** Somebody's place in the programme. */
export const partnerOfUser = query('partnerOfUser', (userId: Param<string>) =>
  select(without(partner)).from(indexedBy(partner, 'partner_of_user')).where(eq(partner.userId, userId)),
)

/** Somebody's second place fails the batch. */
export const insertPartner = insert(partner)
