import { parse } from 'hono/utils/cookie'

/** The cookies of a session. Rule: docs/rules/caching.md, "Viewers". */

/** Holds the session. The prefix binds it to this host and to https. */
export const SESSION_COOKIE = '__Host-session'

/**
 * Holds a value that a script of our own origin repeats in a header, which no script of another origin can.
 */
export const XSRF_COOKIE = 'xsrf'
export const XSRF_HEADER = 'x-xsrf-token'

/**
 * A cookie's value in a `Cookie` header or `document.cookie`, decoded; nothing if it is missing. Only spaces
 * and tabs around a name are ignored: browsers let any host of a domain set a cookie whose name begins with
 * other white space, and that is another cookie.
 */
export const cookieOf = (cookies: string, name: string): string | undefined => parse(cookies, name)[name]

/** Whether a request has a session cookie, valid or not. */
export const hasSession = (cookies: string | null): boolean =>
  cookies !== null && cookieOf(cookies, SESSION_COOKIE) !== undefined

/** The value for the header, from a list of cookies; nothing if it is missing. */
export const xsrfOf = (cookies: string): string | undefined => cookieOf(cookies, XSRF_COOKIE) || undefined
