import { sendTestLetter } from '../../../services/newsletter/letter/send-test-letter'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const letterProofMutations: Resolvers = {
  Mutation: {
    sendTestLetter: mutation(sendTestLetter, 'SentTestLetter'),
  },
}
