import { FEED_ORDERS, feedNameOf } from '../../../services/feed/asked-feed'
import { type FeedName, homeFeedWithPicks } from '../../../services/feed/home-feed'
import { keptOrder } from '../../../services/feed/kept-order'
import { findTopic } from '../../../services/tag/topic'
import { preferencesOf, viewerRow } from '../../../services/viewer/facts'
import type { GraphQLContext } from '../../context'
import type { FeedReasonKind, HomeFeedOrder, Resolvers } from '../../resolvers.generated'
import { enumName } from '../../results'
import { showPosts, showWithPosts } from '../post/show'

/** How many staff picks come with a feed at most. */
const MOST_PICKS = 10

/** The order that the viewer keeps. It came with the session, so it takes no round trip. */
const orderKeptBy = async ({ parts }: GraphQLContext, viewerId: string, name: FeedName) =>
  keptOrder(name, preferencesOf(await viewerRow(parts, viewerId)))

/** The home page of the signed-in. */
export const feedResolvers: Resolvers = {
  Query: {
    homeFeed: async (_root, { feed, tagSlug, order: asked, paging, withPicks }, context) => {
      const { reader, viewer } = context
      const asking = await viewer()
      if (!asking) return null
      const name = feedNameOf(feed, tagSlug)
      const order = asked ? FEED_ORDERS[asked] : await orderKeptBy(context, asking.id, name)
      const count = Math.min(withPicks ?? 0, MOST_PICKS)
      const [page, tag] = await Promise.all([
        homeFeedWithPicks(reader, asking.id, { name, order, paging }, count),
        tagSlug ? findTopic(reader, tagSlug) : null,
      ])
      if (tag === undefined) return null
      const items = showWithPosts(context, page.items)
      return { ...page, items, picks: showPosts(context, page.picks), order, tag }
    },
  },
  HomeFeed: {
    order: ({ order }) => enumName<HomeFeedOrder>(order),
    pagingInfo: ({ next }) => ({ next }),
  },
  FeedReason: {
    kind: ({ kind }) => enumName<FeedReasonKind>(kind),
    tag: ({ tag }) => tag ?? null,
    user: ({ user }) => user ?? null,
    collection: ({ collection }) => collection ?? null,
  },
}
