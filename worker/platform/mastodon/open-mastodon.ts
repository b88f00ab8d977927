import * as oauth from 'oauth4webapi'
import * as v from 'valibot'
import { isHostName, namedHost } from '../../../schema/rules/mastodon'
import { isPublicName } from '../../../schema/rules/public-name'
import { isLoopback, isProduction } from '../environment'
import { askedBy, codeUrl, exchangeCode } from '../identity-providers/exchange-code'
import { asProviderFailed } from '../identity-providers/failed'
import { askAs } from '../identity-providers/oauth2'
import { ProviderFailed } from '../identity-providers/provider'
import { type ProviderSettings, settingsOf } from '../identity-providers/settings'
import type { Mastodon, MastodonApp } from './mastodon'

/** How long a server may take for one response, in milliseconds: we wait for two, and browsers wait 15 s. */
const TIME_LIMIT = 4000
/** The smallest scope that reveals whose account it is. */
const SCOPE = 'read:accounts'

const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most))
const Registered = v.object({ client_id: text(500), client_secret: text(500) })
/** An account of the server's own: for accounts of other servers, `acct` contains the other host. */
const Account = v.pipe(
  v.object({
    id: v.pipe(text(64), v.regex(/^[\w-]+$/)),
    username: v.pipe(text(100), v.regex(/^\w(?:[\w.-]*\w)?$/)),
    acct: v.string(),
  }),
  v.check(({ username, acct }) => acct === username, 'the account is another server’s'),
)

/** The endpoints of a server. They are the same everywhere, so its metadata isn't fetched. */
function serverAt(instance: string): oauth.AuthorizationServer & Record<'apps' | 'account', string> {
  const origin = `${isLoopback(instance) ? 'http' : 'https'}://${instance}`
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    apps: `${origin}/api/v1/apps`,
    account: `${origin}/api/v1/accounts/verify_credentials`,
  }
}

const clientOf = ({ instance, clientId, clientSecret }: MastodonApp) => ({
  server: serverAt(instance),
  client: { client_id: clientId },
  clientAuth: oauth.ClientSecretPost(clientSecret),
})

/**
 * A server's host that may be called: a public internet name with the usual port, or this machine outside
 * production.
 */
function askable(name: string, env: Env): string | undefined {
  const host = namedHost(name)
  if (host === undefined) return undefined
  if (isLoopback(host)) return isProduction(env.ENVIRONMENT) ? undefined : host
  return isPublicName(host) && isHostName(host) ? host : undefined
}

/**
 * Registers this site, as a form, since servers before Mastodon 4.3 take a single redirect address as text.
 */
async function register(
  settings: ProviderSettings,
  instance: string,
  site: Parameters<Mastodon['register']>[1],
): Promise<MastodonApp> {
  const { apps } = serverAt(instance)
  const { name, website, redirectUri } = site
  const body = new URLSearchParams({
    client_name: name,
    redirect_uris: redirectUri,
    scopes: SCOPE,
    website,
  })
  const headers = { accept: 'application/json' }
  const response = await settings.fetch(apps, { method: 'POST', headers, body })
  if (response.status !== 200 && response.status !== 201) {
    throw new ProviderFailed('invalid', `${instance} answered ${response.status}`)
  }
  const { client_id, client_secret } = v.parse(Registered, await response.json())
  return { instance, clientId: client_id, clientSecret: client_secret }
}

/** Whether the server gives us an app token: it refuses clients that it has forgotten. */
async function isKnown(settings: ProviderSettings, app: MastodonApp): Promise<boolean> {
  const { server, client, clientAuth } = clientOf(app)
  const response = await oauth.clientCredentialsGrantRequest(
    server,
    client,
    clientAuth,
    { scope: SCOPE },
    askedBy(settings),
  )
  if (response.status === 400 || response.status === 401) return false
  await oauth.processClientCredentialsResponse(server, client, response)
  return true
}

/** Mastodon's servers. Sends no request yet. */
export function openMastodon(env: Env): Mastodon {
  const settings = settingsOf(env, 'mastodon', { timeLimit: TIME_LIMIT })
  return {
    isForMembers: settings.isForMembers,
    defaultInstance: askable(env.MASTODON_INSTANCE ?? '', env) ?? null,
    instanceOf: (name) => askable(name, env),
    register: (instance, site) => asProviderFailed(() => register(settings, instance, site)),
    isKnown: (app) => asProviderFailed(() => isKnown(settings, app)),
    authorizationUrl: ({ instance, clientId }, visit) => {
      const endpoint = serverAt(instance).authorization_endpoint ?? ''
      return asProviderFailed(() => codeUrl(endpoint, { clientId, scope: SCOPE, visit }))
    },
    redeem: (app, answer, visit) =>
      asProviderFailed(async () => {
        return (await exchangeCode(clientOf(app), settings, { answer, visit })).access_token
      }),
    whoIs: ({ instance }, accessToken) =>
      asProviderFailed(async () => {
        const address = new URL(serverAt(instance).account)
        const { id, username } = v.parse(Account, await askAs(accessToken, address, settings))
        return { accountId: id, username }
      }),
    revoke: (app, accessToken) =>
      asProviderFailed(async () => {
        const { server, client, clientAuth } = clientOf(app)
        await oauth.processRevocationResponse(
          await oauth.revocationRequest(server, client, clientAuth, accessToken, askedBy(settings)),
        )
      }),
  }
}
