import { endsSoon } from '../../../../schema/rules/tax/forms'
import { partnerOfUser } from '../../../data/partner/partners'
import { earlierForms, formsOf, taxesOf } from '../../../services/tax/own-taxes'
import type { Resolvers } from '../../resolvers.generated'

/** The tax forms of writers who are paid (docs/rules/partner.md, "Taxes"). */
export const taxResolvers: Resolvers = {
  PartnerProgram: {
    taxes: ({ id }, _args, { parts }) => taxesOf(parts, id),
  },
  WriterTaxes: {
    earlier: ({ id }, _args, { parts }) => earlierForms(parts, id),
  },
  AdminUser: {
    taxForms: async ({ id }, _args, { parts }) => {
      const partner = await parts.db.first(partnerOfUser, id)
      return partner ? formsOf(parts, partner.id) : []
    },
  },
  TaxForm: {
    isEntity: ({ isEntity }) => isEntity === 1,
    claimsTreaty: ({ claimsTreaty }) => claimsTreaty === 1,
    endsSoon: ({ expiresAt, endedAt }, _args, { clock }) =>
      endedAt === null && endsSoon(expiresAt, clock.now()),
  },
}
