import { addressesIn, domainsOfLink } from '../../../schema/rules/banned-domains'
import { bannedLinkMessages } from '../../../schema/wording/banned-domains'
import { bannedAmong } from '../../data/banned-domain/queries'
import type { Database } from '../../data/database'
import { type Failure, fail } from '../result'

export type BannedLink = Failure<'PUBLISHING_RESTRICTED_BANNED_LINKS'>

/** Every text in a value: a story's words, the addresses of its links, pictures and frames, and so on. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * The failure that names the first banned domain to which something leads: a text, a list of addresses, a story's body.
 * Rule: docs/rules/moderation.md, "Banned links".
 */
export async function bannedLinkIn(db: Database, value: unknown, field: string | null = null) {
  const addresses = textsIn(value).flatMap(addressesIn)
  const names = [...new Set(addresses.flatMap((address) => domainsOfLink(address)))]
  const banned = names.length === 0 ? undefined : await db.first(bannedAmong, JSON.stringify(names))
  return banned
    ? fail('PUBLISHING_RESTRICTED_BANNED_LINKS', bannedLinkMessages.banned(banned.domain), field)
    : undefined
}
