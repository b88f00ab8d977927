import type { linkTo } from '../../../../schema/routes/links'
import type { LoadContext } from '../../../lib/page'
import { subscribeField } from './lazy'
import type { OfferedNewsletterFragment } from './offered-newsletter.generated'
import { OwnSubscription } from './own-subscription.generated'

type Offered = OfferedNewsletterFragment | null | undefined

/** Whose newsletter it is: a publication's, or else a writer's. */
interface Owner {
  creator?: { username: string }
  collection?: { slug: string } | null
}

/** The part that a page's head names where it has a form. */
export const SUBSCRIBE_PART = 'subscribe-field'

/** Where a form without script is sent. */
export const subscribePath = (link: typeof linkTo, { creator, collection }: Owner): string =>
  collection
    ? link('CollectionNewsletter', { collectionSlug: collection.slug })
    : link('SubscribeUser', { username: creator?.username ?? '' })

/** Loads the form of a newsletter that is in use, and, for a document, whether its reader gets the letters. */
export const loadOffer = (page: LoadContext, newsletter: Offered): Promise<unknown> | undefined =>
  newsletter?.isUsed ? Promise.all([page.part(subscribeField), loadOwn(page, newsletter.id)]) : undefined

/** Readers who move on to a page don't wait for that: the form asks. Nor does anybody for what fails. */
export const loadOwn = (page: LoadContext, id: string): Promise<unknown> | undefined =>
  __BROWSER__ || !page.state.session.isLoggedIn
    ? undefined
    : page.query(OwnSubscription, { id }).catch(() => undefined)
