import { ownPrivateFeed } from '../../../services/private-feed/own-feed'
import type { Resolvers } from '../../resolvers.generated'

/** A member's own feed (docs/rules/private-feeds.md). */
export const privateFeedResolvers: Resolvers = {
  Query: {
    privateFeed: (_root, _args, { parts }) => ownPrivateFeed(parts),
  },
}
