import { confirmSubscription } from '../../../services/newsletter/confirm-subscription'
import { createNewsletter } from '../../../services/newsletter/create-newsletter'
import { endNewsletter } from '../../../services/newsletter/end-newsletter'
import { restoreNewsletter } from '../../../services/newsletter/restore-newsletter'
import { subscribeToNewsletter } from '../../../services/newsletter/subscribe-to-newsletter'
import { unsubscribe } from '../../../services/newsletter/unsubscribe'
import { updateNewsletter } from '../../../services/newsletter/update-newsletter'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const newsletterMutations: Resolvers = {
  Mutation: {
    subscribeToNewsletter: mutation(subscribeToNewsletter, 'NewsletterSubscription'),
    confirmSubscription: mutation(confirmSubscription, 'NewsletterSubscription'),
    unsubscribe: mutation(unsubscribe, 'NewsletterSubscription'),
    createNewsletter: mutation(createNewsletter, 'NewsletterV3'),
    updateNewsletter: mutation(updateNewsletter, 'NewsletterV3'),
    endNewsletter: mutation(endNewsletter, 'NewsletterV3'),
    restoreNewsletter: mutation(restoreNewsletter, 'NewsletterV3'),
  },
}
