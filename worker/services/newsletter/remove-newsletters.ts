import { deleteCountsOf } from '../../data/counting/writes'
import type { Statement } from '../../data/database'
import { deleteLettersOf, deleteRecipientsOf } from '../../data/letter/removal'
import { deleteNewsletters, deleteSubscribersOf } from '../../data/newsletter/writes'
import { deleteRecommendationsFor, deleteRecommendationsOf } from '../../data/recommendation/writes'
import { deleteFaultsOf, deleteImportsOf } from '../../data/subscriber/imports'
import { deleteSubscriberTagsOf } from '../../data/subscriber/writes'
import { deleteWelcomeDeliveriesOf, deleteWelcomesOf } from '../../data/welcome/removal'

/** Deletes newsletters for good, with all that is theirs: parts before what they belong to. */
export function removeNewsletters(ids: readonly string[]): Statement[] {
  const newsletterIds = JSON.stringify(ids)
  return [
    deleteCountsOf(newsletterIds),
    deleteRecipientsOf(newsletterIds),
    deleteLettersOf(newsletterIds),
    deleteSubscriberTagsOf(newsletterIds),
    deleteRecommendationsFor(newsletterIds),
    deleteRecommendationsOf(newsletterIds),
    deleteWelcomeDeliveriesOf(newsletterIds),
    deleteWelcomesOf(newsletterIds),
    deleteFaultsOf(newsletterIds),
    deleteImportsOf(newsletterIds),
    deleteSubscribersOf(newsletterIds),
    deleteNewsletters(newsletterIds),
  ]
}
