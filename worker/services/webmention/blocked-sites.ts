import { MOST_BLOCKED_DOMAINS } from '../../../schema/rules/webmentions'
import type { Database } from '../../data/database'
import { blockedDomainsOf } from '../../data/webmention/incoming'
import { ownSession } from '../identity/security-guard'
import type { Needs } from '../parts'

/** The sites whose mentions somebody doesn't want. */
export interface BlockedSites {
  /** Of the person. */
  id: string
  domains: string[]
}

export async function blockedSitesOf(db: Database, userId: string): Promise<BlockedSites> {
  const rows = await db.all(blockedDomainsOf, userId, MOST_BLOCKED_DOMAINS)
  return { id: userId, domains: rows.map(({ domain }) => domain) }
}

/** The viewer's; null for a visitor, and for somebody who uses another person's session. */
export async function ownBlockedSites(
  parts: Needs<'db' | 'session' | 'browser'>,
): Promise<BlockedSites | null> {
  const session = await ownSession(parts)
  return session ? blockedSitesOf(parts.db, session.user.id) : null
}
