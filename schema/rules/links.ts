import { MAX_HREF } from './limits'

const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/** Characters that browsers drop from an address before they parse it, and others that may hide a scheme. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

const parse = (address: string, base?: string): URL | undefined => {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/**
 * The target of a link if it is allowed, otherwise nothing: an http(s) or mailto address, a path of this site
 * or a fragment. Everything else, above all `javascript:`, is refused, however it is disguised. Rule:
 * docs/rules/stories.md, "Links".
 *
 * @param base the page that contained the link: paths and relative addresses are then those of its site.
 */
export function safeHref(raw: string, base?: string): string | undefined {
  const address = raw.replace(INVISIBLE, '').trim()
  if (address === '' || address.length > MAX_HREF) return undefined
  if (address.startsWith('#')) return /\s/.test(address) ? undefined : address
  if (base === undefined && /^\/(?![/\\])/.test(address)) return pathOfThisSite(address)
  const url = parse(address.startsWith('//') ? `https:${address}` : address, base)
  if (url === undefined || !SCHEMES.has(url.protocol)) return undefined
  if (url.protocol !== 'mailto:' && url.hostname === '') return undefined
  return url.href.length > MAX_HREF ? undefined : url.href
}

/** A path is parsed as a browser does, and must still be a path of this site afterwards. */
function pathOfThisSite(address: string): string | undefined {
  const url = parse(address, 'https://this.site')
  if (url === undefined || url.host !== 'this.site' || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** An http(s) address as stored, or nothing: an allowed source of pictures and frames. */
export function safeWebAddress(raw: string, base?: string): string | undefined {
  const href = safeHref(raw, base)
  return href !== undefined && /^https?:/.test(href) ? href : undefined
}

/** An address that a button may lead to, or nothing: a secure web page or an email address. */
export function safeButtonHref(raw: string, base?: string): string | undefined {
  const href = safeHref(raw, base)
  return href !== undefined && /^(?:https|mailto):/.test(href) ? href : undefined
}

/** The host of an address, without `www.`, or nothing. */
export function hostOf(address: string): string {
  return parse(address)?.hostname.replace(/^www\./, '') ?? ''
}

/** The domains in a configured list, which separates them by commas or spaces. */
export const domainList = (text: string | undefined): string[] =>
  (text ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)

/**
 * The `rel` of a link to another site that somebody wrote: search engines follow it only to trusted domains and
 * their subdomains. Rule: docs/rules/stories.md, "Links".
 */
export function writtenRel(href: string, trustedDomains: readonly string[]): string {
  const host = hostOf(href)
  const isTrusted = trustedDomains.some((domain) => host === domain || host.endsWith(`.${domain}`))
  return isTrusted ? 'noopener follow' : 'noopener ugc nofollow'
}
