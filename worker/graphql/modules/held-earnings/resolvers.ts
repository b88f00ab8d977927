import { stateAfter } from '../../../../schema/rules/held-earnings/states'
import { partnerById } from '../../../data/partner/partners'
import {
  amountsOf,
  caseOf,
  casesInState,
  findingsOf,
  membersOfCase,
  notCountedOf,
  ownHeld,
  reasonsOf,
  signalsOfMember,
} from '../../../services/held-earnings/cases'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

const userOf = async ({ reader }: GraphQLContext, id: string | null | undefined) =>
  id == null ? null : ((await reader.users.load(id)) ?? null)

/** Earnings that are held for staff (docs/rules/partner.md, "Held earnings"). */
export const heldEarningsResolvers: Resolvers = {
  Query: {
    heldEarningsCases: async (_root, { state, paging }, { parts }) => {
      const page = await casesInState(parts, state, paging)
      return page && connection('cases', page)
    },
    heldEarningsCase: async (_root, { id }, { parts }) => (await caseOf(parts, id)) ?? null,
  },
  PartnerProgram: {
    heldEarnings: ({ id }, _args, { parts }) => ownHeld(parts, id),
  },
  HeldEarnings: {
    reasons: reasonsOf,
    canBeAnswered: ({ state, answeredAt }) => state === 'HELD' && answeredAt === null,
    decisionReason: ({ reason }) => reason,
  },
  HeldEarningsCase: {
    user: async ({ partnerId }, _args, context) =>
      userOf(context, (await context.parts.db.first(partnerById, partnerId))?.userId),
    findings: findingsOf,
    amounts: amountsOf,
    decisionReason: ({ reason }) => reason,
    canBeReleased: ({ state }) => stateAfter(state, 'release') !== undefined,
    canBeDenied: ({ state }) => stateAfter(state, 'deny') !== undefined,
    members: (row, _args, { parts }) => membersOfCase(parts, row),
    notCounted: (row, _args, { parts }) => notCountedOf(parts, row),
  },
  HeldMember: {
    id: ({ chargeId, number }) => `${chargeId}:${number}`,
    user: ({ userId }, _args, context) => userOf(context, userId),
    signals: signalsOfMember,
  },
}
