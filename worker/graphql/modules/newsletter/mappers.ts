import type { SubscriberRhythm } from '../../../../schema/rules/digests'
import type { ArchivedLetter } from '../../../services/newsletter/archive'
import type { Newsletter } from '../../../services/newsletter/find-newsletter'
import type { Subscription } from '../../../services/newsletter/subscribe-to-newsletter'
import type { ShownPost } from '../post/show'

export type NewsletterV3Mapper = Newsletter
export type NewsletterV3ViewerEdgeMapper = Newsletter
export type NewsletterSubscriptionMapper = Subscription & {
  leftAt?: number | null
  rhythm?: SubscriberRhythm
  pausedUntil?: string | null
}
export type ArchivedLetterMapper = ArchivedLetter & { post: ShownPost }
