import { MOST_REFERRERS } from '../../../schema/rules/referrals'
import { subscriberAddresses, topReferrers } from '../../data/referral/queries'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { Needs } from '../parts'
import { isKeeper } from '../subscriber/require-keeper'

/** A subscriber, and how many their link has brought. */
export interface Referrer {
  id: string
  email: string
  confirmed: number
  came: number
}

/**
 * Who has brought most subscribers of a newsletter, without those whose address was deleted; null for those who may not see
 * its subscribers. Rule: docs/rules/newsletters.md, "Referral links".
 */
export async function ownReferrers(
  parts: Needs<'db' | 'viewer'>,
  newsletter: Newsletter,
): Promise<Referrer[] | null> {
  const { db } = parts
  if (!(await isKeeper(parts, newsletter))) return null
  const rows = await db.all(topReferrers, newsletter.id, MOST_REFERRERS)
  const ids = JSON.stringify(rows.map(({ referrerId }) => referrerId))
  const emails = new Map((await db.all(subscriberAddresses, ids)).map(({ id, email }) => [id, email]))
  return rows.flatMap(({ referrerId, confirmed, came }) => {
    const email = emails.get(referrerId ?? '')
    return referrerId === null || email === undefined ? [] : [{ id: referrerId, email, confirmed, came }]
  })
}
