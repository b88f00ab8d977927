import type { CacheTags } from './tags'

/** How long a page is fresh, and for how much longer it may stand in, in seconds. */
export interface Lifetime {
  maxAge: number
  staleWhileRevalidate: number
  staleIfError: number
}

/** A page or feed that was found (docs/rules/caching.md, "Lifetimes"). */
const FOUND: Lifetime = { maxAge: 60, staleWhileRevalidate: 3600, staleIfError: 86_400 }

/** A redirect or a missing page: as soon as the thing exists, its readers should see it. */
const SHORT: Lifetime = { maxAge: 10, staleWhileRevalidate: 0, staleIfError: 0 }

/** What may be stored at all. */
const STORABLE: ReadonlyMap<number, Lifetime> = new Map([
  [200, FOUND],
  [301, SHORT],
  [404, SHORT],
])

export const NO_STORE = 'no-store'

/**
 * The `Cache-Control` of a page that anonymous readers may share. A page whose tags are incomplete doesn't
 * outlive its freshness, since a purge may miss it.
 */
export function pageCacheControl(status: number, tags?: CacheTags): string {
  const lifetime = STORABLE.get(status)
  if (!lifetime) return NO_STORE
  const limited = tags?.complete === false
  return print(limited ? { ...lifetime, staleWhileRevalidate: 0, staleIfError: 0 } : lifetime)
}

/** How long this answer may be kept, or nothing when it may not be stored (docs/rules/caching.md, "What is stored"). */
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
 * The last thing that PublicPage does with an answer: what may not be stored says `no-store`, what may says
 * how long. Without it the platform would keep an answer that says nothing for hours.
 */
export function sealForCache(response: Response): Response {
  const sealed = new Response(response.body, response)
  const lifetime = lifetimeOf(response.status, response.headers)
  sealed.headers.set('cache-control', lifetime ? print(lifetime) : NO_STORE)
  // These two would win over Cache-Control on the platform.
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
    // Said also when it is nothing: the platform's default is for ever.
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
