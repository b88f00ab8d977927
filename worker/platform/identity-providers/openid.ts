import * as oauth from 'oauth4webapi'
import type { ProviderName } from '../../../schema/rules/identity'
import { discover } from './discovery'
import { codeUrl, exchangeCode } from './exchange-code'
import { asProviderFailed } from './failed'
import { CLOCK_TOLERANCE, ID_TOKEN_ALGORITHM, identityOf, isHashOf, verifyIdToken } from './id-token'
import { type IdentityProvider, ProviderFailed } from './provider'
import type { ProviderSettings } from './settings'

/** A provider that speaks OpenID Connect. */
export interface OpenIdSpec {
  name: ProviderName
  issuer: URL
  clientId: string
  /** Sent along when a code is redeemed. */
  clientSecret: () => Promise<string>
  scope: string
  /** Further parameters of the consent page's address. */
  params?: Readonly<Record<string, string>>
  /** The name, if the response has it instead of the token. */
  nameOf?: (answer: URLSearchParams) => string | null
}

/**
 * Signs people in by OpenID Connect: a code with PKCE, state and nonce; the token's signature, algorithm, issuer,
 * audience, times and hash are checked. Rule: docs/rules/identity.md, "Providers".
 */
export function openIdProvider(
  { name, issuer, clientId, clientSecret, scope, params = {}, nameOf }: OpenIdSpec,
  settings: ProviderSettings,
): IdentityProvider & Required<Pick<IdentityProvider, 'identifyToken'>> {
  const client: oauth.Client = {
    client_id: clientId,
    id_token_signed_response_alg: ID_TOKEN_ALGORITHM,
    [oauth.clockTolerance]: CLOCK_TOLERANCE,
  }
  return {
    name,
    isForMembers: settings.isForMembers,
    authorizationUrl: (visit) =>
      asProviderFailed(async () => {
        const server = await discover(issuer, settings)
        const endpoint = server.authorization_endpoint ?? ''
        return codeUrl(endpoint, { clientId, scope, visit }, { ...params, nonce: visit.nonce })
      }),
    identify: (answer, visit) =>
      asProviderFailed(async () => {
        const server = await discover(issuer, settings)
        const clientAuth = oauth.ClientSecretPost(await clientSecret())
        const { nonce } = visit
        const tokens = await exchangeCode({ server, client, clientAuth }, settings, { answer, visit, nonce })
        const claims = await verifyIdToken(tokens.id_token ?? '', { server, clientId, nonce }, settings)
        if (!(await isHashOf(claims, tokens.access_token))) {
          throw new ProviderFailed('invalid', 'the tokens don’t belong together')
        }
        const identity = identityOf(name, server.issuer, claims)
        return { ...identity, name: identity.name ?? nameOf?.(answer) ?? null }
      }),
    identifyToken: (token, nonce) =>
      asProviderFailed(async () => {
        const server = await discover(issuer, settings)
        return identityOf(
          name,
          server.issuer,
          await verifyIdToken(token, { server, clientId, nonce }, settings),
        )
      }),
  }
}
