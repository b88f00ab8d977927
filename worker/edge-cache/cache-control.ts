import type { CacheTags } from './tags'

/** How long a page is fresh, and for how much longer it may be served stale, in seconds. */
export interface Lifetime {
  maxAge: number
  staleWhileRevalidate: number
  staleIfError: number
}

/** A page or feed that exists (docs/rules/caching.md, "Lifetimes"). */
const FOUND: Lifetime = { maxAge: 60, staleWhileRevalidate: 3600, staleIfError: 86_400 }

/** A redirect or a missing page: as soon as the thing exists, readers should see it. */
const SHORT: Lifetime = { maxAge: 10, staleWhileRevalidate: 0, staleIfError: 0 }

/** The statuses that may be stored. */
const STORABLE: ReadonlyMap<number, Lifetime> = new Map([
  [200, FOUND],
  [301, SHORT],
  [404, SHORT],
])

const NO_STORE = 'no-store'

/**
 * The `Cache-Control` of a page that anonymous readers may share. A page whose tags are incomplete doesn't
 * outlive its freshness, since a purge may miss it; one that changes by itself isn't kept until then.
 */
export function pageCacheControl(status: number, tags?: CacheTags, now = 0): string {
  const lifetime = STORABLE.get(status)
  if (!lifetime) return NO_STORE
  const limited = tags?.complete === false
  const left = tags ? Math.floor((tags.until - now) / 1000) : Number.POSITIVE_INFINITY
  if (left <= 0) return NO_STORE
  const maxAge = Math.min(lifetime.maxAge, left)
  const stale = (seconds: number) => (limited ? 0 : Math.min(seconds, left - maxAge))
  return print({
    maxAge,
    staleWhileRevalidate: stale(lifetime.staleWhileRevalidate),
    staleIfError: stale(lifetime.staleIfError),
  })
}

/**
 * How long a response may be stored, or nothing if it may not be (docs/rules/caching.md, "What is stored").
 */
export function lifetimeOf(status: number, headers: Headers): Lifetime | undefined {
  const longest = STORABLE.get(status)
  if (!longest || headers.has('set-cookie') || headers.get('vary')?.includes('*')) return undefined
  const directives = parse(headers.get('cache-control') ?? '')
  if (!directives.has('public')) return undefined
  if (directives.has('private') || directives.has('no-store') || directives.has('no-cache')) return undefined
  const seconds = (name: string) => Math.max(0, Number.parseInt(directives.get(name) ?? '0', 10) || 0)
  const maxAge = Math.min(seconds('max-age'), longest.maxAge)
  if (maxAge === 0) return undefined
  return {
    maxAge,
    staleWhileRevalidate: Math.min(seconds('stale-while-revalidate'), longest.staleWhileRevalidate),
    staleIfError: Math.min(seconds('stale-if-error'), longest.staleIfError),
  }
}

/**
 * The last step of PublicPage: marks a response that may not be stored as `no-store`, and states the lifetime
 * of any other. Otherwise the platform would keep a response without a `Cache-Control` for hours.
 */
export function sealForCache(response: Response): Response {
  const sealed = new Response(response.body, response)
  const lifetime = lifetimeOf(response.status, response.headers)
  sealed.headers.set('cache-control', lifetime ? print(lifetime) : NO_STORE)
  // On the platform these two would take precedence over Cache-Control.
  sealed.headers.delete('cdn-cache-control')
  sealed.headers.delete('cloudflare-cdn-cache-control')
  if (!lifetime) sealed.headers.delete('cache-tag')
  return sealed
}

function print(lifetime: Lifetime): string {
  const { maxAge, staleWhileRevalidate, staleIfError } = lifetime
  return [
    `public, max-age=${maxAge}`,
    ...(staleWhileRevalidate > 0 ? [`stale-while-revalidate=${staleWhileRevalidate}`] : []),
    // Sent even if it is zero, because the platform's default is forever.
    `stale-if-error=${staleIfError}`,
  ].join(', ')
}

function parse(header: string): Map<string, string> {
  const directives = new Map<string, string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', value = ''] = part.trim().split('=', 2)
    if (name) directives.set(name, value.replaceAll('"', ''))
  }
  return directives
}
