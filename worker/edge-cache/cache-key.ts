import type { PageAddress } from './edge-cache'

/**
 * What tells two pages apart: variant, host, path and query (docs/rules/caching.md, "Key"). No URL is parsed,
 * since every hit pays for this.
 */
export function cacheKey({ url, variant }: PageAddress): string {
  return `${variant}|${url.slice(url.indexOf('//') + 2)}`
}
