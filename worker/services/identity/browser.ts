import { serialize } from 'hono/utils/cookie'
import { originOf } from '../../../schema/routes/origin'
import { isCountry } from '../../../schema/rules/countries'
import { cookieOf } from '../../../schema/rules/session'
import { isTrackingAllowed } from '../../../schema/rules/tracking'
import type { Keys } from './keys'
import { newReference } from './keys'

/** Binds what a browser has begun to that browser, by a random value in a cookie for this host alone. */
const BROWSER_COOKIE = '__Host-browser'
/**
 * A day, in seconds: longer than anything that is bound to it, except a mail that is confirmed days later.
 */
const BROWSER_COOKIE_SECONDS = 24 * 60 * 60
const WELL_FORMED = /^[\w-]{43}$/

/** The requesting browser: its cookies, its location, and the cookies of the response. */
export interface Browser {
  /** Origin of the requested host: `https://aiko.quire.example`. */
  readonly origin: string
  /** The main host's origin. */
  readonly mainOrigin: string
  /** Network address, from the platform. */
  readonly address: string | null
  readonly userAgent: string | null
  /** The languages that the person prefers, as the browser sends them. */
  readonly language: string | null
  /** Two letters, from the platform. */
  readonly country: string | null
  /** The name of the time zone that the platform takes it to be in. */
  readonly timeZone: string | null
  /** The page that the request comes from, as far as the browser says. */
  readonly referrer: string | null
  /** Whether the person allows tracking. Rule: docs/rules/viewer.md, "Tracking". */
  readonly isTrackingAllowed: boolean
  cookie(name: string): string | undefined
  /** Sets a cookie for this host alone, which scripts can't read by default. */
  setCookie(name: string, value: string, options: { maxAge: number; isReadable?: boolean }): void
  clearCookie(name: string): void
  /** The `Set-Cookie` headers of the response. */
  readonly setCookies: readonly string[]
}

/** What a request says about its browser. */
export function readBrowser(request: Request, mainOrigin: string): Browser {
  const { headers } = request
  // A request with a token isn't made by the person whom its cookies name.
  const cookies = headers.has('authorization') ? '' : (headers.get('cookie') ?? '')
  const set = new Map<string, string>()
  const told = String(request.cf?.country)
  const write = (name: string, value: string, maxAge: number, isReadable: boolean): void => {
    const options = { path: '/', maxAge, secure: true, httpOnly: !isReadable, sameSite: 'Lax' } as const
    set.set(name, serialize(name, value, options))
  }
  return {
    origin: originOf(request.url),
    mainOrigin,
    address: headers.get('cf-connecting-ip'),
    userAgent: headers.get('user-agent')?.slice(0, 300) ?? null,
    language: headers.get('accept-language')?.slice(0, 100) ?? null,
    country: isCountry(told) ? told : null,
    timeZone: typeof request.cf?.timezone === 'string' ? request.cf.timezone : null,
    referrer: headers.get('referer'),
    isTrackingAllowed: isTrackingAllowed(headers),
    cookie: (name) => cookieOf(cookies, name),
    setCookie: (name, value, { maxAge, isReadable = false }) => write(name, value, maxAge, isReadable),
    clearCookie: (name) => write(name, '', 0, false),
    get setCookies() {
      return [...set.values()]
    },
  }
}

/** Whether a request comes from a browser that has begun something here, judging by its cookies. */
export const hasBegun = (cookies: string | null): boolean =>
  cookies !== null && cookieOf(cookies, BROWSER_COOKIE) !== undefined

/** The keyed hash that identifies this browser; absent if it has begun nothing. */
export async function browserHash(browser: Browser, keys: Keys): Promise<string | undefined> {
  const value = browser.cookie(BROWSER_COOKIE)
  return value && WELL_FORMED.test(value) ? keys.hash('browser', value) : undefined
}

/** The value for a browser that had none: the same one, however many things begin in the request. */
const given = new WeakMap<Browser, string>()

/** Binds a browser that begins something: it gets its cookie if it has none. */
export async function bindBrowser(browser: Browser, keys: Keys): Promise<string> {
  const known = browser.cookie(BROWSER_COOKIE)
  const value = known && WELL_FORMED.test(known) ? known : (given.get(browser) ?? newReference())
  given.set(browser, value)
  browser.setCookie(BROWSER_COOKIE, value, { maxAge: BROWSER_COOKIE_SECONDS })
  return keys.hash('browser', value)
}
