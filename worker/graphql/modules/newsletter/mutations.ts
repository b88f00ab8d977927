import { confirmSubscription } from '../../../services/newsletter/confirm-subscription'
import { subscribeToNewsletter } from '../../../services/newsletter/subscribe-to-newsletter'
import { unsubscribe } from '../../../services/newsletter/unsubscribe'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const newsletterMutations: Resolvers = {
  Mutation: {
    subscribeToNewsletter: mutation(subscribeToNewsletter, 'NewsletterSubscription'),
    confirmSubscription: mutation(confirmSubscription, 'NewsletterSubscription'),
    unsubscribe: mutation(unsubscribe, 'NewsletterSubscription'),
  },
}
