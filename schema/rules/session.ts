/** The cookies of a session. Rule: docs/rules/caching.md, "Viewers". */

/** Holds the session. The prefix binds it to this host and to https. */
export const SESSION_COOKIE = '__Host-session'

/** Holds a value that a script of our own origin repeats in a header, and that of no other can. */
export const XSRF_COOKIE = 'xsrf'
export const XSRF_HEADER = 'x-xsrf-token'

/** What may stand around a cookie's name and value (RFC 6265). */
const AROUND = /^[ \t]+|[ \t]+$/g

/**
 * A cookie's value as it stands in a `Cookie` header or `document.cookie`; nothing when it isn't there. Other white
 * space belongs to the name: browsers let any host of a domain set ` __Host-session` with a space of another kind
 * before it, which is another cookie.
 */
export function cookieOf(cookies: string, name: string): string | undefined {
  for (const cookie of cookies.split(';')) {
    const at = cookie.indexOf('=')
    if (at > 0 && cookie.slice(0, at).replace(AROUND, '') === name)
      return cookie.slice(at + 1).replace(AROUND, '')
  }
  return undefined
}

/** Whether a request comes with a session, good or not. */
export const hasSession = (cookies: string | null): boolean =>
  cookies !== null && cookieOf(cookies, SESSION_COOKIE) !== undefined

/** The value that goes into the header, of a list of cookies; nothing when there is none or it is no text. */
export function xsrfOf(cookies: string): string | undefined {
  const value = cookieOf(cookies, XSRF_COOKIE)
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}
