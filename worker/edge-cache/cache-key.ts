import type { PageAddress } from './edge-cache'

/**
 * The key of a page: variant, host, path and query (docs/rules/caching.md, "Key"). It doesn't parse the URL,
 * since every hit pays for this.
 */
export function cacheKey({ url, variant }: PageAddress): string {
  return `${variant}|${url.slice(url.indexOf('//') + 2)}`
}
