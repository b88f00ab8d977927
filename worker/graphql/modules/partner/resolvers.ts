import { MONTH_TEXT } from '../../../../schema/rules/partner/months'
import { partnerMessages as messages } from '../../../../schema/wording/partner-messages'
import { enrollmentOf } from '../../../services/partner/enrollment'
import { memberCycles } from '../../../services/partner/member-cycles'
import { openMoney } from '../../../services/partner/open-money'
import { ownEarnings } from '../../../services/partner/own-earnings'
import { can } from '../../../services/policies/can'
import { viewerRow } from '../../../services/viewer/facts'
import { failureError } from '../../failures'
import type { Resolvers } from '../../resolvers.generated'

/** What writers have of the partner programme (docs/rules/partner.md). */
export const partnerResolvers: Resolvers = {
  Viewer: {
    partnerProgram: async (user, _args, { parts, viewer }) => {
      if (!can(await viewer(), 'view', { entity: 'account', account: user })) return null
      return enrollmentOf(await viewerRow(parts, user.id)) ?? null
    },
    feeCycles: (_user, _args, { parts }) => memberCycles(parts),
  },
  FeeCycle: {
    id: ({ chargeId, number }) => `${chargeId}:${number}`,
    parts: async (cycle) => [...(await cycle.division()).parts],
    others: async (cycle) => (await cycle.division()).others,
  },
  FeePart: {
    user: async ({ userId }, _args, { reader }) =>
      userId === null ? null : ((await reader.users.load(userId)) ?? null),
  },
  PartnerProgram: {
    earnings: ({ id }, { month }, { parts }) => {
      if (!MONTH_TEXT.test(month))
        throw failureError({ code: 'BAD_REQUEST', field: 'month', message: messages.badMonth })
      return ownEarnings(parts, id, month)
    },
    openMoney: ({ id }, _args, { parts }) => openMoney(parts, id),
  },
}
