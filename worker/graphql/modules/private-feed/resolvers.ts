import { createPrivateFeed } from '../../../services/private-feed/create-private-feed'
import { ownPrivateFeed } from '../../../services/private-feed/own-feed'
import { revokePrivateFeed } from '../../../services/private-feed/revoke-private-feed'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

/** A member's own feed (docs/rules/private-feeds.md). */
export const privateFeedResolvers: Resolvers = {
  Query: {
    privateFeed: (_root, _args, { parts }) => ownPrivateFeed(parts),
  },
  Mutation: {
    createPrivateFeed: mutation(createPrivateFeed, 'PrivateFeed'),
    revokePrivateFeed: mutation(revokePrivateFeed, 'PrivateFeed'),
  },
}
