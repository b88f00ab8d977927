import { OUTSIDE_SCRIPTS } from '../../../schema/rules/outside-scripts'
import { openIdProvider } from './openid'
import type { IdentityProvider } from './provider'
import { addressOf, type ProviderSettings } from './settings'

const ISSUER = 'https://accounts.google.com'
const ONE_TAP_SCRIPT = `${OUTSIDE_SCRIPTS.google}client`

/** Google, if its client is configured. Only Google has One Tap. */
export function openGoogle(env: Env, settings: ProviderSettings): IdentityProvider | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: secret } = env
  if (!clientId || !secret) return undefined
  const scriptUrl = addressOf(settings, env.GOOGLE_ONE_TAP_SCRIPT, ONE_TAP_SCRIPT).href
  const spec = {
    name: 'google' as const,
    issuer: addressOf(settings, env.GOOGLE_ISSUER, ISSUER),
    clientId,
    clientSecret: async () => secret,
    scope: 'openid email profile',
  }
  return { ...openIdProvider(spec, settings), oneTap: { clientId, scriptUrl } }
}
