import * as oauth from 'oauth4webapi'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { type Client, client, decide, type Person, REDIRECT } from './support'

const program = newVisit({ env: { ENVIRONMENT: 'production' } })

/** Sends what the library asks for to our own worker. */
const options = {
  [oauth.customFetch]: async (address: string, init: object): Promise<Response> => {
    const { pathname, search } = new URL(address)
    return program.send(pathname + search, init)
  },
}

let server: oauth.AuthorizationServer
let someone: Person
beforeAll(async () => {
  const issuer = new URL(ORIGIN)
  const response = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' })
  server = await oauth.processDiscoveryResponse(issuer, response)
  someone = await signedIn()
})

/** Goes the way of a library that nobody here wrote, up to its tokens. */
async function tokensOf(application: Client, auth: oauth.ClientAuth) {
  const as = { client_id: application.id }
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const query = new URLSearchParams({
    client_id: application.id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'read write',
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const { address = '' } = await decide(someone, query)
  const answer = oauth.validateAuthResponse(server, as, new URL(address), state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    as,
    auth,
    answer,
    REDIRECT,
    verifier,
    options,
  )
  return oauth.processAuthorizationCodeResponse(server, as, response)
}

describe.each([
  ['Basic', { isPublic: false }, (secret: string) => oauth.ClientSecretBasic(secret)],
  ['the form', { isPublic: false }, (secret: string) => oauth.ClientSecretPost(secret)],
  ['no secret', { isPublic: true }, () => oauth.None()],
])('a client of oauth4webapi that proves itself by %s', (_, input, authBy) => {
  test('gets tokens, uses them, exchanges them and ends them', async () => {
    const application = await client(input)
    const auth = authBy(application.secret ?? '')
    const as = { client_id: application.id }
    const { access_token: first, refresh_token: refresh = '', ...told } = await tokensOf(application, auth)
    expect(told).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'read write' })

    const me = await oauth.protectedResourceRequest(
      first,
      'GET',
      new URL('/v1/me', ORIGIN),
      undefined,
      undefined,
      options,
    )
    expect(await me.json()).toMatchObject({ data: { username: someone.user.username } })

    const exchanged = await oauth.processRefreshTokenResponse(
      server,
      as,
      await oauth.refreshTokenGrantRequest(server, as, auth, refresh, options),
    )
    const { access_token: second } = exchanged
    const stateOf = async (token: string) =>
      oauth.processIntrospectionResponse(
        server,
        as,
        await oauth.introspectionRequest(server, as, auth, token, options),
      )
    expect(await stateOf(second)).toMatchObject({ active: true, client_id: application.id })

    const revoked = await oauth.revocationRequest(server, as, auth, second, options)
    expect(await oauth.processRevocationResponse(revoked)).toBeUndefined()
    expect(await stateOf(second)).toEqual({ active: false })
  })
})

test('oauth4webapi reads a refusal, and sees an answer that isn’t ours', async () => {
  const application = await client()
  const as = { client_id: application.id }
  const query = new URLSearchParams({
    client_id: application.id,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'read',
    state: 'a',
  })
  const { address = '' } = await decide(someone, query, 'deny')
  expect(() => oauth.validateAuthResponse(server, as, new URL(address), 'a')).toThrow(
    expect.objectContaining({ error: 'access_denied' }),
  )
  const forged = new URL(address)
  forged.searchParams.set('iss', 'https://other.example')
  expect(() => oauth.validateAuthResponse(server, as, forged, 'a')).toThrow('iss')
})

test('the resource names its server as RFC 9728 says', async () => {
  const resource = new URL(ORIGIN)
  const response = await oauth.resourceDiscoveryRequest(resource, options)
  expect(await oauth.processResourceDiscoveryResponse(resource, response)).toMatchObject({
    authorization_servers: [server.issuer],
  })
})
