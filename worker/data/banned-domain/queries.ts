import { desc, eq } from 'drizzle-orm'
import { bannedDomain } from '../../../schema/tables/banned-domain'
import { before, indexedBy, jsonEach } from '../sql/fragments'
import { insert } from '../sql/insert'
import type { Page, Param } from '../sql/params'
import { query, select } from '../sql/query'
import { deleteFrom, write } from '../sql/write'

/** The first banned one of some domains. Parameter: a JSON list of names. */
export const bannedAmong = query('bannedAmong', (names: Param<string>) => {
  const keys = jsonEach(names)
  return select({ domain: bannedDomain.domain })
    .from(keys.from)
    .crossJoin(bannedDomain)
    .where(eq(bannedDomain.domain, keys.value))
    .limit(1)
})

/** The banned domains, the last one first. */
export const bannedDomains = query('bannedDomains', (...[bannedAt, domain, limit]: Page) =>
  select({ domain: bannedDomain.domain, bannedAt: bannedDomain.bannedAt, reason: bannedDomain.reason })
    .from(indexedBy(bannedDomain, 'banned_domain_newest'))
    .where(before([bannedDomain.bannedAt, bannedDomain.domain], [bannedAt, domain]))
    .orderBy(desc(bannedDomain.bannedAt), desc(bannedDomain.domain))
    .limit(limit),
)

/** Bans a domain. Idempotent. */
export const insertBannedDomain = insert(bannedDomain, 'ignore')

/** Allows it again. Idempotent. */
export const deleteBannedDomain = write((domain: Param<string>) =>
  deleteFrom(bannedDomain).where(eq(bannedDomain.domain, domain)),
)
