import { beforeAll, describe, expect, test } from 'vitest'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { withoutComments } from '../../support/without-comments'
import {
  type Client,
  challengeOf,
  client,
  codeFor,
  createApplication,
  decide,
  type Person,
  queryFor,
  REDIRECT,
  redeem,
  refresh,
  statusOfMe,
} from './support'

let someone: Person
let application: Client

beforeAll(async () => {
  someone = await signedIn()
  application = await client()
})

const ASK = `query ($query: String!) { asked: oauthAuthorization(query: $query) {
  __typename
  ... on OauthAuthorization { applicationId name owner scopes isMore leadsTo }
  ... on OauthRefusal { address }
} }`
const asked = async (query: URLSearchParams, person = someone) =>
  (await person.visit.ask(ASK, { query: String(query) })).data?.asked as Record<string, unknown>

describe('a request', () => {
  test('is shown with what it asks for, and for whom', async () => {
    expect(await asked(await queryFor(application))).toMatchObject({
      __typename: 'OauthAuthorization',
      applicationId: application.id,
      name: 'Reader',
      scopes: ['READ', 'WRITE'],
      isMore: false,
      leadsTo: 'client.example',
    })
  })

  test('says when it asks for more than was allowed', async () => {
    const person = await signedIn()
    await codeFor(person, application, { scope: 'read' })
    expect(await asked(await queryFor(application, { scope: 'read' }), person)).toMatchObject({
      isMore: false,
    })
    expect(await asked(await queryFor(application, { scope: 'read stats' }), person)).toMatchObject({
      isMore: true,
    })
  })

  test('is allowed with a code, or not allowed, and its state comes back', async () => {
    const yes = await decide(someone, await queryFor(application))
    expect(yes.address).toMatch(`${REDIRECT}&code=quire_oac_`)
    expect([yes.query?.get('state'), yes.query?.get('iss')]).toEqual(['a&b', ORIGIN])
    const no = await decide(someone, await queryFor(application), 'deny')
    expect([no.query?.get('error'), no.query?.get('state'), no.query?.get('code')]).toEqual([
      'access_denied',
      'a&b',
      null,
    ])
  })

  test.each([
    ['another path', 'https://client.example/other'],
    ['another query', 'https://client.example/done'],
    ['another port', 'https://client.example:8443/done?from=quire'],
    ['another case', 'https://client.example/Done?from=quire'],
    ['a fragment', `${REDIRECT}#x`],
    ['a trailing slash', `${REDIRECT}/`],
    ['another host', 'https://client.example.evil.example/done?from=quire'],
    ['credentials', 'https://client.example@evil.example/done?from=quire'],
    ['this device', 'http://localhost/done'],
    ['a script', 'javascript:alert(1)'],
  ])('leads nowhere with %s', async (_, redirect) => {
    const query = await queryFor(application, { redirect_uri: redirect })
    expect(await asked(query)).toEqual({ __typename: 'NotFound' })
    const { status, address, text } = await decide(someone, query)
    expect([status, address, JSON.parse(text).error.code]).toEqual([400, undefined, 'BAD_REQUEST'])
    const page = await someone.visit.get(`/m/oauth/authorize?${query}`)
    expect([page.status, page.headers.get('location')]).toEqual([400, null])
  })

  test('leads nowhere for an application that isn’t there', async () => {
    const query = await queryFor({ id: 'ffffffffffff' })
    expect(await asked(query)).toEqual({ __typename: 'NotFound' })
    const statusOf = async (more: string) => (await someone.visit.get(`/m/oauth/authorize${more}`)).status
    expect([await statusOf(`?${query}`), await statusOf('')]).toEqual([400, 200])
  })

  test.each([
    ['invalid_scope', { scope: 'read everything' }],
    ['invalid_scope', { scope: '' }],
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_request', { code_challenge_method: 'plain' }],
    ['invalid_request', { code_challenge_method: undefined }],
    ['invalid_request', { code_challenge: 'short' }],
    ['invalid_request', { state: 'x'.repeat(2049) }],
  ])('is refused as %s', async (error, more) => {
    const query = await queryFor(application, more)
    const { __typename: type, address } = await asked(query)
    expect([type, new URL(String(address)).searchParams.get('error')]).toEqual(['OauthRefusal', error])
    const page = await someone.visit.get(`/m/oauth/authorize?${query}`)
    expect(page.status).toBe(400)
    expect(withoutComments(await page.text())).toContain(`the error is ${error}.`)
    expect((await decide(someone, query)).query?.get('error')).toBe(error)
  })

  test('of an application on a device needs a challenge, and may use any port there', async () => {
    const device = await client({
      isPublic: true,
      redirects: ['http://127.0.0.1/done', 'org.example.app:/done'],
    })
    const at = async (redirect: string, more = {}) =>
      (await decide(someone, await queryFor(device, { redirect_uri: redirect, ...more }))).query
    expect((await at('http://127.0.0.1:4711/done'))?.get('code')).toBeTruthy()
    expect((await at('org.example.app:/done'))?.get('code')).toBeTruthy()
    expect(await at('http://127.0.0.1:4711/other')).toBeUndefined()
    expect(await at('http://localhost:4711/done')).toBeUndefined()
    const bare = { code_challenge: undefined, code_challenge_method: undefined }
    expect((await at('http://127.0.0.1/done', bare))?.get('error')).toBe('invalid_request')
  })

  test('is decided on our own page alone, by somebody who is signed in', async () => {
    const query = await queryFor(application, { code_challenge: await challengeOf() })
    const foreign = await decide(someone, query, 'allow', { origin: 'https://evil.example' })
    expect([foreign.status, foreign.address]).toEqual([403, undefined])
    const visitor = newVisit()
    const response = await visit(visitor, query)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/m/signin?'),
    ])
  })
})

