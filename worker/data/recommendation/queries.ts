import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { subscriber } from '../../../schema/tables/newsletter'
import { newsletterRecommendation } from '../../../schema/tables/recommendation'
import type { RowOf } from '../database'
import { before, indexedBy } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { countOf, query, select } from '../sql/query'
import { without } from '../sql/rows'

const recommendationFields = {
  ...without(newsletterRecommendation),
  /** How many have confirmed of whom a recommendation has brought. */
  subscriberCount: countOf(
    indexedBy(subscriber, 'subscriber_recommended'),
    and(
      eq(subscriber.recommendedBy, newsletterRecommendation.newsletterId),
      eq(subscriber.newsletterId, newsletterRecommendation.recommendedId),
      isNotNull(subscriber.consentedAt),
    ),
  ),
}

/** A recommendation with what came of it. */
export const recommendationOf = query(
  'recommendationOf',
  (newsletterId: Param<string>, recommendedId: Param<string>) =>
    select(recommendationFields)
      .from(newsletterRecommendation)
      .where(
        and(
          eq(newsletterRecommendation.newsletterId, newsletterId),
          eq(newsletterRecommendation.recommendedId, recommendedId),
        ),
      ),
)

export type RecommendationRow = RowOf<typeof recommendationOf>

/** What a newsletter recommends, the first one first, with what came of each. */
export const recommendationsGiven = query(
  'recommendationsGiven',
  (newsletterId: Param<string>, limit: Param<number>) =>
    select(recommendationFields)
      .from(indexedBy(newsletterRecommendation, 'newsletter_recommendation_given'))
      .where(eq(newsletterRecommendation.newsletterId, newsletterId))
      .orderBy(asc(newsletterRecommendation.createdAt), asc(newsletterRecommendation.recommendedId))
      .limit(limit),
)

/** What a newsletter offers to whoever subscribes to it, the first one first. */
export const recommendedIds = query('recommendedIds', (newsletterId: Param<string>, limit: Param<number>) =>
  select({ id: newsletterRecommendation.recommendedId })
    .from(indexedBy(newsletterRecommendation, 'newsletter_recommendation_given'))
    .where(
      and(
        eq(newsletterRecommendation.newsletterId, newsletterId),
        isNull(newsletterRecommendation.refusedAt),
      ),
    )
    .orderBy(asc(newsletterRecommendation.createdAt), asc(newsletterRecommendation.recommendedId))
    .limit(limit),
)

/** Who recommends a newsletter, the latest first, with what came of each. */
export const recommendationsGot = query(
  'recommendationsGot',
  (recommendedId: Param<string>, ...[createdAt, id, limit]: Page) =>
    select(recommendationFields)
      .from(indexedBy(newsletterRecommendation, 'newsletter_recommendation_got'))
      .where(
        and(
          eq(newsletterRecommendation.recommendedId, recommendedId),
          before(
            [newsletterRecommendation.createdAt, newsletterRecommendation.newsletterId],
            [createdAt, id],
          ),
        ),
      )
      .orderBy(desc(newsletterRecommendation.createdAt), desc(newsletterRecommendation.newsletterId))
      .limit(limit),
)
