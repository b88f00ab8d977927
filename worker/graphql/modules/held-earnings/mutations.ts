import { answerHeldEarnings } from '../../../services/held-earnings/answer-held-earnings'
import { denyHeldEarnings } from '../../../services/held-earnings/deny-held-earnings'
import { releaseHeldEarnings } from '../../../services/held-earnings/release-held-earnings'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const heldEarningsMutations: Resolvers = {
  Mutation: {
    answerHeldEarnings: mutation(answerHeldEarnings, 'HeldEarnings'),
    releaseHeldEarnings: mutation(releaseHeldEarnings, 'HeldEarningsCase'),
    denyHeldEarnings: mutation(denyHeldEarnings, 'HeldEarningsCase'),
  },
}
