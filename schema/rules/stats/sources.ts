import { dayOfDigestPlace } from '../digests'
import { KNOWN_SITES, type KnownSource } from './source-sites'

/** Where readers come from. Rule: docs/rules/stats.md, "Sources". */

/** The kinds of a source, in the order in which they are shown. */
export const SOURCE_KINDS = [
  'ours',
  'search',
  'social',
  'mail',
  'reader',
  'site',
  'direct',
  'unknown',
] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]

/** Sources of a story that are told apart; those of a kind beyond them count together. */
export const MOST_SOURCES = 200
/** The longest name of a host (RFC 1035). */
const MAX_HOST = 253
/** UTF-16 units of a place on our own pages. */
const MAX_PLACE = 40

/** A host as browsers write it: labels of letters, digits, hyphens and underscores, or an IPv6 address in brackets. */
const HOST =
  /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*|\[[0-9a-f:.]+\])$/
const PLACE = /^[a-z][a-z0-9_]*$/

/** A source: its kind, and by what name it is told apart from others of the kind. */
export interface Source {
  kind: SourceKind
  /** A host; of a link of ours, where it was; empty if that isn't known or isn't told apart. */
  name: string
}

/**
 * A host as it is counted: in lower case, without `www.`, port and the dot at its end. Nothing if it can't be one, so
 * that whatever a browser sends is either a host or nothing.
 */
export function countedHost(text: string): string | undefined {
  const host = text
    .slice(0, MAX_HOST + 10)
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '')
  return host.length > 0 && host.length <= MAX_HOST && HOST.test(host) ? host : undefined
}

const STEM = '([a-z0-9_-]+(?:\\.[a-z0-9_-]+)?)'
const WITH_COUNTRY = [
  new RegExp(`^${STEM}\\.(?:com?|org)\\.[a-z]{2}$`),
  new RegExp(`^${STEM}\\.(?:com|[a-z]{2})$`),
]

/** A domain without what names a country or a kind of organisation: `google.co.uk` is `google`. */
const withoutCountry = (domain: string): string | undefined =>
  WITH_COUNTRY.map((ending) => ending.exec(domain)?.[1]).find((stem) => stem !== undefined)

/** Labels of the longest known domain, with those of a country: `mail.google` and `co.uk`. */
const MOST_LABELS = Math.max(...[...KNOWN_SITES.keys()].map((site) => site.split('.').length)) + 2

/** What kind of site a host belongs to: the longest known domain above it says that. */
export function knownKind(host: string): KnownSource | undefined {
  const labels = host.slice(-MAX_HOST).split('.').slice(-MOST_LABELS)
  for (let from = 0; from < labels.length; from++) {
    const domain = labels.slice(from).join('.')
    const stem = withoutCountry(domain)
    const kind = KNOWN_SITES.get(domain) ?? (stem === undefined ? undefined : KNOWN_SITES.get(stem))
    if (kind) return kind
  }
  return undefined
}

/** What a browser says of the page before. */
export interface SaidSource {
  /** Its host; empty if there was none; nothing if the browser doesn't say. */
  host: string | undefined
  /** Whether that is one of our hosts. */
  isOurs: boolean
  /** Which link of ours was followed: the page that it was on, or the module. */
  place: string | undefined
}

/** Where a reader came from. Whatever isn't well formed is unknown. */
export function sourceOf({ host: said, isOurs, place }: SaidSource): Source {
  const where = place?.slice(0, MAX_PLACE).toLowerCase().replaceAll('-', '_')
  // Mails carry the place in their links, and their readers no host.
  if (where === 'email' || (where !== undefined && dayOfDigestPlace(where) !== undefined))
    return { kind: 'mail', name: where }
  if (said === undefined) return { kind: 'unknown', name: '' }
  if (said === '') return { kind: 'direct', name: '' }
  const host = countedHost(said)
  if (host === undefined) return { kind: 'unknown', name: '' }
  if (isOurs) return { kind: 'ours', name: where !== undefined && PLACE.test(where) ? where : '' }
  return { kind: knownKind(host) ?? 'site', name: host }
}

/** A source as it is stored: its kind, and its name after a slash. */
export const sourcePart = ({ kind, name }: Source): string => (name === '' ? kind : `${kind}/${name}`)

/** A stored source. Parts come from our own tables, so a kind that isn't one is a mistake of ours. */
export function sourceOfPart(part: string): Source {
  const at = part.indexOf('/')
  const kind = SOURCE_KINDS.find((each) => each === (at < 0 ? part : part.slice(0, at)))
  return { kind: kind ?? 'unknown', name: at < 0 ? '' : part.slice(at + 1) }
}
