import type { Newsletter } from '../../../services/newsletter/find-newsletter'
import type { Subscription } from '../../../services/newsletter/subscribe-to-newsletter'

export type NewsletterV3Mapper = Newsletter
export type NewsletterV3ViewerEdgeMapper = Newsletter
export type NewsletterSubscriptionMapper = Subscription & { leftAt?: number | null }
