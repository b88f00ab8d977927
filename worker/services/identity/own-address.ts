import { isReservedSubdomain } from '../../../schema/routes/reserved'
import { collectionByDomainOrSlug } from '../../data/collection/queries'
import type { Database } from '../../data/database'
import { userByDomain, userByUsername } from '../../data/user/queries'

/** What browsers skip or read as something else when they find it in an address. */
const TRICKY = /[\p{Cc}\p{Cf}\s\\]/u

/** A path of the host that was asked, or an address that says all of itself. */
const SHAPE = /^(?:\/(?!\/)|https?:\/\/)/i

const LONGEST = 2048

/** The address as a browser would read it, when there is nothing odd about it. */
function parse(address: string, base: string): URL | undefined {
  if (address.length > LONGEST || TRICKY.test(address) || !SHAPE.test(address)) return undefined
  try {
    const url = new URL(address, base)
    return url.username === '' && url.password === '' ? url : undefined
  } catch {
    return undefined
  }
}

/** Whether a path is one of signing in, however it is spelled; one that can't be read is treated as such. */
function isWayIn(pathname: string): boolean {
  try {
    return /^\/+m(?:\/|$)/.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/**
 * The absolute address that a text names, when it stands on a host of ours: the main host, the subdomain of a
 * person who has one, or a verified domain. Nothing otherwise. One round trip at most.
 * Rule: docs/rules/identity.md, "Redirects".
 *
 * @param main the main host's origin.
 * @param base the origin that a path belongs to: that of the host that was asked.
 */
export async function ownAddress(
  db: Database,
  address: string,
  { main, base }: { main: string; base: string },
): Promise<string | undefined> {
  const url = parse(address, base)
  const home = new URL(main)
  // Another scheme or port is another site, also on a name of ours.
  if (!url || url.protocol !== home.protocol || url.port !== home.port) return undefined
  // The way in is no place to come back to.
  if (isWayIn(url.pathname)) return undefined
  return url.host === home.host || (await isOwnHost(db, url.hostname, home.hostname)) ? url.href : undefined
}

/** Whether a host, with its port, is the main host or stands below it: whoever it may be, nobody else has it. */
export const isMainOrBelow = (host: string, mainOrigin: string): boolean =>
  `.${host}`.endsWith(`.${new URL(mainOrigin).host}`)

/** Whether a host is a person’s subdomain or a verified domain. One round trip at most. */
export async function isOwnHost(db: Database, host: string, main: string): Promise<boolean> {
  if (host.endsWith(`.${main}`)) {
    const name = host.slice(0, -main.length - 1)
    if (isReservedSubdomain(name)) return false
    const user = await db.first(userByUsername, name)
    return user?.username === name && user.hasSubdomain === 1
  }
  const [collection, user] = await Promise.all([
    db.first(collectionByDomainOrSlug, host),
    db.first(userByDomain, host),
  ])
  // A publication's slug may look like a host's name: only its verified domain counts.
  return (collection?.domain === host && collection.domainVerifiedAt !== null) || user !== undefined
}
