import { subscriptionOf } from '../../data/newsletter/queries'
import type { Needs } from '../parts'
import { ownAddressOf } from './subscribe-to-newsletter'

/** Whether a newsletter goes to the viewer's own confirmed address; never in a session that isn't theirs. */
export async function isSubscribed(
  parts: Needs<'db' | 'session' | 'browser'>,
  newsletterId: string,
): Promise<boolean> {
  const email = await ownAddressOf(parts)
  if (email === undefined) return false
  return (await parts.db.first(subscriptionOf, email, newsletterId))?.state === 'active'
}
