import { queryText } from '../../../schema/routes/links'
import { networkOf } from '../../../schema/rules/network-of'
import { isCredited, REFERRALS_OF_NETWORK } from '../../../schema/rules/referrals'
import { subscriberById } from '../../data/newsletter/queries'
import { isSame } from '../identity/keys'
import type { Newsletter } from '../newsletter/find-newsletter'
import { newsletterPath } from '../newsletter/newsletter-path'
import type { Needs } from '../parts'

/** What proves that a link is a subscriber's. It allows nothing but to bring others. */
const proofOf = ({ keys }: Needs<'keys'>, subscriberId: string): Promise<string> =>
  keys.hash('referral', subscriberId)

/** A subscriber's own link to where others subscribe. It is the same whenever it is made. */
export const referralPath = async (
  parts: Needs<'keys'>,
  newsletter: Newsletter,
  subscriberId: string,
): Promise<string> =>
  newsletterPath(newsletter) + queryText({ via: `${subscriberId}.${await proofOf(parts, subscriberId)}` })

/**
 * The subscriber who is credited with a wish, if their link has brought it. Rule: docs/rules/newsletters.md,
 * "Referral links".
 */
export async function referrerOf(
  parts: Needs<'db' | 'keys' | 'browser' | 'session' | 'lockouts'>,
  newsletter: Newsletter,
  { via, email }: { via: string; email: string },
): Promise<string | undefined> {
  const [id = '', proof = '', ...more] = via.split('.')
  if (!newsletter.hasReferrals || more.length > 0) return undefined
  if (!isSame(proof, await proofOf(parts, id))) return undefined
  const [referrer, session] = await Promise.all([parts.db.first(subscriberById, id), parts.session()])
  if (referrer?.newsletterId !== newsletter.id || referrer.state !== 'active') return undefined
  const isTheirAccount = referrer.userId !== null && referrer.userId === session?.user.id
  if (isTheirAccount || !isCredited(referrer.email, email)) return undefined
  const { most, windowMs } = REFERRALS_OF_NETWORK
  const network = networkOf(parts.browser.address ?? 'unknown')
  return (await parts.lockouts.use(`referral-${id}`, network, windowMs, most)) > most ? undefined : id
}
