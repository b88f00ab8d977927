import type { RouteName } from '../../schema/routes/index'
import { FRAME_HOSTS } from '../../schema/rules/embeds'

/** Pages that other sites may show in a frame. Rule: docs/rules/security.md, "Frames". */
const FRAMED: ReadonlySet<RouteName> = new Set(['EmbedList', 'ShowForm', 'ShowMedia', 'Embed'])

const FRAME_SOURCES = ['frame-src', "'self'", ...FRAME_HOSTS.map((host) => `https://${host}`)].join(' ')

/** What is the same in every document's policy. */
const SOURCES = [
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: http: data:",
  "font-src 'self'",
  "connect-src 'self'",
  FRAME_SOURCES,
  "media-src 'self' https:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ')

/**
 * The content security policy of a document: scripts by nonce alone, styles from the document and ourselves,
 * pictures from anywhere (stories quote pictures that stay at their source), frames of
 * the providers that stories may embed. Rule: docs/rules/stories.md, "Embeds".
 */
export const contentSecurityPolicy = (nonce: string, mayBeFramed: boolean): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ${SOURCES}; frame-ancestors ${mayBeFramed ? '*' : "'none'"}`

/**
 * Puts on what every answer has, whoever made it. Rule: docs/rules/security.md, "Headers".
 *
 * @param nonce the answer's own; only documents have scripts.
 */
export function setSecurityHeaders(
  headers: Headers,
  { nonce, route, secure }: { nonce: string; route: RouteName | undefined; secure: boolean },
): void {
  const mayBeFramed = route !== undefined && FRAMED.has(route)
  if (headers.get('content-type')?.startsWith('text/html')) {
    headers.set('content-security-policy', contentSecurityPolicy(nonce, mayBeFramed))
    headers.set(
      'permissions-policy',
      'camera=(), geolocation=(), microphone=(), payment=(self), browsing-topics=()',
    )
    headers.set('cross-origin-opener-policy', 'same-origin')
  } else if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
  if (!mayBeFramed) headers.set('x-frame-options', 'DENY')
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains; preload')
}
