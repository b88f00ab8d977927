import { updateBilling } from '../../../services/sales-tax/update-billing'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** Changes of where a membership is billed (docs/rules/sales-tax.md). */
export const salesTaxMutations: Resolvers = {
  Mutation: {
    updateBilling: mutation(updateBilling, 'MembershipStatus'),
  },
}
