import type { Bytes, CachedPage, CacheStatus } from '../edge-cache'

/** A page in the local cache. Immutable. */
export interface StoredPage {
  status: number
  headers: [string, string][]
  bytes: Bytes
  nonceAt: number[]
  tags: string[]
  /** The number of purges when its render began. A later purge of one of its tags invalidates it. */
  began: number
  /** When its render began, in milliseconds since 1970 UTC, as are the next three. */
  renderedAt: number
  freshUntil: number
  /** Until then it is served while a new one is rendered. */
  staleUntil: number
  /** Until then it is served if rendering fails. */
  fallbackUntil: number
}

/**
 * What a stored page may be used for: to be served, to be served and renewed, to replace an error, nothing.
 */
export type Freshness = 'fresh' | 'stale' | 'fallback' | 'gone'

export function freshness(page: StoredPage, now: number): Freshness {
  // After a clock was set back (in development), pages seem to come from the future.
  if (now < page.renderedAt) return 'gone'
  if (now < page.freshUntil) return 'fresh'
  if (now < page.staleUntil) return 'stale'
  return now < page.fallbackUntil ? 'fallback' : 'gone'
}

/** The page as a response; the bytes are shared, not copied. */
export const servedPage = (page: StoredPage, cache: CacheStatus): CachedPage => ({
  cache,
  status: page.status,
  headers: page.headers,
  body: { kind: 'bytes', bytes: page.bytes, nonceAt: page.nonceAt },
})

const NEWLINE = 10

/**
 * One line of JSON, then the body, because headers and tags may be longer than the Cache API allows in a
 * header.
 */
export function encodePage({ bytes, ...rest }: StoredPage): Bytes {
  const head = new TextEncoder().encode(`${JSON.stringify(rest)}\n`)
  const out = new Uint8Array(head.length + bytes.length)
  out.set(head)
  out.set(bytes, head.length)
  return out
}

/** Reverses `encodePage`; nothing if the input isn't an encoded page. */
export function decodePage(encoded: Bytes): StoredPage | undefined {
  const end = encoded.indexOf(NEWLINE)
  if (end === -1) return undefined
  try {
    const rest = JSON.parse(new TextDecoder().decode(encoded.subarray(0, end))) as Omit<StoredPage, 'bytes'>
    return { ...rest, bytes: encoded.slice(end + 1) }
  } catch {
    return undefined
  }
}
