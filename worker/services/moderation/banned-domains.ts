import { bannedDomains } from '../../data/banned-domain/queries'
import type { Database } from '../../data/database'
import { type Key, type Paging, readPage } from '../paging'

/** The domains to which nothing that is published may lead, the last one first. */
export const listBannedDomains = async (db: Database, paging?: Paging | null) => {
  const page = await readPage(
    paging,
    ([bannedAt, domain], limit) => db.all(bannedDomains, bannedAt, domain, limit),
    ({ bannedAt, domain }): Key => [bannedAt, domain],
  )
  return { ...page, items: page.items.map(({ domain, ...row }) => ({ id: domain, ...row })) }
}
