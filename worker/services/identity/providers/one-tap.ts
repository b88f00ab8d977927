import { decodeJwt } from 'jose'
import { ACCOUNT_TOKEN_LIFETIME } from '../../../../schema/rules/identity'
import { isDuplicate } from '../../../data/database'
import type { Needs } from '../../parts'
import { isAccountToken } from '../account-token'
import { bindBrowser, browserHash } from '../browser'
import type { SignInParts } from '../grants'
import { keptRedirect } from '../kept-redirect'
import { isSame, newReference } from '../keys'
import { prepareOneTime } from '../one-time'
import { withProvider } from './failures'
import { offered } from './offered'
import { signInPlace } from './places'
import { signInWith } from './sign-in-with'
import { isSignIn } from './visit'

/** What Google One Tap needs in the browser. */
export interface OneTapOptions {
  clientId: string
  scriptUrl: string
  nonce: string
}

type Ports = Needs<'keys' | 'clock'>

/** How long a page may stay open before One Tap is used, in milliseconds. */
const NONCE_LIFETIME = ACCOUNT_TOKEN_LIFETIME

const seal = ({ keys }: Ports, browser: string, expiresAt: string, random: string): Promise<string> =>
  keys.hash('one-tap', `${browser} ${expiresAt} ${random}`)

/** Whether a nonce is one that we issued to that browser, and not too long ago. */
async function isNonceOf(ports: Ports, nonce: string, browser: string): Promise<boolean> {
  const [, expiresAt = '', random = '', seal64 = ''] =
    /^(\d{13})\.([\w-]{22})\.([0-9a-f]{64})$/.exec(nonce) ?? []
  if (Number(expiresAt) <= ports.clock.now()) return false
  return isSame(await seal(ports, browser, expiresAt, random), seal64)
}

/**
 * What One Tap needs, with a nonce that is this browser's and valid for an hour; null while it is off. Stores
 * nothing. Rule: docs/rules/identity.md, "One-tap".
 */
export async function oneTapOptions(
  parts: Ports & Needs<'flags' | 'provider' | 'browser'>,
): Promise<OneTapOptions | null> {
  if (!parts.flags.enable_google_one_tap) return null
  const oneTap = offered(parts, 'google', 'login')?.oneTap
  if (!oneTap) return null
  const browser = await bindBrowser(parts.browser, parts.keys)
  const expiresAt = String(parts.clock.now() + NONCE_LIFETIME)
  const random = newReference(16)
  return { ...oneTap, nonce: `${expiresAt}.${random}.${await seal(parts, browser, expiresAt, random)}` }
}

/** The nonce that a token claims, before anything in it is trusted. */
function nonceIn(idToken: string): string {
  try {
    const { nonce } = decodeJwt(idToken)
    return typeof nonce === 'string' ? nonce : ''
  } catch {
    return ''
  }
}

/** Uses up a nonce: of any number of concurrent attempts, exactly one is first. */
async function isFirstUse(parts: Needs<'db' | 'clock' | 'keys'>, nonce: string): Promise<boolean> {
  const { statement } = await prepareOneTime(parts, { kind: 'one-tap', reference: nonce })
  try {
    await parts.db.write([statement])
    return true
  } catch (error) {
    if (isDuplicate(error)) return false
    throw error
  }
}

/**
 * Accepts the token of Google One Tap, which the browser itself brings: its nonce must be this browser's, and
 * is valid once. Rule: docs/rules/identity.md, "One-tap".
 *
 * @param posted `id_token`, `operation` (default `login`), `redirectUrl`, and in `state` the account token,
 * which is checked if present.
 * @returns the absolute address where the browser goes next.
 */
export async function finishOneTap(
  parts: SignInParts & Needs<'flags' | 'provider'>,
  posted: URLSearchParams,
): Promise<string> {
  const said = posted.get('operation')
  const operation = isSignIn(said) ? said : 'login'
  const redirect = keptRedirect(posted.get('redirectUrl') ?? posted.get('redirect'))
  const wanted = { operation, redirect }
  const provider = parts.flags.enable_google_one_tap ? offered(parts, 'google', operation) : undefined
  if (!provider?.identifyToken) return signInPlace(parts, wanted, 'PROVIDER_OFF')
  const idToken = posted.get('id_token') ?? ''
  const nonce = nonceIn(idToken)
  const mine = await browserHash(parts.browser, parts.keys)
  const state = posted.get('state')
  const isOurs =
    mine !== undefined &&
    (await isNonceOf(parts, nonce, mine)) &&
    (state === null || (await isAccountToken(parts, state)))
  if (!isOurs) return signInPlace(parts, wanted, 'PROVIDER_EXPIRED')
  const { identifyToken } = provider
  const asked = await withProvider('google', () => identifyToken(idToken, nonce))
  if ('reason' in asked) return signInPlace(parts, wanted, 'PROVIDER_FAILED')
  if (!(await isFirstUse(parts, nonce))) return signInPlace(parts, wanted, 'PROVIDER_EXPIRED')
  return signInWith(parts, asked.result, wanted)
}
