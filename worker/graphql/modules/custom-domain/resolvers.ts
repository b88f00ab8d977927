import { ownDomain } from '../../../services/custom-domain/own-domain'
import type { Resolvers } from '../../resolvers.generated'

/** Domains of publications and profiles (docs/rules/domains.md). */
export const customDomainResolvers: Resolvers = {
  Query: {
    customDomain: (_root, _args, { parts }) => ownDomain(parts, null),
  },
  Collection: {
    customDomain: ({ id }, _args, { parts }) => ownDomain(parts, id),
  },
}
