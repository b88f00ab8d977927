import { DAY } from '../../../../schema/rules/time-units'
import { newsletterIn, pageFactsKey } from '../../../data/post/page-facts'
import { collectionCacheTag, userCacheTag } from '../../../edge-cache/tags'
import { maySend } from '../../../services/letter/own-letters'
import { archive } from '../../../services/newsletter/archive'
import {
  findKeptNewsletter,
  findNewsletter,
  isOn,
  newsletterOfCollection,
  newsletterOfUser,
} from '../../../services/newsletter/find-newsletter'
import { isSubscribed } from '../../../services/newsletter/is-subscribed'
import { mayManage } from '../../../services/newsletter/letter/leaders'
import {
  endedNewslettersOf,
  newsletterOfSlug,
  newslettersOf,
} from '../../../services/newsletter/newsletters-of-collection'
import type { NewsletterRhythm, Resolvers, SubscriptionRhythm } from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import { showWithPosts } from '../post/show'

/** A newsletter's picture, which has no alternative text. */
const picture = (id: string | null) => (id ? { id, alt: '', focusPercentX: 50, focusPercentY: 50 } : null)

/** Newsletters (docs/rules/newsletters.md). */
export const newsletterResolvers: Resolvers = {
  Query: {
    newsletter: async (_root, { id }, { reader, tags }) => {
      tags.add(userCacheTag(id), collectionCacheTag(id))
      const newsletter = await findNewsletter(reader, id)
      // The pages of a publication are purged by its own id.
      if (newsletter?.collection) tags.add(collectionCacheTag(newsletter.collection.id))
      return newsletter ?? null
    },
    keptNewsletter: async (_root, { id }, { reader, viewer }) => {
      const newsletter = await findKeptNewsletter(reader, id)
      return newsletter && (await mayManage(reader, viewer, newsletter)) ? newsletter : null
    },
  },
  NewsletterSubscription: {
    leftAt: ({ leftAt }) => leftAt ?? null,
    rhythm: ({ rhythm }) => (rhythm ? enumName<SubscriptionRhythm>(rhythm) : null),
    pausedUntil: ({ pausedUntil }) => pausedUntil ?? null,
  },
  NewsletterV3: {
    image: ({ imageId }) => picture(imageId),
    rhythm: ({ rhythm }) => enumName<NewsletterRhythm>(rhythm),
    holdsReplies: ({ holdsReplies }, _args, { parts }) =>
      parts.replyDomain === undefined ? null : holdsReplies,
    archive: async ({ id }, { paging }, context) => {
      const page = await archive(context.parts, id, paging)
      return connection('letters', { ...page, items: showWithPosts(context, page.items) })
    },
    daysLeft: ({ goneAt }, _args, { clock }) =>
      goneAt === null ? null : Math.max(0, Math.ceil((goneAt - clock.now()) / DAY)),
    viewerEdge: (newsletter) => newsletter,
  },
  NewsletterV3ViewerEdge: {
    id: async ({ id }, _args, { viewer }) => `newsletter:${id}:viewer:${(await viewer())?.id ?? 'lo'}`,
    isSubscribed: ({ id }, _args, { parts }) => isSubscribed(parts, id),
    canSend: (newsletter, _args, { parts }) => maySend(parts, newsletter),
  },
  Post: {
    newsletter: async ({ id, collectionId, creatorId }, _args, { reader }) => {
      const [facts, collection, writer] = await Promise.all([
        reader.pageFacts.load(pageFactsKey(id)),
        collectionId ? reader.collections.load(collectionId) : undefined,
        collectionId ? undefined : reader.users.load(creatorId),
      ])
      const row = facts && newsletterIn(facts)
      const newsletter = collection
        ? newsletterOfCollection(collection, row)
        : writer && newsletterOfUser(writer, row)
      return newsletter && isOn(newsletter) ? newsletter : null
    },
  },
  User: {
    newsletter: async (user, _args, { reader }) =>
      newsletterOfUser(user, await reader.newsletters.load(user.id)) ?? null,
  },
  Collection: {
    newsletterId: ({ id }) => id,
    newsletter: async (collection, _args, { reader }) => {
      const newsletter = newsletterOfCollection(collection, await reader.newsletters.load(collection.id))
      return isOn(newsletter) ? newsletter : null
    },
    newsletters: (collection, _args, { reader }) => newslettersOf(reader, collection),
    endedNewsletters: (collection, _args, { parts }) => endedNewslettersOf(parts, collection),
    newsletterBySlug: async (collection, { slug }, { reader }) =>
      (await newsletterOfSlug(reader, collection, slug)) ?? null,
  },
}
