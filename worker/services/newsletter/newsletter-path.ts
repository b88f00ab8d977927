import { linkTo } from '../../../schema/routes/links'
import type { Newsletter } from './find-newsletter'

/** Where readers subscribe to a newsletter, and see what it has sent: a path of the main host. */
export const newsletterPath = ({ user, collection, slug }: Newsletter): string =>
  user
    ? linkTo('SubscribeUser', { username: user.username })
    : linkTo('CollectionNewsletterBySlug', { collectionSlug: collection?.slug ?? '', newsletterSlug: slug })
