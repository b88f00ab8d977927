import { FIRST_NEWSLETTER } from '../../../schema/rules/newsletters'
import { collectionByDomainOrSlug } from '../../data/collection/queries'
import { newslettersByIds } from '../../data/newsletter/newsletters'
import { userByDomain, userByUsername } from '../../data/user/queries'
import type { User } from '../../data/user/rows'
import { findNewsletter, type Newsletter, newsletterOfUser } from '../newsletter/find-newsletter'
import { newsletterOfSlug } from '../newsletter/newsletters-of-collection'
import type { Needs } from '../parts'

type Parts = Needs<'db' | 'browser'>

/** The newsletter of a writer, stored or not. */
async function ofUser({ db }: Parts, user: User | undefined): Promise<Newsletter | undefined> {
  if (!user) return undefined
  const [row] = await db.all(newslettersByIds, JSON.stringify([user.id]))
  return newsletterOfUser(user, row)
}

/** A publication's newsletter by the rest of its address. @param rest what follows the publication's own. */
async function ofCollection(
  parts: Parts,
  domainOrSlug: string,
  rest: readonly string[],
): Promise<Newsletter | undefined> {
  const collection = await parts.db.first(collectionByDomainOrSlug, domainOrSlug)
  if (!collection) return undefined
  const [kind, slug] = rest
  return newsletterOfSlug(parts, collection, kind === 'newsletters' && slug ? slug : FIRST_NEWSLETTER)
}

/** An address as a URL, if it is one, with or without its scheme. */
function urlOf(text: string): URL | undefined {
  const url = URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  return url?.hostname.includes('.') ? url : undefined
}

/**
 * The newsletter that somebody means: by a username, by a slug, or by the address of a writer, a publication or a newsletter.
 * Rule: docs/rules/newsletters.md, "Recommendations".
 */
export async function newsletterAt(parts: Parts, address: string): Promise<Newsletter | undefined> {
  const { db, browser } = parts
  if (address.startsWith('@'))
    return ofUser(parts, await db.first(userByUsername, address.slice(1).toLowerCase()))
  const main = new URL(browser.mainOrigin)
  const isOwn = address.startsWith('/') || address.startsWith(browser.mainOrigin)
  const url = isOwn ? URL.parse(address, main) : urlOf(address)
  if (!url) return ofCollection(parts, address.toLowerCase(), [])
  const steps = url.pathname.split('/').filter((step) => step !== '')
  if (url.host !== main.host) {
    const host = url.hostname
    const user = await db.first(userByDomain, host)
    return user ? ofUser(parts, user) : ofCollection(parts, host, steps)
  }
  const [first = '', ...rest] = steps
  const named = first === 'subscribe' ? (rest[0] ?? '') : first
  if (named.startsWith('@'))
    return ofUser(parts, await db.first(userByUsername, named.slice(1).toLowerCase()))
  // A newsletter by its id, as its settings name it.
  return first === 'newsletters'
    ? findNewsletter(parts, rest[0] ?? '')
    : ofCollection(parts, first.toLowerCase(), rest)
}
