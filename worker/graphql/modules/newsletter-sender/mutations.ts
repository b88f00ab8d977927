import { sendSeedTest } from '../../../services/newsletter-sender/send-seed-test'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const newsletterSenderMutations: Resolvers = {
  Mutation: {
    sendSeedTest: mutation(sendSeedTest, 'SentSeedTest'),
  },
}
