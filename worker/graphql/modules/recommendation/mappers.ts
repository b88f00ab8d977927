import type { Subscription } from '../../../services/newsletter/subscribe-to-newsletter'
import type { Recommendation } from '../../../services/recommendation/recommendations'

export type RecommendationMapper = Recommendation
export type RecommendedSubscriptionsMapper = { subscriptions: Subscription[] }
