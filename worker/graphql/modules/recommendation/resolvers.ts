import {
  ownRecommendations,
  recommendedBy,
  recommenders,
} from '../../../services/recommendation/recommendations'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'

/** Newsletters that recommend others (docs/rules/newsletters.md, "Recommendations"). */
export const recommendationResolvers: Resolvers = {
  NewsletterV3: {
    recommended: ({ id }, _args, { parts }) => recommendedBy(parts, id),
    recommendations: (newsletter, _args, { parts }) => ownRecommendations(parts, newsletter),
    recommendedBy: async (newsletter, { paging }, { parts }) => {
      const page = await recommenders(parts, newsletter, paging)
      return page && connection('recommendations', page)
    },
  },
  Recommendation: {
    id: ({ newsletter, recommended }) => `${newsletter.id}:${recommended.id}`,
    isRefused: ({ refusedAt }) => refusedAt !== null,
  },
}
