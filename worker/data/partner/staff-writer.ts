import { and, desc, eq, sql } from 'drizzle-orm'
import type { PartnerState } from '../../../schema/rules/partner/months'
import { moderationAct } from '../../../schema/tables/moderation'
import { partner } from '../../../schema/tables/partner'
import { partnerState } from '../../../schema/tables/partner-state'
import { payout } from '../../../schema/tables/payout'
import { user } from '../../../schema/tables/user'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'
import { update, write } from '../sql/write'
import { isMember } from '../user/member'

/* A writer of the partner programme as staff sees them. Rule: docs/rules/partner.md, "What staff sees". */

/** The states that a writer has had, the last one first. */
export const statesOfPartner = query('statesOfPartner', (partnerId: Param<string>, limit: Param<number>) =>
  select(only(partnerState, 'id', 'status', 'at'))
    .from(indexedBy(partnerState, 'partner_state_of'))
    .where(eq(partnerState.partnerId, partnerId))
    .orderBy(desc(partnerState.id))
    .limit(limit),
)

/** Somebody's account, if they are a member. */
export const memberAccount = query('partnerIsMember', (id: Param<string>, now: Param<number>) =>
  select(only(user, 'id'))
    .from(user)
    .where(and(eq(user.id, id), isMember(now))),
)

/** What was withheld of a writer's payouts that are paid. */
export const withheldOfPartner = query('withheldOfPartner', (partnerId: Param<string>) =>
  select({ withheld: sql<number>`coalesce(sum(${payout.withheld}), 0)` })
    .from(indexedBy(payout, 'payout_once'))
    .where(and(eq(payout.partnerId, partnerId), eq(payout.status, 'PAID')))
    .limit(1),
)

/** What somebody's place was when staff suspended them last. */
export const lastSuspensionOf = query('lastPartnerSuspension', (userId: Param<string>) =>
  select({ ...only(moderationAct, 'at'), formerly: moderationAct.detail })
    .from(indexedBy(moderationAct, 'moderation_act_of_subject'))
    .where(
      and(
        eq(moderationAct.subjectKind, 'USER'),
        eq(moderationAct.subjectId, userId),
        eq(moderationAct.action, 'SUSPEND_PARTNER'),
      ),
    )
    .orderBy(desc(moderationAct.id))
    .limit(1),
)

/** A state after another. If it was another one meanwhile, the batch fails: the column may not be null. */
const stateAfter = (from: Param<PartnerState>, to: Param<PartnerState>) =>
  sql`case when ${partner.status} = ${from} then ${to} end`

/** Suspends a writer: what is read from a day on doesn't count, or from the day on which they had left. */
export const suspendPlace = write(
  (
    id: Param<string>,
    from: Param<PartnerState>,
    to: Param<PartnerState>,
    day: Param<number>,
    now: Param<number>,
  ) =>
    update(partner)
      .set({
        status: stateAfter(from, to),
        leftOn: sql`coalesce(${partner.leftOn}, ${day})`,
        changedAt: now,
      })
      .where(eq(partner.id, id)),
)

/** A writer has the place again that they had, with the day on which they had left, if they had. */
export const reinstatePlace = write(
  (
    id: Param<string>,
    from: Param<PartnerState>,
    to: Param<PartnerState>,
    hadLeft: Param<boolean>,
    now: Param<number>,
  ) =>
    update(partner)
      .set({
        status: stateAfter(from, to),
        leftOn: sql`case when ${hadLeft} then ${partner.leftOn} end`,
        changedAt: now,
      })
      .where(eq(partner.id, id)),
)
