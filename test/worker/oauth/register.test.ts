import { env } from 'cloudflare:workers'
import * as oauth from 'oauth4webapi'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { REGISTERED_LASTS, REGISTERED_WAITS, REGISTRATIONS_OF_NETWORK } from '../../../schema/rules/oauth'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { sweepTables } from '../../../worker/services/retention/sweep-tables'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { codeFor, decide, queryFor, redeem, refresh, setNow } from './support'

/* docs/rules/oauth.md, "Applications that register themselves". */

let networks = 0
const newProgram = () => newVisit({ env: { ENVIRONMENT: 'production' }, address: `198.51.100.${networks++}` })

const LOOPBACK = 'http://127.0.0.1:33418/done'

async function register(sent: unknown, program = newProgram()) {
  const response = await program.send('/v1/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof sent === 'string' ? sent : JSON.stringify(sent),
  })
  const told = (await response.json()) as Record<string, unknown>
  return { status: response.status, headers: response.headers, told }
}

/** A program that has registered itself, as `support` knows applications. */
async function registered(more: object = {}) {
  const { told } = await register({ client_name: 'Tide Assistant', redirect_uris: [LOOPBACK], ...more })
  return { owner: await signedIn(), id: String(told.client_id), secret: undefined }
}

const expiryOf = async (id: string) =>
  (
    await env.DB.prepare('SELECT expires_at FROM oauth_application WHERE id = ?').bind(id).first<{
      expires_at: number | null
    }>()
  )?.expires_at

/** Deletes what is over, as the cron does. */
const sweep = (now: number) => sweepTables({ db: new Database(env.DB), clock: { now: () => now } }, 10_000)

beforeEach(() => setNow(NOON))
afterEach(() => setNow(NOON))

describe('a registration', () => {
  test('is made by a client of oauth4webapi, found by discovery, and is public whatever it asks for', async () => {
    const program = newProgram()
    const options = {
      [oauth.customFetch]: (address: string, init: object) => program.send(new URL(address).pathname, init),
    }
    const issuer = new URL(ORIGIN)
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' }),
    )
    expect(server.registration_endpoint).toBe(`${ORIGIN}/v1/register`)
    const asked = {
      client_name: 'Tide Assistant',
      client_uri: 'https://tide.example/',
      redirect_uris: [LOOPBACK],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'client_secret_post',
    }
    const client = await oauth.processDynamicClientRegistrationResponse(
      await oauth.dynamicClientRegistrationRequest(server, asked, options),
    )
    expect(client).toMatchObject({
      client_id: expect.stringMatching(/^[0-9a-f]{12}$/),
      client_name: 'Tide Assistant',
      redirect_uris: [LOOPBACK],
      token_endpoint_auth_method: 'none',
    })
    expect(client.client_secret).toBeUndefined()
  })

  test.each([
    ['invalid_redirect_uri', { redirect_uris: [] }],
    ['invalid_redirect_uri', {}],
    ['invalid_redirect_uri', { redirect_uris: 'https://tide.example/' }],
    ['invalid_redirect_uri', { redirect_uris: ['http://tide.example/'] }],
    ['invalid_redirect_uri', { redirect_uris: ['https://tide.example/#x'] }],
    ['invalid_redirect_uri', { redirect_uris: ['https://a@tide.example/'] }],
    ['invalid_redirect_uri', { redirect_uris: ['javascript:alert(1)'] }],
    ['invalid_redirect_uri', { redirect_uris: ['data:text/html,x'] }],
    ['invalid_redirect_uri', { redirect_uris: ['unknown://done'] }],
    ['invalid_redirect_uri', { redirect_uris: [LOOPBACK, 'file:///etc/passwd'] }],
    ['invalid_redirect_uri', { redirect_uris: Array.from({ length: 11 }, (_, i) => `${LOOPBACK}${i}`) }],
    ['invalid_client_metadata', { redirect_uris: [LOOPBACK], client_name: 7 }],
    ['invalid_client_metadata', { redirect_uris: [LOOPBACK], grant_types: ['password'] }],
    ['invalid_client_metadata', { redirect_uris: [LOOPBACK], response_types: ['token'] }],
    ['invalid_client_metadata', 'not JSON'],
    ['invalid_client_metadata', '"text"'],
    ['invalid_redirect_uri', '[]'],
    ['invalid_client_metadata', JSON.stringify({ redirect_uris: [LOOPBACK], x: 'x'.repeat(20_000) })],
  ])('is refused as %s: %j', async (error, sent) => {
    const { status, told } = await register(sent)
    expect([status, told.error]).toEqual([400, error])
  })

  test.each([
    ['an editor’s scheme', 'cursor://anysphere.cursor-mcp/oauth/callback'],
    ['a page', 'https://tide.example/callback'],
  ])('may return to %s', async (_, redirect) => {
    expect((await register({ redirect_uris: [redirect] })).status).toBe(201)
  })

  test('has a clean name, and shows no website that isn’t one', async () => {
    const long = await register({
      redirect_uris: [LOOPBACK],
      client_name: `\u202e${'é'.repeat(70)}`,
      client_uri: 'javascript:alert(1)',
    })
    expect(long.told.client_name).toBe('é'.repeat(60))
    expect(long.told.client_uri).toBeUndefined()
    expect((await register({ redirect_uris: [LOOPBACK] })).told.client_name).toBe('127.0.0.1:33418')
  })

  test('is refused after too many of one network, of any number at once', async () => {
    const program = newProgram()
    const { most } = REGISTRATIONS_OF_NETWORK
    const all = await Promise.all(
      Array.from({ length: most + 5 }, () => register({ redirect_uris: [LOOPBACK] }, program)),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(most)
    const refused = all.find(({ status }) => status === 429)
    expect([refused?.told.error, refused?.headers.get('retry-after')]).toEqual([
      'too_many_registrations',
      '86400',
    ])
    expect((await register({ redirect_uris: [LOOPBACK] })).status).toBe(201)
  })
})

