import { beforeAll, expect, test } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import {
  type Client,
  client,
  codeFor,
  decide,
  type Person,
  queryFor,
  REDIRECT,
  redeem,
  refresh,
  send,
} from './support'

/* How parameters are read, which may be there twice, empty or too many. Rule: docs/rules/oauth.md, "Parameters". */

let someone: Person
let application: Client

beforeAll(async () => {
  someone = await signedIn()
  application = await client()
})

const ASK = `query ($query: String!) { asked: oauthAuthorization(query: $query) {
  __typename
  ... on OauthAuthorization { scopes }
  ... on UserError { code }
} }`
const asked = async (query: string) => (await someone.visit.ask(ASK, { query })).data?.asked

test.each([
  ['a parameter twice', async () => `${await queryFor(application)}&scope=publish`],
  ['more than the page shows', async () => `${await queryFor(application)}&scope_hint=${'%2C'.repeat(6000)}`],
])('a request with %s is neither shown nor allowed', async (_, queryOf) => {
  const query = await queryOf()
  expect(await asked(query)).toEqual({ __typename: 'NotFound', code: 'NOT_FOUND' })
  const { status, address } = await decide(someone, new URLSearchParams(query))
  expect([status, address]).toEqual([400, undefined])
})

test('a parameter without a value is one that is left out', async () => {
  const noChallenge = { code_challenge: '', code_challenge_method: '' }
  const code = await codeFor(someone, application, { ...noChallenge, state: '' })
  const redeemed = await redeem(application, code, {
    code_verifier: '',
    resource: '',
    redirect_uri: REDIRECT,
  })
  expect(redeemed.status).toBe(200)
  expect((await refresh(application, redeemed.body.refresh_token, { scope: '' })).status).toBe(200)
  const { id, secret } = application
  const untold = { client_id: id, client_secret: secret, grant_type: '' }
  expect((await send('/v1/tokens', untold)).body.error).toBe('invalid_request')
  const basic = { authorization: `Basic ${btoa(`${id}:${secret}`)}` }
  const inHeader = { client_secret: '', grant_type: 'refresh_token' }
  expect((await send('/v1/tokens', inHeader, basic)).body.error).toBe('invalid_grant')
  // Its only address then.
  expect(await asked(String(await queryFor(application, { redirect_uri: '' })))).toEqual({
    __typename: 'OauthAuthorization',
    scopes: ['READ', 'WRITE'],
  })
})

test('of two requests that are allowed at once, neither loses what the other one is allowed', async () => {
  const person = await signedIn()
  await Promise.all(
    ['publish', 'read', 'write', 'stats'].map((scope) => codeFor(person, application, { scope })),
  )
  const { data } = await person.visit.ask('{ allowed: oauthGrants { grants { scopes } } }')
  expect(data?.allowed).toEqual({ grants: [{ scopes: ['READ', 'WRITE', 'PUBLISH', 'STATS'] }] })
})

test('nobody may frame the page that leads back', async () => {
  const response = await someone.visit.send(`/m/oauth/authorize?${await queryFor(application)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
    body: 'decision=allow',
  })
  expect(await response.text()).toContain('http-equiv="refresh"')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(response.headers.get('x-frame-options')).toBe('DENY')
})
