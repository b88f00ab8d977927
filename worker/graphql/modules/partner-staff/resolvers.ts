import { SHOWN_ACTS } from '../../../../schema/rules/moderation'
import { MONTH_TEXT } from '../../../../schema/rules/partner/months'
import { actsOfSubject } from '../../../data/moderation/acts'
import { partnerOfUser } from '../../../data/partner/partners'
import { memberAccount, statesOfPartner, withheldOfPartner } from '../../../data/partner/staff-writer'
import { accountOfPartner } from '../../../data/payout/accounts'
import { ownHeld } from '../../../services/held-earnings/cases'
import { bookedMoney } from '../../../services/partner/open-money'
import { staffMonth } from '../../../services/partner/staff-month'
import { payoutsOfStatus, staffOverview } from '../../../services/partner/staff-overview'
import {
  monthsOfWriter,
  payoutActOf,
  payoutsOfWriter,
  withAccounts,
  writerFile,
} from '../../../services/partner/staff-writer'
import { can } from '../../../services/policies/can'
import { SITE } from '../../../services/policies/site'
import { taxesOf } from '../../../services/tax/own-taxes'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

/** How many of their states a writer's file shows. */
const SHOWN_STATES = 50

const isStaff = async ({ viewer }: GraphQLContext): Promise<boolean> => can(await viewer(), 'moderate', SITE)

/** Whether a place, or what is paid to it, is the viewer's own, about which they decide nothing. */
const isOwn = async (userId: string | null, { viewer }: GraphQLContext): Promise<boolean> =>
  userId !== null && (await viewer())?.id === userId

const userOf = async ({ userId }: { userId: string | null }, _args: unknown, { reader }: GraphQLContext) =>
  userId === null ? null : ((await reader.users.load(userId)) ?? null)

const ACTS = { hold: 'HOLD', release: 'RELEASE', reverse: 'REVERSE' } as const

/** The partner programme as staff sees it (docs/rules/partner.md, "What staff sees"). */
export const partnerStaffResolvers: Resolvers = {
  Query: {
    adminPartner: async (_root, _args, context) =>
      (await isStaff(context)) ? staffOverview(context.parts) : null,
    adminPartnerMonth: async (_root, { month }, context) =>
      MONTH_TEXT.test(month) && (await isStaff(context)) ? staffMonth(context.parts, month) : null,
    adminPartnerWriter: async (_root, { id }, context) => {
      if (!(await isStaff(context))) return null
      if (!id.startsWith('@')) return (await writerFile(context.parts, id)) ?? null
      const user = await context.reader.usersByName.load(id.slice(1).toLowerCase())
      return user ? ((await context.parts.db.first(partnerOfUser, user.id)) ?? null) : null
    },
  },
  AdminUser: {
    partner: async ({ id }, _args, { parts }) => (await parts.db.first(partnerOfUser, id)) ?? null,
  },
  AdminPartner: {
    payouts: async (_root, { status, paging }, { parts }) =>
      connection('payouts', await withAccounts(parts, await payoutsOfStatus(parts, status, paging))),
  },
  AdminPartnerMonth: {
    acts: ({ id }, _args, { reader }) => reader.db.all(actsOfSubject, 'MONTH', id, SHOWN_ACTS),
  },
  AdminPartnerWriter: {
    user: userOf,
    states: async ({ id }, _args, { parts }) => {
      const states = await parts.db.all(statesOfPartner, id, SHOWN_STATES)
      return states.map(({ id: number, ...state }) => ({ ...state, id: String(number) }))
    },
    isMember: async ({ userId }, _args, { parts: { db, clock } }) =>
      userId !== null && (await db.first(memberAccount, userId, clock.now())) !== undefined,
    act: async ({ userId, status }, _args, context) => {
      if (userId === null || (await isOwn(userId, context))) return null
      return status === 'SUSPENDED' ? 'REINSTATE' : 'SUSPEND'
    },
    payoutAccount: async ({ id }, _args, { parts }) => (await parts.db.first(accountOfPartner, id)) ?? null,
    taxState: async ({ id }, _args, { parts }) => (await taxesOf(parts, id))?.state ?? null,
    withheld: async ({ id }, _args, { parts }) =>
      (await parts.db.first(withheldOfPartner, id))?.withheld ?? 0,
    booked: ({ id }, _args, { parts }) => bookedMoney(parts, id),
    months: ({ id }, _args, { parts }) => monthsOfWriter(parts, id),
    payouts: async (writer, { paging }, { parts }) =>
      connection('payouts', await payoutsOfWriter(parts, writer, paging)),
    heldEarnings: ({ id }, _args, { parts }) => ownHeld(parts, id),
    acts: ({ id, userId }, _args, { reader }) =>
      reader.db.all(actsOfSubject, 'USER', userId ?? id, SHOWN_ACTS),
  },
  AdminPayout: {
    user: userOf,
    attempts: ({ attempt }) => attempt,
    act: async (payout, _args, context) => {
      const act = payoutActOf(payout)
      return act === undefined || (await isOwn(payout.userId, context)) ? null : ACTS[act]
    },
  },
}
