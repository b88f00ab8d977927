import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { redirectAddress } from '../../../../schema/inputs/sign-in'
import { opaque } from '../../../../schema/inputs/text'
import { ACCOUNT_TOKEN_LIFETIME } from '../../../../schema/rules/identity'
import { providerWording } from '../../../../schema/wording/providers'
import { isDuplicate } from '../../../data/database'
import type { Needs } from '../../parts'
import type { Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { isAccountToken } from '../account-token'
import { bindBrowser, browserHash } from '../browser'
import type { SignInParts } from '../grants'
import { isSame, newReference } from '../keys'
import { prepareOneTime } from '../one-time'
import { notSignedIn, type SignInFailure } from '../sign-in-failures'
import { withProvider } from './failures'
import { offered } from './offered'
import { signInWith } from './sign-in-with'
import { signInOperation } from './visit'

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

/** The maximum length of a token, in characters. */
const LONGEST_TOKEN = 8000

const oneTapAnswer = v.object({
  idToken: opaque(LONGEST_TOKEN, providerWording.signIn.PROVIDER_FAILED),
  operation: signInOperation,
  redirect: v.nullish(redirectAddress, null),
  /** The account token; checked if it is present. */
  state: v.nullable(v.string()),
})

/**
 * Accepts the token of Google One Tap, which the browser itself sends: its nonce must be this browser's, and is valid
 * once. The value is the absolute address where the browser goes next. Rule: docs/rules/identity.md, "One-tap".
 */
export const finishOneTap = defineUseCase(
  oneTapAnswer,
  async (
    parts: SignInParts & Needs<'flags' | 'provider'>,
    { idToken, operation, redirect, state },
  ): Promise<Result<string, SignInFailure>> => {
    const wanted = { operation, redirect }
    const provider = parts.flags.enable_google_one_tap ? offered(parts, 'google', operation) : undefined
    if (!provider?.identifyToken) return notSignedIn('PROVIDER_OFF', wanted)
    const nonce = nonceIn(idToken)
    const mine = await browserHash(parts.browser, parts.keys)
    const isOurs =
      mine !== undefined &&
      (await isNonceOf(parts, nonce, mine)) &&
      (state === null || (await isAccountToken(parts, state)))
    if (!isOurs) return notSignedIn('PROVIDER_EXPIRED', wanted)
    const { identifyToken } = provider
    const person = await withProvider('google', () => identifyToken(idToken, nonce))
    if (!person.ok) return notSignedIn('PROVIDER_FAILED', wanted)
    if (!(await isFirstUse(parts, nonce))) return notSignedIn('PROVIDER_EXPIRED', wanted)
    return signInWith(parts, person.value, wanted)
  },
)
