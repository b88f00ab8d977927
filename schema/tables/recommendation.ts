import { index, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { id, time } from './columns'
import { newsletter } from './newsletter'
import { removedWithOwner } from './personal-data'

/** Newsletters that recommend others. Rule: docs/rules/newsletters.md, "Recommendations". */
export const newsletterRecommendation = sqliteTable(
  'newsletter_recommendation',
  {
    newsletterId: id('newsletter_id').notNull(),
    recommendedId: id('recommended_id').notNull(),
    createdAt: time('created_at').notNull(),
    /** When those whose newsletter is recommended have refused it; null if they haven't. */
    refusedAt: time('refused_at'),
  },
  (t) => [
    primaryKey({ columns: [t.newsletterId, t.recommendedId] }),
    index('newsletter_recommendation_given').on(t.newsletterId, t.createdAt, t.recommendedId),
    index('newsletter_recommendation_got').on(t.recommendedId, t.createdAt, t.newsletterId),
  ],
)

removedWithOwner(newsletterRecommendation, {
  owner: ['newsletterId', newsletter.id],
  retention: { with: { newsletterId: newsletter.id } },
})
