import { domainOfAddress } from '../../../schema/rules/sender-records'
import { collectionAtDomain, userAtDomain } from '../../data/custom-domain/queries'
import type { Newsletter } from '../newsletter/find-newsletter'
import type { Needs } from '../parts'

type Owned = Pick<Newsletter, 'user' | 'collection'>

/** Whether a domain works for a newsletter's publication, or for its writer's profile. */
async function worksFor({ db }: Needs<'db'>, domain: string, { user, collection }: Owned): Promise<boolean> {
  const at = await (collection ? db.first(collectionAtDomain, domain) : db.first(userAtDomain, domain))
  return at !== undefined && at.id === (collection ?? user)?.id
}

/** Whether an address is at a domain of the newsletter's own that works, or directly below it. */
export async function isAtOwnDomain(
  parts: Needs<'db'>,
  address: string,
  newsletter: Owned,
): Promise<boolean> {
  const domain = domainOfAddress(address)
  const above = domain.slice(domain.indexOf('.') + 1)
  const works = await Promise.all([domain, above].map((name) => worksFor(parts, name, newsletter)))
  return works.includes(true)
}

/**
 * The address of its own that a newsletter's letters come from; nothing for the site's. Rule: docs/rules/newsletters.md,
 * "Where letters come from".
 */
export async function ownSenderOf(
  parts: Needs<'db'>,
  newsletter: Owned & Pick<Newsletter, 'senderAddress'>,
): Promise<string | undefined> {
  const { senderAddress } = newsletter
  if (senderAddress === null) return undefined
  return (await isAtOwnDomain(parts, senderAddress, newsletter)) ? senderAddress : undefined
}
