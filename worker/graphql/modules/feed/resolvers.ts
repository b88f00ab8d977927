import type { FeedOrder } from '../../../../schema/rules/feed'
import { type FeedName, homeFeed } from '../../../services/feed/home-feed'
import { keptOrder } from '../../../services/feed/kept-order'
import { findTopic } from '../../../services/tag/topic'
import { preferencesOf, viewerRow } from '../../../services/viewer/facts'
import type { GraphQLContext } from '../../context'
import type { FeedReasonKind, HomeFeedOrder, Resolvers } from '../../resolvers.generated'
import { enumName } from '../../results'
import { showWithPosts } from '../post/show'

const ORDERS: Readonly<Record<HomeFeedOrder, FeedOrder>> = { RANKED: 'ranked', NEWEST: 'newest' }

/** The order that the viewer keeps. It came with the session, so it takes no round trip. */
const orderKeptBy = async ({ parts }: GraphQLContext, viewerId: string, name: FeedName) =>
  keptOrder(name, preferencesOf(await viewerRow(parts, viewerId)))

/** The home page of the signed-in. */
export const feedResolvers: Resolvers = {
  Query: {
    homeFeed: async (_root, { feed, tagSlug, order: asked, paging }, context) => {
      const { reader, viewer } = context
      const asking = await viewer()
      if (!asking) return null
      const name: FeedName = tagSlug
        ? { tagSlug: tagSlug.toLowerCase() }
        : feed === 'FOLLOWING'
          ? 'following'
          : 'for-you'
      const order = asked ? ORDERS[asked] : await orderKeptBy(context, asking.id, name)
      const [page, tag] = await Promise.all([
        homeFeed(reader, asking.id, { name, order, paging }),
        tagSlug ? findTopic(reader, tagSlug) : null,
      ])
      if (tag === undefined) return null
      return { ...page, items: showWithPosts(context, page.items), order, tag }
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
