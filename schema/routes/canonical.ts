/**
 * The canonical address of a page: its path in one spelling, no trailing slash, no unknown query parameters.
 * Rules: docs/rules/routes.md, "Canonical addresses", "Query parameters", "The source parameter".
 */
import { withoutEnd } from '../rules/cutting'
import { MOST_QUERY } from '../rules/search'
import { looksLikePost } from '../rules/slug'
import { encodeSegment } from './encode'
import { matchRoute, type RouteMatch, stripSlashes } from './match'
import type { TableName } from './tables'
import { ALLOWED_PARAMS } from './types'

export interface CanonicalRedirect {
  readonly redirect: {
    /** A path of this host with its query and hash; never begins with two slashes or a backslash. */
    readonly location: string
    /** 301 if only the path changed, otherwise 302. */
    readonly status: 301 | 302
    /** The value of `source`, if the redirect drops it. */
    readonly source?: string
  }
}

export interface CanonicalAddress {
  /** The address as it was given. */
  readonly url: URL
  /** The matched route; absent for the 404 page. */
  readonly match?: RouteMatch
  /** The path with normalised percent-encoding, for the cache key. */
  readonly cachePath: string
  /** The parameters that the route reads, for the cache key: `after=x&q=y` by name, or ''. */
  readonly cacheQuery: string
}

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_PARAMS)

function decode(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

interface Param {
  readonly raw: string
  readonly key: string
  readonly value: string
}

function parse(search: string): Param[] {
  if (search.length < 2) return []
  return search
    .slice(1)
    .split('&')
    .map((raw) => {
      const equals = raw.indexOf('=')
      const [key, value] = equals < 0 ? [raw, ''] : [raw.slice(0, equals), raw.slice(equals + 1)]
      return { raw, key: decode(key), value: decode(value) }
    })
}

/** A query that is as long as one may be: a page repeats it in its links, each time encoded once more. */
function shortened(param: Param): Param {
  if (param.key !== 'q' || param.value.length <= MOST_QUERY) return param
  const value = param.value.slice(0, MOST_QUERY).replace(/[\ud800-\udbff]$/, '')
  return { ...param, value, raw: String(new URLSearchParams({ q: value })) }
}

/** The path as our own links write it: only characters that need it are percent-encoded, in upper case. */
function normalPath(pathname: string): string {
  if (/^[\w./@~-]*$/.test(pathname)) return pathname
  // a plus in a path is a plus
  const normal = (segment: string) => encodeSegment(decode(segment.replaceAll('+', '%2B')))
  return pathname.split('/').map(normal).join('/')
}

/** The query for the cache key: only parameters that the route reads, sorted by name, with one encoding. */
function cacheQueryOf({ route }: RouteMatch, params: readonly Param[]): string {
  if (params.length === 0) return ''
  const read = new Set<string>([...(route.query ?? []), ...(route.reads ?? [])])
  const kept = params.filter(({ key }) => read.has(key)).map(({ key, value }) => [key, value])
  const query = new URLSearchParams(kept)
  query.sort()
  return query.toString()
}

/** What a sentence, a quotation or a list of links leaves behind an address: marks, spaces, and what nobody sees. */
const MARKS = /[\p{P}\p{S}\p{Z}\p{Cf}\p{Cc}]/u

/** The route of a path; of a story, a list or a series, also with marks behind its id. */
function matchOf(pathname: string, table: TableName) {
  const segments = stripSlashes(pathname).split('/')
  const last = decode((segments.pop() ?? '').replaceAll('+', '%2B'))
  const plain = withoutEnd(last, MARKS)
  if (plain !== last && looksLikePost(plain)) {
    const trimmed = [...segments, encodeSegment(plain)].join('/')
    const match = matchRoute(table, trimmed)
    if (match?.route.kind === 'page') return { match, pathname: trimmed }
  }
  return { match: matchRoute(table, pathname), pathname }
}

/**
 * Checks the address of a GET or HEAD: returns either a single redirect to the canonical address, or the
 * address with the parts of the cache key. Pure; never throws; the target of a redirect is itself canonical.
 * Only pages are redirected: endpoints keep their address. Parameters that are kept keep their order and
 * spelling. Rule: docs/rules/routes.md, "Canonical addresses".
 */
export function canonicalUrl(url: URL, table: TableName): CanonicalRedirect | CanonicalAddress {
  const { match, pathname } = matchOf(url.pathname, table)
  if (!match) return { url, cachePath: url.pathname, cacheQuery: '' }
  const params = parse(url.search)
  const path = normalPath(stripSlashes(pathname))
  const { page, kind = 'page' } = match.route
  // In the browser only pages have one, and their kind isn't said.
  if (page !== undefined && kind === 'page') {
    const declared = match.route.query ?? []
    const kept = params.filter(({ key }) => ALLOWED.has(key) || declared.includes(key)).map(shortened)
    const onlyPath = kept.length === params.length && kept.every((param, i) => param === params[i])
    if (path !== url.pathname || !onlyPath) {
      const query = kept.length > 0 ? `?${kept.map(({ raw }) => raw).join('&')}` : ''
      const source = params.find(({ key }) => key === 'source' && !declared.includes(key))?.value
      const location = `${path}${query}${url.hash}`
      return {
        redirect: { location, status: onlyPath ? 301 : 302, ...(source === undefined ? {} : { source }) },
      }
    }
  }
  return { url, match, cachePath: path, cacheQuery: cacheQueryOf(match, params) }
}
