import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { showProofLetter } from './proof-letter'
import { subscribeByForm } from './subscribe'

/** What the forms that subscribe people post to, beside their pages, and letters before they are sent. */
export const newsletterEndpoints: Partial<Record<RouteName, Endpoint>> = {
  CollectionNewsletter: subscribeByForm,
  CollectionNewsletterBySlug: subscribeByForm,
  ProofLetter: showProofLetter,
  ShowForm: subscribeByForm,
  SubscribeUser: subscribeByForm,
  SubscribeUserShort: subscribeByForm,
}