const visit = (visitor: ReturnType<typeof newVisit>, query: URLSearchParams) =>
  visitor.send(`/m/oauth/authorize?${query}`, {
    method: 'POST',
    headers: { origin: ORIGIN },
    body: 'decision=allow',
  })

describe('applications', () => {
  const run = async (person: Person, mutation: string, variables: object) => {
    const { data } = await person.visit.ask(mutation, variables)
    return data?.result as Record<string, unknown> & { __typename: string }
  }
  const ID = '($id: ID!)'

  test('have a secret that is shown once, and can be changed', async () => {
    const owner = await signedIn()
    const made = await createApplication(owner)
    expect(made).toMatchObject({
      __typename: 'OauthApplicationSecret',
      secret: expect.stringMatching(/^quire_ocs_[0-9a-f]{48}$/),
      own: { applications: [{ name: 'Reader', redirects: [REDIRECT], hasSecret: true, userCount: 0 }] },
    })
    const id = String(made.applicationId)
    const before = { owner, id, secret: String(made.secret) }
    const rotated = await run(
      owner,
      `mutation ${ID} { result: rotateOauthSecret(applicationId: $id) { __typename ... on OauthApplicationSecret { secret } } }`,
      { id },
    )
    const { body } = await redeem(before, await codeFor(someone, before))
    expect(body.error).toBe('invalid_client')
    const after = { ...before, secret: String(rotated.secret) }
    expect((await redeem(after, await codeFor(someone, after))).status).toBe(200)
  })

  test.each([
    ['redirects', { redirects: [] }],
    ['redirects', { redirects: ['http://client.example/'] }],
    ['redirects', { redirects: ['https://client.example/#x'] }],
    ['redirects', { redirects: ['javascript:alert(1)'] }],
    ['redirects', { redirects: ['http://localhost/'] }],
    ['redirects', { isPublic: true, redirects: ['http://client.example/'] }],
    ['redirects', { isPublic: true, redirects: ['app:/done'] }],
    ['redirects', { redirects: Array.from({ length: 11 }, (_, i) => `https://client.example/${i}`) }],
    ['redirects', { redirects: ['https://client.example/\u202edone'] }],
    ['website', { website: 'https://client.example/\u202e' }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['website', { website: 'http://client.example/' }],
    ['description', { description: 'x'.repeat(281) }],
  ])('aren’t made with a wrong %s', async (field, input) => {
    expect(await createApplication(someone, input)).toMatchObject({ __typename: 'BadRequest', field })
  })

  test('are their owner’s alone, who has 20 at most', async () => {
    for (const mutation of [
      'rotateOauthSecret(applicationId: $id)',
      'deleteOauthApplication(applicationId: $id)',
      'updateOauthApplication(input: { applicationId: $id, name: "A", website: "https://a.example/", redirects: ["https://a.example/"] })',
    ]) {
      const query = `mutation ${ID} { result: ${mutation} { __typename } }`
      expect(await run(someone, query, { id: application.id })).toEqual({ __typename: 'NotFound' })
    }
    const owner = await signedIn()
    for (let i = 0; i < 20; i++) await createApplication(owner)
    expect(await createApplication(owner)).toMatchObject({ __typename: 'Conflict' })
  })

  test('end with all that they were allowed, when they are deleted', async () => {
    const made = await client()
    const { body } = await redeem(made, await codeFor(someone, made))
    expect(await statusOfMe(body.access_token)).toBe(200)
    const query = `mutation ${ID} { result: deleteOauthApplication(applicationId: $id) { __typename } }`
    expect(await run(made.owner, query, { id: made.id })).toEqual({ __typename: 'OauthApplications' })
    expect(await statusOfMe(body.access_token)).toBe(401)
  })

  test('end for somebody who takes back what they have allowed', async () => {
    const person = await signedIn()
    const { body } = await redeem(application, await codeFor(person, application, { scope: 'read' }))
    await codeFor(person, application, { scope: 'stats' })
    const LIST = '{ grants: oauthGrants { grants { applicationId name scopes } } }'
    expect((await person.visit.ask(LIST)).data?.grants).toEqual({
      grants: [{ applicationId: application.id, name: 'Reader', scopes: ['READ', 'STATS'] }],
    })
    const query = `mutation ${ID} { result: revokeOauthGrant(applicationId: $id) { __typename } }`
    expect(await run(person, query, { id: application.id })).toEqual({ __typename: 'OauthGrants' })
    expect(await statusOfMe(body.access_token)).toBe(401)
    expect((await refresh(application, body.refresh_token)).body.error).toBe('invalid_grant')
    expect(await run(person, query, { id: application.id })).toEqual({ __typename: 'NotFound' })
  })
})

test('programs find out where to ask', async () => {
  const visitor = newVisit({ env: { ENVIRONMENT: 'production' } })
  const server = await (await visitor.get('/.well-known/oauth-authorization-server')).json()
  expect(server).toMatchObject({
    issuer: ORIGIN,
    authorization_endpoint: `${ORIGIN}/m/oauth/authorize`,
    token_endpoint: `${ORIGIN}/v1/tokens`,
    scopes_supported: ['read', 'write', 'publish', 'publications', 'stats'],
    code_challenge_methods_supported: ['S256'],
  })
  const resource = await (await visitor.get('/.well-known/oauth-protected-resource')).json()
  expect(resource).toMatchObject({ resource: ORIGIN, authorization_servers: [ORIGIN] })
})
