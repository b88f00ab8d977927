import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { subscribeByForm } from './subscribe'

/** What the forms that subscribe people post to, beside their pages. */
export const newsletterEndpoints: Partial<Record<RouteName, Endpoint>> = {
  CollectionNewsletter: subscribeByForm,
  CollectionNewsletterBySlug: subscribeByForm,
  ShowForm: subscribeByForm,
  SubscribeUser: subscribeByForm,
  SubscribeUserShort: subscribeByForm,
}
