import { partnerOfUser } from '../../../data/partner/partners'
import { endOf, linesOf, ownPayout, ownPayoutAccount, ownPayouts } from '../../../services/payout/own-payouts'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

/** What writers are paid (docs/rules/partner.md, "Payouts"). */
export const payoutResolvers: Resolvers = {
  PartnerProgram: {
    payoutAccount: async ({ id }, _args, { parts }) => (await ownPayoutAccount(parts, id)) ?? null,
    payouts: async ({ id }, { paging }, { parts }) =>
      connection('payouts', await ownPayouts(parts, id, paging)),
    payout: async ({ id }, { id: payoutId }, { parts }) => (await ownPayout(parts, id, payoutId)) ?? null,
    isPaying: (_partner, _args, { parts }) => parts.payouts !== undefined,
  },
  AdminUser: {
    payouts: async ({ id }, _args, { parts }) => {
      const partner = await parts.db.first(partnerOfUser, id)
      return partner ? (await ownPayouts(parts, partner.id, null)).items : []
    },
  },
  PayoutAccount: {
    id: ({ partnerId }) => partnerId,
  },
  Payout: {
    isWaiting: ({ waitsSince }) => waitsSince !== null,
    lapsesAt: (payout, _args, { parts }) => endOf(parts, payout),
    lines: (payout, _args, { parts }) => linesOf(parts, payout),
  },
}
