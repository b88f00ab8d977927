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

/** What Google's one-tap needs in the browser. */
export interface OneTapOptions {
  clientId: string
  scriptUrl: string
  nonce: string
}

type Ports = Needs<'keys' | 'clock'>

/** As long as a page may be looked at before one-tap is used, in milliseconds. */
const NONCE_LIFETIME = ACCOUNT_TOKEN_LIFETIME

const seal = ({ keys }: Ports, browser: string, expiresAt: string, random: string): Promise<string> =>
  keys.hash('one-tap', `${browser} ${expiresAt} ${random}`)

/** Whether a nonce is one that we gave that browser, and not too long ago. */
async function isNonceOf(ports: Ports, nonce: string, browser: string): Promise<boolean> {
  const [, expiresAt = '', random = '', seal64 = ''] =
    /^(\d{13})\.([\w-]{22})\.([0-9a-f]{64})$/.exec(nonce) ?? []
  if (Number(expiresAt) <= ports.clock.now()) return false
  return isSame(await seal(ports, browser, expiresAt, random), seal64)
}

/**
 * What one-tap needs, with a nonce that is this browser's and good for an hour; null while it is off. Stores
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

/** What a token says that its nonce is, before anything in it is believed. */
function nonceIn(idToken: string): string {
  try {
    const { nonce } = decodeJwt(idToken)
    return typeof nonce === 'string' ? nonce : ''
  } catch {
    return ''
  }
}

/** Uses a nonce up: of any number of tries at once exactly one is first. */
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
 * Takes the token of Google's one-tap, which the browser itself brings: its nonce must be this browser's, and is
 * good once. Rule: docs/rules/identity.md, "One-tap".
 *
 * @param posted `id_token`, `operation` (default `login`), `redirectUrl`, and in `state` the account token, which
 *   is judged when it is there.
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
