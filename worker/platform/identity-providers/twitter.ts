import type { ClientAuth } from 'oauth4webapi'
import * as v from 'valibot'
import { askAs, oauth2Provider } from './oauth2'
import type { IdentityProvider } from './provider'
import { addressOf, type ProviderSettings } from './settings'

const ISSUER = 'https://x.com'
const AUTHORIZE_URL = 'https://x.com/i/oauth2/authorize'
const TOKEN_URL = 'https://api.x.com/2/oauth2/token'
const API_URL = 'https://api.x.com/2'

const Person = v.object({
  data: v.object({
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
    name: v.optional(v.string()),
    username: v.pipe(v.string(), v.maxLength(50)),
  }),
})

/**
 * The client's id and secret as X requires them: raw, although the standard would have them encoded first.
 */
const clientAuth =
  (clientId: string, secret: string): ClientAuth =>
  (_server, _client, _body, headers) =>
    headers.set('authorization', `Basic ${btoa(`${clientId}:${secret}`)}`)

/** X, if its client is configured. No address is requested: most apps get none. */
export function openTwitter(env: Env, settings: ProviderSettings): IdentityProvider | undefined {
  const { TWITTER_CLIENT_ID: clientId, TWITTER_CLIENT_SECRET: secret } = env
  if (!clientId || !secret) return undefined
  const api = addressOf(settings, env.TWITTER_API_URL, API_URL)
  return oauth2Provider(
    {
      name: 'twitter',
      issuer: ISSUER,
      authorizeUrl: addressOf(settings, env.TWITTER_AUTHORIZE_URL, AUTHORIZE_URL),
      tokenUrl: addressOf(settings, env.TWITTER_TOKEN_URL, TOKEN_URL),
      clientId,
      clientAuth: clientAuth(clientId, secret),
      scope: 'users.read tweet.read',
      async whoIs(accessToken) {
        const address = new URL(`${api.href.replace(/\/$/, '')}/users/me`)
        const { data } = v.parse(Person, await askAs(accessToken, address, settings))
        return {
          provider: 'twitter',
          issuer: ISSUER,
          subject: data.id,
          email: null,
          isEmailVerified: false,
          name: data.name ?? null,
          screenName: data.username,
        }
      },
    },
    settings,
  )
}
