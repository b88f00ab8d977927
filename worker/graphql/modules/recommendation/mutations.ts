import { answerRecommendation } from '../../../services/recommendation/answer-recommendation'
import { recommendNewsletter } from '../../../services/recommendation/recommend-newsletter'
import { stopRecommending } from '../../../services/recommendation/stop-recommending'
import { subscribeToRecommended } from '../../../services/recommendation/subscribe-to-recommended'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const recommendationMutations: Resolvers = {
  Mutation: {
    recommendNewsletter: mutation(recommendNewsletter, 'Recommendation'),
    stopRecommending: command(stopRecommending),
    answerRecommendation: command(answerRecommendation),
    subscribeToRecommended: mutation(subscribeToRecommended, 'RecommendedSubscriptions'),
  },
}
