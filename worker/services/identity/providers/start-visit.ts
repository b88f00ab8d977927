import * as v from 'valibot'
import { redirectAddress } from '../../../../schema/inputs/sign-in'
import { PROVIDER_NAMES } from '../../../../schema/rules/identity'
import { VISITS_FROM_ADDRESS } from '../../../../schema/rules/providers'
import type { Needs } from '../../parts'
import { ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { isAccountToken } from '../account-token'
import type { GuardParts, NotRecent } from '../security-guard'
import { type NotConnected, type NotSignedIn, notConnected, notSignedIn } from '../sign-in-failures'
import { requireConnecting } from './connect'
import { withProvider } from './failures'
import { offered } from './offered'
import { callbackOf, newVisit, signState, visitOperation } from './visit'

const wantedVisit = v.object({
  provider: v.picklist(PROVIDER_NAMES),
  operation: visitOperation,
  redirect: v.nullish(redirectAddress, null),
  /** The value of `accountToken`, if there is one. */
  token: v.nullable(v.string()),
  /** Whether the browser says that a page of ours led here. */
  isFromOurPage: v.boolean(),
})

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
 * Begins a visit to a provider. The value is the provider's address, where the browser goes next. Rule:
 * docs/rules/identity.md, "Providers".
 */
export const startVisit = defineUseCase(
  wantedVisit,
  async (
    parts: GuardParts & Needs<'db' | 'keys' | 'lockouts' | 'flags' | 'provider'>,
    { provider: name, operation, redirect, token, isFromOurPage },
  ): Promise<Result<string, NotSignedIn | NotConnected | NotRecent>> => {
    const isOurs = token === null ? undefined : await isAccountToken(parts, token)
    let userId: string | null = null
    if (operation === 'connect') {
      const viewer = await requireConnecting(parts, name)
      if (!viewer.ok) return viewer
      // Otherwise a foreign page could connect its own account to its visitors.
      if (isOurs === false || (isOurs === undefined && !isFromOurPage)) return notConnected('UNKNOWN')
      userId = viewer.value
    } else if (isOurs === false) {
      return notSignedIn('PROVIDER_EXPIRED', { operation, redirect })
    }
    const refuse = (error: 'PROVIDER_OFF' | 'PROVIDER_FAILED') =>
      operation === 'connect' ? notConnected('UNKNOWN') : notSignedIn(error, { operation, redirect })
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
    if (!asked.ok) return refuse('PROVIDER_FAILED')
    await keep()
    return ok(asked.value.href)
  },
)
