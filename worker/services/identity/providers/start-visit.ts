import type { ProviderName } from '../../../../schema/rules/identity'
import { VISITS_FROM_ADDRESS } from '../../../../schema/rules/providers'
import type { Needs } from '../../parts'
import { isAccountToken } from '../account-token'
import { keptRedirect } from '../kept-redirect'
import type { GuardParts } from '../security-guard'
import { mayConnect } from './connect'
import { withProvider } from './failures'
import { offered } from './offered'
import { settingsPlace, signInPlace } from './places'
import { callbackOf, isSignIn, newVisit, signState, type VisitOperation } from './visit'

/** The parameters of an address that begins a visit. */
export interface WantedVisit {
  /** `login`, `register` or `connect`; anything else is `login`. */
  operation: string | null
  redirect: string | null
  /** The value of `accountToken`, if there is one. */
  token: string | null
  /** Whether the browser says that a page of ours led here. */
  isFromOurPage: boolean
}

/**
 * Whether a network address begins more visits than people do. Without an address, all requests count as one.
 */
async function isTooMany({
  lockouts,
  browser: { address },
}: Needs<'lockouts' | 'browser'>): Promise<boolean> {
  const { most, windowMs } = VISITS_FROM_ADDRESS
  return address !== null && (await lockouts.use('visits', address, windowMs)) > most
}

/**
 * Begins a visit to a provider.
 *
 * @returns where the browser goes: the provider's address; or a page of ours that says why not.
 */
export async function startVisit(
  parts: GuardParts & Needs<'db' | 'keys' | 'lockouts' | 'flags' | 'provider'>,
  name: ProviderName,
  { operation: said, redirect: wanted, token, isFromOurPage }: WantedVisit,
): Promise<string> {
  const operation: VisitOperation = said === 'connect' || isSignIn(said) ? said : 'login'
  const redirect = keptRedirect(wanted)
  const isOurs = token === null ? undefined : await isAccountToken(parts, token)
  let userId: string | null = null
  if (operation === 'connect') {
    const may = await mayConnect(parts, name)
    if ('place' in may) return may.place
    // Otherwise a foreign page could connect its own account to whoever visits it.
    if (isOurs === false || (isOurs === undefined && !isFromOurPage)) return settingsPlace(parts, 'UNKNOWN')
    userId = may.userId
  } else if (isOurs === false) {
    return signInPlace(parts, { operation, redirect }, 'PROVIDER_EXPIRED')
  }
  const refuse = (error: 'PROVIDER_OFF' | 'PROVIDER_FAILED'): string =>
    operation === 'connect'
      ? settingsPlace(parts, 'UNKNOWN')
      : signInPlace(parts, { operation, redirect }, error)
  const provider = offered(parts, name, operation)
  if (!provider) return refuse('PROVIDER_OFF')
  if (await isTooMany(parts)) return refuse('PROVIDER_FAILED')
  const { visit, reference, keep } = newVisit(parts, { provider: name, operation, redirect, userId })
  const state = await signState(parts, name, reference)
  const { nonce, codeVerifier } = visit
  const redirectUri = callbackOf(parts, name)
  const asked = await withProvider(name, () =>
    provider.authorizationUrl({ redirectUri, state, nonce, codeVerifier }),
  )
  if ('reason' in asked) return refuse('PROVIDER_FAILED')
  await keep()
  return asked.result.href
}
