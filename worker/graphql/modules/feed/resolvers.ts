import { homeFeed } from '../../../services/feed/home-feed'
import { findTopic } from '../../../services/tag/topic'
import { enumName } from '../../results'
import type { FeedReasonKind, Resolvers } from './types.generated'

/** The home page of the signed-in. */
export const feedResolvers: Resolvers = {
  Query: {
    homeFeed: async (_root, { feed, tagSlug, order, paging }, { reader, viewer }) => {
      // The id is enough: the viewer's row would take a round trip more.
      const asking = await viewer()
      if (!asking) return null
      const name = tagSlug
        ? { tagSlug: tagSlug.toLowerCase() }
        : feed === 'FOLLOWING'
          ? 'following'
          : 'for-you'
      const [page, tag] = await Promise.all([
        homeFeed(reader, asking.id, { name, order: order === 'NEWEST' ? 'newest' : 'ranked', paging }),
        tagSlug ? findTopic(reader, tagSlug) : null,
      ])
      return tag === undefined ? null : { ...page, tag }
    },
  },
  HomeFeed: {
    pagingInfo: ({ next }) => ({ next }),
  },
  FeedReason: {
    kind: ({ kind }) => enumName<FeedReasonKind>(kind),
    tag: ({ tag }) => tag ?? null,
    user: ({ user }) => user ?? null,
    collection: ({ collection }) => collection ?? null,
  },
}
