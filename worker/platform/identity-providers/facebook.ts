import { ClientSecretPost } from 'oauth4webapi'
import * as v from 'valibot'
import { normalizedEmail } from '../../../schema/rules/email'
import { hex } from '../../../schema/rules/hex'
import { askAs, oauth2Provider } from './oauth2'
import type { IdentityProvider } from './provider'
import { addressOf, type ProviderSettings } from './settings'

const ISSUER = 'https://www.facebook.com'
const AUTHORIZE_URL = 'https://www.facebook.com/v24.0/dialog/oauth'
const TOKEN_URL = 'https://graph.facebook.com/v24.0/oauth/access_token'
const API_URL = 'https://graph.facebook.com/v24.0'

const Person = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  name: v.optional(v.string()),
  email: v.optional(v.string()),
})

/**
 * Proves that a token is used by the app that it was issued to: its HMAC-SHA-256 by the app's secret, in hex.
 */
async function appSecretProof(accessToken: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const proof = await crypto.subtle.sign('HMAC', key, encoder.encode(accessToken))
  return hex(proof)
}

/**
 * Facebook, if its client is configured. It doesn't say whether an address was confirmed, so none counts as
 * such.
 */
export function openFacebook(env: Env, settings: ProviderSettings): IdentityProvider | undefined {
  const { FACEBOOK_CLIENT_ID: clientId, FACEBOOK_CLIENT_SECRET: secret } = env
  if (!clientId || !secret) return undefined
  const api = addressOf(settings, env.FACEBOOK_API_URL, API_URL)
  return oauth2Provider(
    {
      name: 'facebook',
      issuer: ISSUER,
      authorizeUrl: addressOf(settings, env.FACEBOOK_AUTHORIZE_URL, AUTHORIZE_URL),
      tokenUrl: addressOf(settings, env.FACEBOOK_TOKEN_URL, TOKEN_URL),
      clientId,
      clientAuth: ClientSecretPost(secret),
      scope: 'email public_profile',
      async whoIs(accessToken) {
        const address = new URL(`${api.href.replace(/\/$/, '')}/me`)
        address.searchParams.set('fields', 'id,name,email')
        address.searchParams.set('appsecret_proof', await appSecretProof(accessToken, secret))
        const person = v.parse(Person, await askAs(accessToken, address, settings))
        return {
          provider: 'facebook',
          issuer: ISSUER,
          subject: person.id,
          email: (person.email && normalizedEmail(person.email)) || null,
          isEmailVerified: false,
          name: person.name ?? null,
        }
      },
    },
    settings,
  )
}
