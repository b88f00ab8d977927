import { SUBSCRIBERS_COUNTED_AFTER } from '../../../schema/rules/milestones'
import type { Statement } from '../../data/database'
import { countSoon } from '../../data/milestone/subscribers'
import type { Subscriber } from '../../data/newsletter/queries'
import { confirmSubscriber, liftSuppression } from '../../data/newsletter/writes'
import { tellOfSubscriber } from '../../data/webhook/writes'
import { planWelcomes } from '../../data/welcome/writes'

/** What confirming a subscription changes. @param hash the one of its address, by which it may be suppressed. */
export const confirming = (
  { id, newsletterId, askedAt, state }: Pick<Subscriber, 'id' | 'newsletterId' | 'askedAt' | 'state'>,
  hash: string,
  now: number,
): Statement[] => [
  confirmSubscriber(id, askedAt, now, hash),
  ...(state === 'active' ? [] : [tellOfSubscriber('subscriber.added', id, 'active', now)]),
  planWelcomes(id, now),
  countSoon(newsletterId, now + SUBSCRIBERS_COUNTED_AFTER),
  liftSuppression(hash),
]
