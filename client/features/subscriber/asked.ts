import type { SubscriberState } from '../../../schema/graphql/types.generated'
import { SUBSCRIBER_STATES } from '../../../schema/rules/newsletters'
import type { PageContext } from '../../lib/page'

/** The state that an address asks for; null for all. */
const stateOf = (text: string | undefined): SubscriberState | null =>
  SUBSCRIBER_STATES.some((state) => state === text) ? ((text ?? '').toUpperCase() as SubscriberState) : null

/** Which subscribers an address asks for. */
export const subscribersAsked = ({ params, search }: PageContext) => ({
  newsletterId: params.newsletterV3Id ?? '',
  search: search.q ?? null,
  state: stateOf(search.state),
  tag: search.tag ?? null,
  after: search.after ?? null,
})
