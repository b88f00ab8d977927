import * as oauth from 'oauth4webapi'
import type { ProviderVisit } from './provider'
import type { ProviderSettings } from './settings'

/** What oauth4webapi needs to know about a provider. */
export interface CodeClient {
  server: oauth.AuthorizationServer
  client: oauth.Client
  clientAuth: oauth.ClientAuth
}

/** The parameters of a visit that ends with a code. */
type CodeVisit = Omit<ProviderVisit, 'nonce'>

/** The response parameters that redeem a code. Providers send others that mean nothing to us. */
const MEANT = ['code', 'state', 'iss', 'error', 'error_description'] as const

/** How oauth4webapi sends requests. Whether an address may be called was decided when it was read. */
export const askedBy = (settings: ProviderSettings) => ({
  [oauth.customFetch]: (url: string, init: object) => settings.fetch(url, init),
  [oauth.allowInsecureRequests]: settings.mayAsk(new URL('http://127.0.0.1')),
})

/** The address of the provider's consent page, with state and PKCE. */
export async function codeUrl(
  endpoint: string,
  { clientId, scope, visit }: { clientId: string; scope: string; visit: CodeVisit },
  more: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const url = new URL(endpoint)
  const params = {
    client_id: clientId,
    redirect_uri: visit.redirectUri,
    response_type: 'code',
    scope,
    state: visit.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(visit.codeVerifier),
    code_challenge_method: 'S256',
    ...more,
  }
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value)
  return url
}

/**
 * Redeems the code that a person came back with; checks state, issuer and the provider's `error` first.
 *
 * @param nonce of the visit, if the provider gives an identity token, which must carry it.
 * @throws whatever oauth4webapi and the settings' `fetch` throw.
 */
export async function exchangeCode(
  { server, client, clientAuth }: CodeClient,
  settings: ProviderSettings,
  { answer, visit, nonce }: { answer: URLSearchParams; visit: CodeVisit; nonce?: string },
): Promise<oauth.TokenEndpointResponse> {
  const meant = new URLSearchParams()
  for (const name of MEANT) for (const value of answer.getAll(name)) meant.append(name, value)
  const params = oauth.validateAuthResponse(server, client, meant, visit.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    clientAuth,
    params,
    visit.redirectUri,
    visit.codeVerifier,
    askedBy(settings),
  )
  return oauth.processAuthorizationCodeResponse(
    server,
    client,
    response,
    nonce === undefined ? {} : { expectedNonce: nonce, requireIdToken: true },
  )
}
