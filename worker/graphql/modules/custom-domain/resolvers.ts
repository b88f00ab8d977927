import { checkCustomDomain } from '../../../services/custom-domain/check-custom-domain'
import { ownDomain } from '../../../services/custom-domain/own-domain'
import { removeCustomDomain } from '../../../services/custom-domain/remove-custom-domain'
import { setCustomDomain } from '../../../services/custom-domain/set-custom-domain'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** Domains of publications and profiles (docs/rules/domains.md). */
export const customDomainResolvers: Resolvers = {
  Query: {
    customDomain: (_root, _args, { parts }) => ownDomain(parts, null),
  },
  Collection: {
    customDomain: ({ id }, _args, { parts }) => ownDomain(parts, id),
  },
  Mutation: {
    setCustomDomain: mutation(setCustomDomain, 'CustomDomainSettings'),
    checkCustomDomain: mutation(checkCustomDomain, 'CustomDomainSettings'),
    removeCustomDomain: mutation(removeCustomDomain, 'CustomDomainSettings'),
  },
}
