import { jwtVerify, SignJWT } from 'jose'
import { linkTo } from '../../../schema/routes/links'
import type { Needs } from '../parts'
import { bindBrowser, browserHash } from './browser'
import { issueOneTime, redeemOneTime } from './one-time'
import { ownAddress } from './own-address'
import type { Session } from './session'
import { startSession } from './sessions'

/**
 * Hands over a session of the main host to a custom host, in three steps:
 * 1. there: the browser is bound, and its request is signed;
 * 2. on the main host: its session yields a reference for that host and that browser;
 * 3. there: the reference is exchanged for a session. Rule: docs/rules/identity.md, "Hosts".
 */

type HandOverParts = Needs<'db' | 'clock' | 'keys' | 'browser' | 'session'>

/** How long the first step's result is valid, in seconds. */
const ASKED_SECONDS = 600

/** The first step's request to the second. */
interface Asked {
  /** Origin of the host that wants a session. */
  origin: string
  browserHash: string
  /** Where the reader finally wants to be: an address of that host. */
  redirect: string
}

/** What the reference of the second step is about. */
interface HandedOver {
  origin: string
  parentHash: string
  authenticatedAt: number
  redirect: string
}

/** An address of the requested host; its front page if the text names none of it. */
async function onThisHost({ db, browser }: Needs<'db' | 'browser'>, wanted: string | null): Promise<string> {
  const { origin, mainOrigin } = browser
  const own = wanted === null ? undefined : await ownAddress(db, wanted, { main: mainOrigin, base: origin })
  return own && new URL(own).origin === origin ? own : `${origin}/`
}

/**
 * The way of a signed-in person to an address of ours: on a custom host the session is handed over first.
 *
 * @param wanted absolute, and checked.
 * @param here the requested origin.
 */
export function handedOverTo(wanted: string, here: string): string {
  const { origin } = new URL(wanted)
  if (origin === here) return wanted
  return origin + linkTo('GlobalIdentity', {}, { query: { redirectUrl: wanted } })
}

/**
 * The first step.
 *
 * @returns where the browser goes next, absolute: to the main host, or back at once if nothing has to be
 * done.
 */
export async function askForHandOver(parts: HandOverParts, wanted: string | null): Promise<string> {
  const { browser, keys, clock } = parts
  const redirect = await onThisHost(parts, wanted)
  if (browser.origin === browser.mainOrigin || (await parts.session())) return redirect
  const asked: Asked = { origin: browser.origin, browserHash: await bindBrowser(browser, keys), redirect }
  const state = await new SignJWT({ ...asked })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(clock.now() / 1000) + ASKED_SECONDS)
    .sign(await keys.bytes('hand-over'))
  return `${browser.mainOrigin}${linkTo('GlobalIdentity2', {}, { query: { state } })}`
}

/** What the first step signed; nothing if it wasn't signed by us or has expired. */
async function readAsked(
  { keys, clock }: Needs<'keys' | 'clock'>,
  state: string,
): Promise<Asked | undefined> {
  try {
    const options = { algorithms: ['HS256'], currentDate: new Date(clock.now()) }
    const { payload } = await jwtVerify(state, await keys.bytes('hand-over'), options)
    return payload as unknown as Asked
  } catch {
    return undefined
  }
}

/**
 * The second step, on the main host. Somebody who isn't signed in here signs in first, and comes back to the
 * first step.
 *
 * @returns where the browser goes next, absolute.
 */
export async function giveHandOver(parts: HandOverParts, state: string): Promise<string> {
  const { mainOrigin } = parts.browser
  const asked = await readAsked(parts, state)
  if (!asked) return mainOrigin + linkTo('Home')
  const session = await parts.session()
  if (!session) {
    return mainOrigin + linkTo('SignIn', {}, { query: { redirectUrl: asked.redirect } })
  }
  const reference = await issueOneTime(parts, {
    kind: 'global-identity',
    browserHash: asked.browserHash,
    userId: session.ownerId,
    data: handedOver(asked, session),
  })
  return `${asked.origin}${linkTo('GlobalIdentity3', {}, { query: { token: reference } })}`
}

const handedOver = ({ origin, redirect }: Asked, session: Session): HandedOver => ({
  origin,
  redirect,
  parentHash: session.hash,
  authenticatedAt: session.authenticatedAt,
})

/**
 * The third step: the reference is exchanged for a session, once, within a minute, on its host and in its
 * browser.
 *
 * @returns where the browser goes next, absolute: its own host's front page if the reference is invalid.
 */
export async function takeHandOver(
  parts: Needs<'db' | 'clock' | 'keys' | 'browser'>,
  reference: string,
): Promise<string> {
  const { browser, keys } = parts
  const row = await redeemOneTime(parts, 'global-identity', reference, await browserHash(browser, keys))
  if (!row?.userId) return `${browser.origin}/`
  const { origin, parentHash, authenticatedAt, redirect } = JSON.parse(row.data) as HandedOver
  if (origin !== browser.origin) return `${browser.origin}/`
  const givenBy = { hash: parentHash, authenticatedAt }
  const { userId } = row
  const isBegun = await startSession(parts, { userId, method: 'hand-over', givenBy, isChild: true })
  return isBegun ? redirect : `${browser.origin}/`
}
