import type * as oauth from 'oauth4webapi'
import type { ProviderName } from '../../../schema/rules/identity'
import { codeUrl, exchangeCode } from './exchange-code'
import { asProviderFailed } from './failed'
import { type IdentityProvider, ProviderFailed, type ProviderIdentity } from './provider'
import type { ProviderSettings } from './settings'

/** A provider that speaks OAuth 2 and has an endpoint for the identity. */
export interface OAuth2Spec {
  name: ProviderName
  /** The issuer of its identities; stays the same when its addresses change. */
  issuer: string
  authorizeUrl: URL
  tokenUrl: URL
  clientId: string
  clientAuth: oauth.ClientAuth
  scope: string
  whoIs: (accessToken: string) => Promise<ProviderIdentity>
}

/** Signs people in by OAuth 2: a code with PKCE and state. Rule: docs/rules/identity.md, "Providers". */
export function oauth2Provider(spec: OAuth2Spec, settings: ProviderSettings): IdentityProvider {
  const { name, issuer, authorizeUrl, tokenUrl, clientId, clientAuth, scope, whoIs } = spec
  const server = { issuer, authorization_endpoint: authorizeUrl.href, token_endpoint: tokenUrl.href }
  const client = { client_id: clientId }
  return {
    name,
    isForMembers: settings.isForMembers,
    authorizationUrl: (visit) =>
      asProviderFailed(() => codeUrl(authorizeUrl.href, { clientId, scope, visit })),
    identify: (answer, visit) =>
      asProviderFailed(async () => {
        const tokens = await exchangeCode({ server, client, clientAuth }, settings, { answer, visit })
        return whoIs(tokens.access_token)
      }),
  }
}

/** An endpoint's response about the token's owner: JSON, whatever media type it claims. */
export async function askAs(
  accessToken: string,
  address: URL,
  { fetch }: ProviderSettings,
): Promise<unknown> {
  const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' }
  const response = await fetch(address.href, { headers })
  if (response.status !== 200) {
    throw new ProviderFailed('invalid', `${address.host} answered ${response.status}`)
  }
  return response.json()
}
