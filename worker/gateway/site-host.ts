import { linkTo } from '../../schema/routes/links'
import { isReservedSubdomain } from '../../schema/routes/reserved'
import type { TableName } from '../../schema/routes/tables'
import { FORMER_KEPT } from '../../schema/rules/custom-domains'
import { collectionByDomainOrSlug } from '../data/collection/queries'
import { formerDomain } from '../data/custom-domain/queries'
import type { Reader } from '../data/reader'
import { userByDomain, userByUsername } from '../data/user/queries'
import { isolateMemory } from '../isolate-memory'
import { isLoopback, isProduction } from '../platform/environment'

/** A host that we serve. Rule: docs/rules/routes.md, "Three tables". */
export interface SiteHost {
  table: TableName
  /** What the host stands for: a username or a publication's slug, under the name of the path's parameter. */
  params: Readonly<Record<string, string>>
  /** The main host's origin. */
  mainOrigin: string
  /** The origin of the requested host. */
  origin: string
  /** Where the addresses of a host lead whose domain was removed, without their paths; absent for any other host. */
  movedTo?: string
}

const SUBDOMAIN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Outside production, every loopback host with any port is the main host, so that instances can run side by side. */
function mainHostFor(host: string, env: Env): string {
  if (isProduction(env.ENVIRONMENT)) return env.MAIN_HOST
  if (isLoopback(host)) return host
  const local = /\.(localhost(?::\d+)?)$/.exec(host)
  return local?.[1] ?? env.MAIN_HOST
}

/** For how long, in milliseconds, and for how many hosts this isolate remembers its lookups. */
const REMEMBERED_FOR = 30_000
const MOST_HOSTS = 1000
/** Sites by origin. */
const known = isolateMemory(new Map<string, { until: number; site: SiteHost | undefined }>())

async function foreignHost(
  host: string,
  mainHost: string,
  site: SiteHost,
  reader: Reader,
  now: number,
): Promise<SiteHost | undefined> {
  if (host.endsWith(`.${mainHost}`)) {
    const name = host.slice(0, -mainHost.length - 1)
    if (!SUBDOMAIN.test(name) || isReservedSubdomain(name)) return undefined
    const user = await reader.db.first(userByUsername, name)
    if (user?.hasSubdomain !== 1 || user.username !== name) return undefined
    return { ...site, table: 'user', params: { username: user.username } }
  }
  const domain = host.replace(/:\d+$/, '')
  const [collection, user] = await Promise.all([
    reader.db.first(collectionByDomainOrSlug, domain),
    reader.db.first(userByDomain, domain),
  ])
  if (collection?.domain === domain && collection.domainVerifiedAt !== null) {
    return { ...site, table: 'publication', params: { collectionSlug: collection.slug } }
  }
  if (user) return { ...site, table: 'user', params: { username: user.username } }
  return formerHost(domain, site, reader, now)
}

/** Where the addresses of a removed domain lead. Rule: docs/rules/domains.md, "Removing a domain". */
async function formerHost(
  domain: string,
  site: SiteHost,
  reader: Reader,
  now: number,
): Promise<SiteHost | undefined> {
  const former = await reader.db.first(formerDomain, domain, now - FORMER_KEPT)
  const path = former?.slug
    ? linkTo('ShowCollection', { collectionSlug: former.slug })
    : former?.username && linkTo('ShowUser', { username: former.username })
  return path ? { ...site, movedTo: site.mainOrigin + path } : undefined
}

/**
 * The site that the host of an address stands for; nothing for a host that isn't ours. The main host needs no
 * database lookup; results for others are remembered for half a minute.
 */
export async function siteHost(
  url: URL,
  env: Env,
  reader: () => Reader,
  now: number,
): Promise<SiteHost | undefined> {
  const host = url.host.toLowerCase()
  const mainHost = mainHostFor(host, env)
  const site: SiteHost = {
    table: 'default',
    params: {},
    mainOrigin: `${url.protocol}//${mainHost}`,
    origin: url.origin,
  }
  if (host === mainHost) return site
  const remembered = known.get(url.origin)
  if (remembered && remembered.until > now) return remembered.site
  const foreignSite = await foreignHost(host, mainHost, site, reader(), now)
  if (known.size >= MOST_HOSTS) known.clear()
  known.set(url.origin, { until: now + REMEMBERED_FOR, site: foreignSite })
  return foreignSite
}
