import type { ProviderName } from '../../../../schema/rules/identity'
import type { Parts } from '../../parts'
import { connect } from './connect'
import { withProvider } from './failures'
import { offered } from './offered'
import { settingsPlace, signInPlace } from './places'
import { signInWith } from './sign-in-with'
import { callbackOf, redeemVisit } from './visit'

/**
 * Ends a visit to a provider: once, in the browser that began it. Rule: docs/rules/identity.md, "Providers".
 *
 * @param answer the parameters that the provider sent the browser back with.
 * @returns the absolute address where the browser goes next.
 */
export async function finishVisit(
  identity: Parts,
  name: ProviderName,
  answer: URLSearchParams,
): Promise<string> {
  const state = answer.get('state')
  const visit = await redeemVisit(identity, name, state)
  if (!visit || state === null) return signInPlace(identity, { redirect: null }, 'PROVIDER_EXPIRED')
  const { operation, redirect, nonce, codeVerifier, userId } = visit
  const provider = offered(identity, name, operation)
  if (!provider) {
    return operation === 'connect'
      ? settingsPlace(identity, 'UNKNOWN')
      : signInPlace(identity, { operation, redirect }, 'PROVIDER_OFF')
  }
  const redirectUri = callbackOf(identity, name)
  const asked = await withProvider(name, () =>
    provider.identify(answer, { redirectUri, state, nonce, codeVerifier }),
  )
  if ('reason' in asked) {
    // Who said no there comes back to where they were, without a word.
    const isDenied = asked.reason === 'denied'
    return operation === 'connect'
      ? settingsPlace(identity, isDenied ? undefined : 'UNKNOWN')
      : signInPlace(identity, { operation, redirect }, isDenied ? undefined : 'PROVIDER_FAILED')
  }
  return operation === 'connect'
    ? connect(identity, asked.result, userId)
    : signInWith(identity, asked.result, { operation, redirect })
}