describe('an application that has registered itself', () => {
  test('is shown as unverified, needs a verifier, and gets tokens', async () => {
    const [application, person] = [await registered(), await signedIn()]
    const query = await queryFor(application, { redirect_uri: 'http://127.0.0.1:50001/done' })
    const page = await (await person.visit.get(`/m/oauth/authorize?${query}`)).text()
    expect(page).toContain('Allow Tide Assistant?')
    expect(page).toContain('Unverified.')
    expect(page).not.toContain('not by us')
    const bare = { code_challenge: undefined, code_challenge_method: undefined, redirect_uri: LOOPBACK }
    const refused = await decide(person, await queryFor(application, bare))
    expect(refused.query?.get('error')).toBe('invalid_request')

    const code = await codeFor(person, application, { redirect_uri: LOOPBACK })
    const { status, body } = await redeem(application, code)
    expect(status).toBe(200)
    expect((await refresh(application, body.refresh_token)).status).toBe(200)
    const LIST = '{ grants: oauthGrants { grants { name isRegistered } } }'
    expect((await person.visit.ask(LIST)).data?.grants).toEqual({
      grants: [{ name: 'Tide Assistant', isRegistered: true }],
    })
  })

  test('goes after a week without use, and stays while it is used', async () => {
    const [idle, used] = [await registered(), await registered()]
    const person = await signedIn()
    expect(await expiryOf(idle.id)).toBe(NOON + REGISTERED_WAITS)
    const { body } = await redeem(used, await codeFor(person, used, { redirect_uri: LOOPBACK }))
    expect(await expiryOf(used.id)).toBe(NOON + REGISTERED_LASTS)
    await sweep(NOON + REGISTERED_WAITS)
    expect([await expiryOf(idle.id), await expiryOf(used.id)]).toEqual([undefined, NOON + REGISTERED_LASTS])
    const query = await queryFor(idle, { redirect_uri: LOOPBACK })
    expect((await decide(person, query)).status).toBe(400)

    setNow(NOON + 30 * DAY)
    const { body: next } = await refresh(used, body.refresh_token)
    expect(await expiryOf(used.id)).toBe(NOON + 30 * DAY + REGISTERED_LASTS)
    setNow(NOON + 31 * DAY - 1)
    expect((await refresh(used, next.refresh_token)).status).toBe(200)
    expect(await expiryOf(used.id)).toBe(NOON + 30 * DAY + REGISTERED_LASTS)
    await sweep(NOON + 30 * DAY + REGISTERED_LASTS)
    expect(await expiryOf(used.id)).toBeUndefined()
    const left = await env.DB.prepare('SELECT 1 FROM oauth_grant WHERE application_id = ?')
      .bind(used.id)
      .first()
    expect(left).toBeNull()
    expect((await refresh(used, body.refresh_token)).body.error).toBe('invalid_client')
  })

  test('can be banned by staff, who see that nobody owns it', async () => {
    const [application, staff] = [await registered(), await signedIn({ isStaff: true })]
    const page = await (await staff.visit.get(`/_/admin/applications/${application.id}`)).text()
    expect(page).toContain('it registered itself')
    expect(page).not.toContain('Verify this application')
    const { data } = await staff.visit.ask(
      `mutation ($input: DecideOnApplicationInput!) { result: banOauthApplication(input: $input) { __typename ... on AdminApplication { owner { id } } } }`,
      { input: { applicationId: application.id, reason: 'It pretends.' } },
    )
    expect(data?.result).toEqual({ __typename: 'AdminApplication', owner: null })
    expect((await refresh(application, 'x')).body.error).toBe('invalid_client')
  })
})
