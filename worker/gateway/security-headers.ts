import type { RouteName } from '../../schema/routes/index'
import { FRAME_HOSTS } from '../../schema/rules/embeds'
import { isProof, mayBeFramed } from '../../schema/rules/framing'
import { TRUSTED_TYPES } from '../../schema/rules/trusted-types'
import { NOTHING_OUTSIDE, type OutsideSources } from './outside-sources'

const FRAME_SOURCES = ["'self'", ...FRAME_HOSTS.map((host) => `https://${host}`)]

/** Requires values of our own policies wherever text could become script. */
const TYPED = `require-trusted-types-for 'script'; trusted-types ${Object.values(TRUSTED_TYPES).join(' ')}`

/** A mail as its readers get it: nothing but text, pictures of ours and its own style. */
const PROOF =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox allow-same-origin; frame-ancestors 'self'"

/** A mail for somebody who got it, in a browser: its links lead where they say. */
const LETTER =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The part of a policy that depends only on which other sites it allows, built once for each. */
const written = new WeakMap<OutsideSources, string>()

function sourcesOf(outside: OutsideSources): string {
  const known = written.get(outside)
  if (known) return known
  const sources = [
    ["img-src 'self' data:", ...outside.img].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...outside.connect].join(' '),
    ['frame-src', ...FRAME_SOURCES, ...outside.frame].join(' '),
    "media-src 'self' https:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    ...(outside.hasOutsideScripts ? [] : [TYPED]),
  ].join('; ')
  written.set(outside, sources)
  return sources
}

/**
 * The styles of a document: its own sheet by nonce, this host's files, and attributes, which React writes into markup.
 * Every browser that knows the layers of our sheets knows `style-src-attr`.
 */
function stylesOf(nonce: string, { style, writesStyles }: OutsideSources): string {
  const outside = style.map((source) => ` ${source}`).join('')
  return writesStyles
    ? `style-src 'self' 'unsafe-inline'${outside}`
    : `style-src 'self' 'nonce-${nonce}'${outside}; style-src-attr 'unsafe-inline'`
}

/**
 * The content security policy of a document: scripts and style elements only by nonce; trusted types, except where
 * other services' scripts run; pictures from this host, and those written out in the document, such as the code that
 * sets up two factors; frames of the providers that stories may embed and of those that signing in needs. Rules:
 * docs/rules/security.md, "Headers", "Trusted types" and "Styles"; docs/rules/captcha.md, "Pages".
 */
const contentSecurityPolicy = (nonce: string, isFramable: boolean, outside: OutsideSources): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; ${stylesOf(nonce, outside)}; ${sourcesOf(outside)}; frame-ancestors ${isFramable ? '*' : "'none'"}`

const isJson = (headers: Headers): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/.test(headers.get('content-type') ?? '')

/** What a response's headers depend on. */
export interface SecurityInput {
  /** Only documents have scripts. */
  nonce: string
  route: RouteName | undefined
  secure: boolean
  /**
   * Whether the host is the main host or a subdomain of it; of any other domain, only this one name is ours.
   */
  isOurDomain: boolean
  /** Which other sites a document allows; pages that others may frame allow none. */
  outside: () => OutsideSources
}

/** Sets the security headers of every response. Rule: docs/rules/security.md, "Headers". */
export function setSecurityHeaders(
  headers: Headers,
  { nonce, route, secure, isOurDomain, outside }: SecurityInput,
): void {
  const isFramable = mayBeFramed(route)
  if (headers.get('content-type')?.startsWith('text/html')) {
    const sources = isFramable ? NOTHING_OUTSIDE : outside()
    // A development page may bring its own.
    if (isProof(route)) headers.set('content-security-policy', PROOF)
    else if (route === 'ShowLetter') headers.set('content-security-policy', LETTER)
    else if (!__DEVELOPMENT__ || !headers.has('content-security-policy')) {
      headers.set('content-security-policy', contentSecurityPolicy(nonce, isFramable, sources))
      if (sources.hasOutsideScripts) headers.set('content-security-policy-report-only', TYPED)
    }
    const payment = ['self', ...sources.payment.map((origin) => `"${origin}"`)].join(' ')
    headers.set(
      'permissions-policy',
      `camera=(), geolocation=(), microphone=(), payment=(${payment}), browsing-topics=()`,
    )
    const opener = sources.letsPopupsSpeak ? 'same-origin-allow-popups' : 'same-origin'
    headers.set('cross-origin-opener-policy', opener)
    headers.set('cross-origin-resource-policy', isFramable ? 'cross-origin' : 'same-origin')
  } else if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  }
  if (isJson(headers)) headers.set('cross-origin-resource-policy', 'same-origin')
  if (!isFramable) headers.set('x-frame-options', isProof(route) ? 'SAMEORIGIN' : 'DENY')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-permitted-cross-domain-policies', 'none')
  // Anyone who has the address of such a page can read it.
  if (route === 'FriendLink') headers.set('referrer-policy', 'no-referrer')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (secure) {
    const all = isOurDomain ? '; includeSubDomains; preload' : ''
    headers.set('strict-transport-security', `max-age=63072000${all}`)
  }
}
