import type { RouteName } from '../../../schema/routes/index'
import { countLetter } from '../counting/count-letter'
import type { Endpoint } from '../endpoint'
import { downloadFaults, downloadSubscribers } from './download-subscribers'
import { enableWriterSubscription } from './enable'
import { ownSubscription } from './own-subscription'
import { newsletterPosts } from './posts'
import { processImport } from './process-import'
import { showProofLetter } from './proof-letter'
import { showLetter } from './show-letter'
import { subscribeByForm } from './subscribe'

/**
 * What the forms that subscribe people post to, beside their pages, lists of subscribers, letters before they are sent,
 * and archives.
 */
export const newsletterEndpoints: Partial<Record<RouteName, Endpoint>> = {
  CollectionNewsletter: subscribeByForm,
  CollectionNewsletterBySlug: subscribeByForm,
  CountLetter: countLetter,
  EnableWriterSubscription: enableWriterSubscription,
  ExportNewsletter: downloadSubscribers,
  NewsletterPosts: newsletterPosts,
  NewsletterSubscription: ownSubscription,
  ProcessImport: processImport,
  ProofLetter: showProofLetter,
  ShowForm: subscribeByForm,
  ShowLetter: showLetter,
  SubscriberImportFaults: downloadFaults,
  SubscribeUser: subscribeByForm,
  SubscribeUserShort: subscribeByForm,
  UserNewsletterCsv: downloadSubscribers,
}
