import { checkSender } from '../../../services/newsletter-sender/check-sender'
import { seedAddresses } from '../../../services/newsletter-sender/seeds'
import type { Resolvers } from '../../resolvers.generated'

/** Where letters come from, and seed tests (docs/rules/newsletters.md, "Where letters come from"). */
export const newsletterSenderResolvers: Resolvers = {
  NewsletterV3: {
    sender: (newsletter, _args, { parts }) => checkSender(parts, newsletter),
    seedAddresses: (newsletter, _args, { parts }) => seedAddresses(parts, newsletter),
  },
}
