/** Names that nobody may use. Rule: docs/rules/routes.md, "Reserved names". */
import { SHORT_NAME } from '../brand/name'
import { ROWS } from './all-rows'
import type { Route } from './types'

/** Not routes, but answered before the table is consulted, or reserved for the future. */
const INFRASTRUCTURE = ['assets', 'api', 'static', 'cdn-cgi', 'index']

/** Subdomains that can't be a user's. */
const SUBDOMAINS = [
  'www',
  'api',
  'mail',
  'smtp',
  'imap',
  'ftp',
  'ns1',
  'ns2',
  'cdn',
  'static',
  'assets',
  'img',
]
const MORE_SUBDOMAINS = [
  'admin',
  'app',
  'auth',
  'blog',
  'dev',
  'help',
  'link',
  'staging',
  'status',
  'support',
  'test',
]

const isFixed = (segment: string | undefined): segment is string => !!segment && !segment.includes('{')

function collect(): Set<string> {
  const reserved = new Set(INFRASTRUCTURE)
  for (const { path } of Object.values(ROWS)) {
    const [, first, second] = path.split('/')
    if (isFixed(first)) reserved.add(first)
    // a publication's slug can follow /feed too, and must not be mistaken for one of the feeds there
    if (first === 'feed' && isFixed(second)) reserved.add(second)
  }
  return reserved
}

/** The first segments of all static routes, and those below /feed. Lower case. */
const RESERVED_SEGMENTS: ReadonlySet<string> = collect()

/** Short addresses for one publication: the paths below them are that publication's. */
const CAMPAIGNS = new Set(
  Object.values<Route>(ROWS)
    .filter((route) => route.redirect?.params?.collectionSlug === route.path.slice(1))
    .map((route) => route.path.slice(1)),
)

/** Whether a name is reserved, for users and publications. Ignores case. */
export function isReservedSlug(slug: string): boolean {
  return RESERVED_SEGMENTS.has(slug.toLowerCase())
}

/** Whether the matcher must not take a segment for a publication. Takes the decoded segment. */
export function isNoPublication(segment: string): boolean {
  return RESERVED_SEGMENTS.has(segment) && !CAMPAIGNS.has(segment)
}

/** Whether a username can't be a subdomain: reserved, or not made of a-z, 0-9 and inner hyphens. */
export function isReservedSubdomain(name: string): boolean {
  if (name.length > 63 || !/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name)) return true
  return SUBDOMAINS.includes(name) || MORE_SUBDOMAINS.includes(name) || isReservedSlug(name)
}

/** Names that would speak for the site. */
const OFFICIAL = [
  'abuse',
  'administrator',
  'moderator',
  'official',
  'postmaster',
  SHORT_NAME,
  'root',
  'security',
  'staff',
  'team',
  'webmaster',
]

const OFFICIAL_NAMES: ReadonlySet<string> = new Set([...SUBDOMAINS, ...MORE_SUBDOMAINS, ...OFFICIAL])

/** Whether a person may not use a name because it would look like the site itself. Ignores case. */
export const isOfficialName = (name: string): boolean => OFFICIAL_NAMES.has(name.toLowerCase())
