import {
  type CachedPage,
  type CacheStatus,
  NONCE_TOKEN_HEADER,
  type PageAddress,
  type PublicPageStub,
} from './edge-cache'

/**
 * Headers for the cache, not for readers. `cache-tag` is visible outside production: the gateway removes it.
 */
const INTERNAL = new Set([NONCE_TOKEN_HEADER, 'cf-cache-status', 'age', 'set-cookie'])

/** The cached entrypoint from a context's `exports`. */
export function publicPages(ctx: { exports: unknown }): PublicPageStub {
  return (ctx.exports as { PublicPage: PublicPageStub }).PublicPage
}

/** The headers that are passed on to readers. */
export function readerHeaders(headers: Headers): [string, string][] {
  return [...headers].filter(([name]) => !INTERNAL.has(name))
}

/** A response whose body is passed on as it arrives. */
export function streamedPage(response: Response, cache: CacheStatus): CachedPage {
  return {
    cache,
    status: response.status,
    headers: readerHeaders(response.headers),
    body: { kind: 'stream', stream: response.body, nonceToken: response.headers.get(NONCE_TOKEN_HEADER) },
  }
}

/** Renders without the cache. */
export async function renderPast(pages: PublicPageStub, address: PageAddress): Promise<CachedPage> {
  return streamedPage(await pages.fetch(address.request()), 'BYPASS')
}
