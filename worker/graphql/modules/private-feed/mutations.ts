import { createPrivateFeed } from '../../../services/private-feed/create-private-feed'
import { revokePrivateFeed } from '../../../services/private-feed/revoke-private-feed'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const privateFeedMutations: Resolvers = {
  Mutation: {
    createPrivateFeed: mutation(createPrivateFeed, 'PrivateFeed'),
    revokePrivateFeed: mutation(revokePrivateFeed, 'PrivateFeed'),
  },
}
