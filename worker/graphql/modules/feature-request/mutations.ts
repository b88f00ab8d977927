import { askToFeature } from '../../../services/feature-request/ask-to-feature'
import { withdrawFeatureRequest } from '../../../services/feature-request/withdraw-feature-request'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const featureRequestMutations: Resolvers = {
  Mutation: {
    askToFeature: mutation(askToFeature, 'FeatureRequest'),
    withdrawFeatureRequest: mutation(withdrawFeatureRequest, 'FeatureRequest'),
  },
}
