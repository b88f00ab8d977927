import type { ProviderName } from '../../../../schema/rules/identity'
import type { Needs } from '../../parts'
import type { SignInParts } from '../grants'
import { type ConnectParts, connect } from './connect'
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
  parts: SignInParts & ConnectParts & Needs<'flags'>,
  name: ProviderName,
  answer: URLSearchParams,
): Promise<string> {
  const state = answer.get('state')
  const visit = await redeemVisit(parts, name, state)
  if (!visit || state === null) return signInPlace(parts, { redirect: null }, 'PROVIDER_EXPIRED')
  const { operation, redirect, nonce, codeVerifier, userId } = visit
  const provider = offered(parts, name, operation)
  if (!provider) {
    return operation === 'connect'
      ? settingsPlace(parts, 'UNKNOWN')
      : signInPlace(parts, { operation, redirect }, 'PROVIDER_OFF')
  }
  const redirectUri = callbackOf(parts, name)
  const asked = await withProvider(name, () =>
    provider.identify(answer, { redirectUri, state, nonce, codeVerifier }),
  )
  if ('reason' in asked) {
    // Somebody who declined there returns to where they were, without a message.
    const isDenied = asked.reason === 'denied'
    return operation === 'connect'
      ? settingsPlace(parts, isDenied ? undefined : 'UNKNOWN')
      : signInPlace(parts, { operation, redirect }, isDenied ? undefined : 'PROVIDER_FAILED')
  }
  return operation === 'connect'
    ? connect(parts, asked.result, userId)
    : signInWith(parts, asked.result, { operation, redirect })
}
