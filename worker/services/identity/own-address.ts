import { hostOfOrigin } from '../../../schema/routes/origin'
import { isReservedSubdomain } from '../../../schema/routes/reserved'
import type { TableName } from '../../../schema/routes/tables'
import { collectionByDomainOrSlug } from '../../data/collection/queries'
import type { Database } from '../../data/database'
import { userByDomain, userByUsername } from '../../data/user/queries'

/** Characters that browsers skip or misinterpret in an address. */
const TRICKY = /[\p{Cc}\p{Cf}\s\\]/u

/** A path of the requested host, or a complete address. */
const SHAPE = /^(?:\/(?!\/)|https?:\/\/)/i

const LONGEST = 2048

/** The address as a browser would parse it, unless it is suspicious. */
function parse(address: string, base: string): URL | undefined {
  if (address.length > LONGEST || TRICKY.test(address) || !SHAPE.test(address)) return undefined
  try {
    const url = new URL(address, base)
    return url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

/**
 * Whether a path belongs to signing in, however it is spelled; one that can't be decoded is treated as such.
 */
function isWayIn(pathname: string): boolean {
  try {
    return /^\/+m(?:\/|$)/.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/** What a host of ours stands for, as parameters of the paths of its table. */
interface HostOwner {
  table: TableName
  params: Readonly<Record<string, string>>
}

/**
 * The absolute address that a text names and what its host stands for, if it is on a host of ours: the main host, a
 * person's subdomain, or a verified domain. Nothing otherwise. One round trip at most. Rule: docs/rules/identity.md,
 * "Redirects".
 *
 * @param main the main host's origin.
 * @param base the origin for a path: that of the requested host.
 */
export async function ownPlace(
  db: Database,
  address: string,
  { main, base }: { main: string; base: string },
): Promise<(HostOwner & { url: URL }) | undefined> {
  const url = parse(address, base)
  const home = new URL(main)
  // Another scheme or port is another site, even on a name of ours.
  if (!url || url.protocol !== home.protocol || url.port !== home.port) return undefined
  // Sign-in itself isn't a place to return to.
  if (isWayIn(url.pathname)) return undefined
  if (url.host === home.host) return { url, table: 'default', params: {} }
  const owner = await ownerOfHost(db, url.hostname, home.hostname)
  return owner && { url, ...owner }
}

/** The absolute address of `ownPlace` alone. */
export const ownAddress = async (
  db: Database,
  address: string,
  origins: { main: string; base: string },
): Promise<string | undefined> => (await ownPlace(db, address, origins))?.url.href

/** Whether a host, with its port, is the main host or below it: in any case, it belongs to nobody else. */
export const isMainOrBelow = (host: string, mainOrigin: string): boolean =>
  `.${host}`.endsWith(`.${hostOfOrigin(mainOrigin)}`)

/** Whether a host is a person’s subdomain or a verified domain. One round trip at most. */
export const isOwnHost = async (db: Database, host: string, main: string): Promise<boolean> =>
  (await ownerOfHost(db, host, main)) !== undefined

async function ownerOfHost(db: Database, host: string, main: string): Promise<HostOwner | undefined> {
  if (host.endsWith(`.${main}`)) {
    const name = host.slice(0, -main.length - 1)
    if (isReservedSubdomain(name)) return undefined
    const user = await db.first(userByUsername, name)
    return user?.username === name && user.hasSubdomain === 1 ? ofUser(user) : undefined
  }
  const [collection, user] = await Promise.all([
    db.first(collectionByDomainOrSlug, host),
    db.first(userByDomain, host),
  ])
  // A publication's slug may look like a host's name: only its verified domain counts.
  if (collection?.domain === host && collection.domainVerifiedAt !== null)
    return { table: 'publication', params: { collectionSlug: collection.slug } }
  return user && ofUser(user)
}

const ofUser = ({ username }: { username: string }): HostOwner => ({ table: 'user', params: { username } })
