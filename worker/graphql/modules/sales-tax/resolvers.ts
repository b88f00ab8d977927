import { membershipById } from '../../../data/membership/memberships'
import { billedAs, isTaxAdded } from '../../../services/sales-tax/billing'
import type { Resolvers } from '../../resolvers.generated'

/** Where a membership is billed (docs/rules/sales-tax.md). */
export const salesTaxResolvers: Resolvers = {
  MembershipStatus: {
    billing: async ({ id, subscription }, _args, { parts }) => {
      if (subscription.isGift) return null
      const row = await parts.db.first(membershipById, id)
      if (!row) return null
      return { ...billedAs(row), isTaxAdded: isTaxAdded(parts, row) }
    },
  },
}
