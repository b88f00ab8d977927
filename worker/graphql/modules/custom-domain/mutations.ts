import { checkCustomDomain } from '../../../services/custom-domain/check-custom-domain'
import { removeCustomDomain } from '../../../services/custom-domain/remove-custom-domain'
import { setCustomDomain } from '../../../services/custom-domain/set-custom-domain'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const customDomainMutations: Resolvers = {
  Mutation: {
    setCustomDomain: mutation(setCustomDomain, 'CustomDomainSettings'),
    checkCustomDomain: mutation(checkCustomDomain, 'CustomDomainSettings'),
    removeCustomDomain: mutation(removeCustomDomain, 'CustomDomainSettings'),
  },
}
