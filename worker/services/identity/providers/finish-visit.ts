import * as v from 'valibot'
import { linkTo } from '../../../../schema/routes/links'
import { PROVIDER_NAMES } from '../../../../schema/rules/identity'
import type { Needs } from '../../parts'
import { ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import type { SignInParts } from '../grants'
import type { NotRecent } from '../security-guard'
import { type NotConnected, notConnected, notSignedIn, type SignInFailure } from '../sign-in-failures'
import { providerAnswer } from './answer'
import { type ConnectParts, connect } from './connect'
import { withProvider } from './failures'
import { offered } from './offered'
import { signInWith } from './sign-in-with'
import { callbackOf, redeemVisit } from './visit'

/**
 * Ends a visit to a provider: once, in the browser that began it. The value is the absolute address where the
 * browser goes next. Rule: docs/rules/identity.md, "Providers".
 */
export const finishVisit = defineUseCase(
  v.object({ provider: v.picklist(PROVIDER_NAMES), answer: providerAnswer }),
  async (
    parts: SignInParts & ConnectParts & Needs<'flags'>,
    { provider: name, answer },
  ): Promise<Result<string, SignInFailure | NotConnected | NotRecent>> => {
    const state = answer.get('state')
    const visit = await redeemVisit(parts, name, state)
    if (!visit || state === null) return notSignedIn('PROVIDER_EXPIRED', { redirect: null })
    const { operation, redirect, nonce, codeVerifier, userId } = visit
    const provider = offered(parts, name, operation)
    if (!provider) {
      return operation === 'connect'
        ? notConnected('UNKNOWN')
        : notSignedIn('PROVIDER_OFF', { operation, redirect })
    }
    const redirectUri = callbackOf(parts, name)
    const person = await withProvider(name, () =>
      provider.identify(answer, { redirectUri, state, nonce, codeVerifier }),
    )
    if (!person.ok) {
      // Somebody who declined there returns to where they were, without a message.
      const hasDeclined = person.failure.reason === 'denied'
      return operation === 'connect'
        ? notConnected(hasDeclined ? null : 'UNKNOWN')
        : notSignedIn(hasDeclined ? null : 'PROVIDER_FAILED', { operation, redirect })
    }
    if (operation !== 'connect') return signInWith(parts, person.value, { operation, redirect })
    const connected = await connect(parts, person.value, userId)
    if (!connected.ok) return connected
    return ok(parts.browser.mainOrigin + linkTo('SettingsTab', { setting: 'security' }))
  },
)
