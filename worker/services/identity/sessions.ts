import { hostOfOrigin } from '../../../schema/routes/origin'
import { DISMISSED_COOKIE } from '../../../schema/rules/dismissals'
import { sha256 } from '../../../schema/rules/hex'
import { SESSION_LIFETIME, SESSION_SEEN_EVERY, type SignInMethod } from '../../../schema/rules/identity'
import { isMemberAt } from '../../../schema/rules/membership/entitlement'
import { SESSION_COOKIE, XSRF_COOKIE } from '../../../schema/rules/session'
import * as rows from '../../data/identity/sessions'
import type { Needs } from '../parts'
import type { Browser } from './browser'
import { isSame, newReference } from './keys'
import type { Session } from './session'

/** As long as browsers keep a cookie, in seconds; the database decides when the session ends. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60
const WELL_FORMED = /^[\w-]{43}(?:\.([\w-]{1,40}))?$/

/**
 * Whose session the browser's cookie seems to be: nothing has confirmed it, so what is read for them is shown only once
 * the session is known to be theirs. Rule: docs/rules/identity.md, "Sessions".
 */
export const guessViewer = (browser: Browser): string | undefined =>
  WELL_FORMED.exec(browser.cookie(SESSION_COOKIE) ?? '')?.[1]

/**
 * The value that a script of ours repeats in a header; somebody who can merely set a cookie doesn't know it.
 */
export const xsrfValue = ({ keys }: Needs<'keys'>, sessionHash: string): Promise<string> =>
  keys.hash('xsrf', sessionHash)

/** The last part of the sign-out address. */
export const signOutValue = ({ keys }: Needs<'keys'>, sessionHash: string): Promise<string> =>
  keys.hash('sign-out', sessionHash)

/** Whether a value is the session's own for signing out. */
export const isSignOutValue = async (
  parts: Needs<'keys'>,
  session: Session,
  value: string,
): Promise<boolean> => isSame(await signOutValue(parts, session.hash), value)

/**
 * The session of a browser's cookie; null if there is none. At most one read; a cookie that can't be a
 * session's costs nothing. A session's last visit is recorded once an hour, after the response. Rule:
 * docs/rules/identity.md, "Sessions".
 */
export async function readSession({
  db,
  clock,
  browser,
  later,
}: Needs<'db' | 'clock' | 'browser' | 'later'>): Promise<Session | null> {
  const value = browser.cookie(SESSION_COOKIE)
  if (value === undefined) return null
  if (!WELL_FORMED.test(value)) {
    forgetSession(browser)
    return null
  }
  const now = clock.now()
  const hash = await sha256(value)
  const row = await db.first(rows.sessionWithUser, hash, now)
  // A cookie from another host isn't a session of this one.
  if (!row || row.host !== hostOfOrigin(browser.origin)) {
    forgetSession(browser)
    return null
  }
  if (now - row.lastSeenAt >= SESSION_SEEN_EVERY) {
    later(db.write([rows.touchSession(hash, now, now + SESSION_LIFETIME, browser.timeZone)]))
  }
  return {
    hash,
    id: row.sessionId,
    user: row,
    isMember: isMemberAt(row, now),
    ownerId: row.userId,
    isSpoofed: row.actsAsUserId !== null,
    isOwnerStaff: row.ownerIsStaff === 1,
    parentHash: row.parentHash,
    host: row.host,
    method: row.method,
    createdAt: row.sessionCreatedAt,
    authenticatedAt: row.authenticatedAt,
  }
}

/**
 * Whether a request that changes something comes from a script of ours: its header repeats what only the
 * session's own cookie says. True for a browser without a session. Costs no read.
 */
export async function isXsrfSafe(
  { browser, keys }: Needs<'browser' | 'keys'>,
  header: string | null,
): Promise<boolean> {
  const value = browser.cookie(SESSION_COOKIE)
  if (value === undefined) return true
  return header !== null && isSame(await xsrfValue({ keys }, await sha256(value)), header)
}

/** What a new session depends on. */
export interface NewSession {
  userId: string
  method: SignInMethod
  /** The session that yields it, if the person doesn't prove their identity again. */
  givenBy?: GivingSession | undefined
  /** Whether it is handed over: it then ends along with the one that yields it. */
  isChild?: boolean
}

/** A session that starts another one, as long as it lasts itself. */
export interface GivingSession {
  hash: string
  /** When its owner last proved their identity, in milliseconds since 1970 UTC. */
  authenticatedAt: number
}

/**
 * Signs a browser in: a new session with a new reference; whatever the browser had before is ended. The
 * response sets the cookies. Rule: docs/rules/identity.md, "Sessions".
 *
 * @returns false if the session that yields it is over: then the browser has none.
 */
export async function startSession(
  parts: Needs<'db' | 'clock' | 'browser' | 'keys'>,
  { userId, method, givenBy, isChild = false }: NewSession,
): Promise<boolean> {
  const { db, clock, browser } = parts
  const now = clock.now()
  const value = `${newReference()}.${userId}`
  const hash = await sha256(value)
  const before = browser.cookie(SESSION_COOKIE)
  const row = {
    hash,
    id: hash.slice(0, 12),
    userId,
    actsAsUserId: null,
    parentHash: isChild ? (givenBy?.hash ?? null) : null,
    host: hostOfOrigin(browser.origin),
    method,
    createdAt: now,
    authenticatedAt: givenBy?.authenticatedAt ?? now,
    lastSeenAt: now,
    expiresAt: now + SESSION_LIFETIME,
    address: browser.address,
    userAgent: browser.userAgent,
    country: browser.country,
    timeZone: browser.timeZone,
  }
  const [begun] = await db.write([
    rows.insertSession(row, givenBy?.hash ?? null),
    ...(before && WELL_FORMED.test(before) ? rows.deleteSession(await sha256(before)) : []),
  ])
  if (begun !== 1) return false
  browser.setCookie(SESSION_COOKIE, value, { maxAge: COOKIE_SECONDS })
  browser.setCookie(XSRF_COOKIE, await xsrfValue(parts, hash), {
    maxAge: COOKIE_SECONDS,
    isReadable: true,
  })
  return true
}

/**
 * Ends a session and deletes the cookies. One that was handed over ends along with the main host's, and with
 * all others that were handed over from that: signing out of one of our hosts signs out of all.
 */
export async function endSession({ db, browser }: Needs<'db' | 'browser'>, session: Session): Promise<void> {
  await db.write([
    ...(session.parentHash ? rows.deleteSession(session.parentHash) : []),
    ...rows.deleteSession(session.hash),
  ])
  forgetSession(browser)
}

/** Deletes the cookies of a session, and what the person of that session has dismissed for a while. */
export function forgetSession(browser: Browser): void {
  browser.clearCookie(SESSION_COOKIE)
  browser.clearCookie(XSRF_COOKIE)
  browser.clearCookie(DISMISSED_COOKIE)
}
