import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { type PartnerState, TAKING_PART } from '../../../schema/rules/partner/months'
import { partner, partnerStatement } from '../../../schema/tables/partner'
import type { RowOf } from '../database'
import { indexedBy } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, select, selectOne } from '../sql/query'
import { without } from '../sql/rows'
import { update, write } from '../sql/write'

/** Somebody's place in the programme. */
export const partnerOfUser = query('partnerOfUser', (userId: Param<string>) =>
  select(without(partner)).from(indexedBy(partner, 'partner_of_user')).where(eq(partner.userId, userId)),
)

/** A writer's place, by their number in the programme. */
export const partnerById = query('partnerById', (id: Param<string>) =>
  select(without(partner)).from(partner).where(eq(partner.id, id)),
)
export type PartnerRow = RowOf<typeof partnerById>

/** Somebody's second place fails the batch. */
export const insertPartner = insert(partner)

/** What all closed months have brought a writer. */
export const bookedOfPartner = query('bookedOfPartner', (partnerId: Param<string>) =>
  selectOne({
    paid: sql<number>`coalesce((${select({ paid: sql`sum(${partnerStatement.paid})` })
      .from(partnerStatement)
      .where(eq(partnerStatement.partnerId, partnerId))}), 0)`,
  }),
)

/** Has a writer who takes part leave: what is read from that day on doesn't count. */
export const leaveProgramme = write((userId: Param<string>, day: Param<number>, now: Param<number>) =>
  update(partner)
    .set({ status: 'INACTIVE', leftOn: day, changedAt: now })
    .where(and(eq(partner.userId, userId), inArray(partner.status, TAKING_PART))),
)

/** A writer who left on a day or later hasn't left. */
export const undoLeaving = write(
  (userId: Param<string>, status: Param<PartnerState>, since: Param<number>, now: Param<number>) =>
    update(partner)
      .set({ status, leftOn: null, changedAt: now })
      .where(and(eq(partner.userId, userId), eq(partner.status, 'INACTIVE'), gte(partner.leftOn, since))),
)

/** Has a writer who left by a day take part again. */
export const rejoinProgramme = write(
  (
    userId: Param<string>,
    status: Param<PartnerState>,
    by: Param<number>,
    day: Param<number>,
    now: Param<number>,
  ) =>
    update(partner)
      .set({ status, joinedOn: day, leftOn: null, changedAt: now })
      .where(and(eq(partner.userId, userId), eq(partner.status, 'INACTIVE'), lte(partner.leftOn, by))),
)
