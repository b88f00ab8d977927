import { collectionCacheTag, userCacheTag } from '../../../edge-cache/tags'
import {
  findNewsletter,
  newsletterOfCollection,
  newsletterOfUser,
} from '../../../services/newsletter/find-newsletter'
import { isSubscribed } from '../../../services/newsletter/is-subscribed'
import type { Resolvers } from '../../resolvers.generated'

/** Newsletters (docs/rules/newsletters.md). */
export const newsletterResolvers: Resolvers = {
  Query: {
    newsletter: async (_root, { id }, { reader, tags }) => {
      tags.add(userCacheTag(id), collectionCacheTag(id))
      return (await findNewsletter(reader, id)) ?? null
    },
  },
  NewsletterSubscription: {
    leftAt: ({ leftAt }) => leftAt ?? null,
  },
  NewsletterV3: {
    viewerEdge: (newsletter) => newsletter,
  },
  NewsletterV3ViewerEdge: {
    id: async ({ id }, _args, { viewer }) => `newsletter:${id}:viewer:${(await viewer())?.id ?? 'lo'}`,
    isSubscribed: ({ id }, _args, { parts }) => isSubscribed(parts, id),
  },
  User: {
    newsletter: (user) => newsletterOfUser(user) ?? null,
  },
  Collection: {
    newsletterId: ({ id }) => id,
    newsletter: (collection) => newsletterOfCollection(collection),
  },
}
