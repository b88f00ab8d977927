import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import {
  DEVICE_CODE_LASTS,
  DEVICE_CODE_TRIES,
  newDeviceCode,
  typedDeviceCode,
} from '../../../schema/rules/oauth'
import { ORIGIN } from '../../factories/endpoint-context'
import { signedIn } from '../../factories/signed-in'
import { newVisit } from '../../factories/visit'
import { type Client, client, type Person } from './support'

/* docs/rules/oauth.md, "Devices". */

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code'
type Told = Record<string, string & number>

/** A device of its own network. */
let networks = 0
function newDevice() {
  networks += 1
  return newVisit({ address: `192.0.2.${networks}` })
}
type Device = ReturnType<typeof newDevice>

async function post(device: Device, path: string, fields: Record<string, string>) {
  const response = await device.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })
  return { status: response.status, told: (await response.json()) as Told }
}

const begin = (device: Device, { id }: Client, scope = 'read write') =>
  post(device, '/v1/device', { client_id: id, scope })
const poll = (device: Device, { id }: Client, code: string) =>
  post(device, '/v1/tokens', { client_id: id, grant_type: GRANT, device_code: code })

const decide = async ({ visit }: Person, typed: string, decision: string, origin = ORIGIN) => {
  const response = await visit.send(`/m/oauth/device?user_code=${encodeURIComponent(typed)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
    body: new URLSearchParams({ decision }).toString(),
  })
  return { status: response.status, text: await response.text() }
}

const ASKED = `query ($userCode: String!) { result: oauthDevice(userCode: $userCode) { __typename
  ... on OauthAuthorization { name scopes isMore leadsTo } ... on UserError { code message } } }`
const asked = async ({ visit }: Pick<Person, 'visit'>, userCode: string) =>
  (await visit.ask(ASKED, { userCode })).data?.result as Record<string, unknown>

const terminal = () => client({ isPublic: true })

describe('a device', () => {
  test('gets tokens once somebody has typed its code and allowed it', async () => {
    const [application, device, person] = [await terminal(), newDevice(), await signedIn()]
    const { status, told } = await begin(device, application)
    expect(status).toBe(200)
    expect(told).toMatchObject({
      verification_uri: `${ORIGIN}/m/oauth/device`,
      verification_uri_complete: `${ORIGIN}/m/oauth/device?user_code=${told.user_code}`,
      expires_in: 900,
      interval: 5,
    })
    expect(told.user_code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
    const code = String(told.device_code)
    expect((await poll(device, application, code)).told.error).toBe('authorization_pending')
    const typed = String(told.user_code).toLowerCase().replace('-', ' ')
    expect(await asked(person, typed)).toMatchObject({
      name: 'Reader',
      scopes: ['READ', 'WRITE'],
      leadsTo: null,
    })
    const page = await (await person.visit.get(`/m/oauth/device?user_code=${typed}`)).text()
    expect(page).toContain('Allow Reader?')
    expect(page).toContain(told.user_code)
    expect((await decide(person, typed, 'allow')).text).toContain('The device is connected')
    device.now += 5000
    const answer = await poll(device, application, code)
    expect(answer.told).toMatchObject({ token_type: 'Bearer', scope: 'read write', expires_in: 3600 })
    const me = await newVisit().get('/v1/me', { authorization: `Bearer ${answer.told.access_token}` })
    expect(((await me.json()) as { data: { id: string } }).data.id).toBe(person.user.id)
    expect((await poll(device, application, code)).told.error).toBe('invalid_grant')
  })

  test('is told if nobody allows it, and the first decision counts', async () => {
    const [application, device, person] = [await terminal(), newDevice(), await signedIn()]
    const { told } = await begin(device, application)
    expect((await decide(person, String(told.user_code), 'deny')).text).toContain('Nothing was allowed')
    expect((await decide(person, String(told.user_code), 'allow')).text).toContain('No device is waiting')
    expect((await poll(device, application, String(told.device_code))).told.error).toBe('access_denied')
  })

  test('that two decide about at once allows its application nothing for the one who came second', async () => {
    const [application, device] = [await terminal(), newDevice()]
    const people = await Promise.all(Array.from({ length: 6 }, () => signedIn()))
    const typed = String((await begin(device, application)).told.user_code)
    const answers = await Promise.all(people.map((person) => decide(person, typed, 'allow')))
    const connected = people.filter((_, i) => answers[i]?.text.includes('The device is connected'))
    expect(connected).toHaveLength(1)
    const { results } = await env.DB.prepare('SELECT user_id FROM oauth_grant WHERE application_id = ?')
      .bind(application.id)
      .all<{ user_id: string }>()
    expect(results).toEqual([{ user_id: connected[0]?.user.id }])
  })

  test('that asks too often waits five seconds longer each time', async () => {
    const [application, device] = [await terminal(), newDevice()]
    const code = String((await begin(device, application)).told.device_code)
    const after = async (ms: number) => {
      device.now += ms
      return (await poll(device, application, code)).told.error
    }
    expect(await after(0)).toBe('authorization_pending')
    expect(await after(4999)).toBe('slow_down')
    expect(await after(5000)).toBe('slow_down')
    expect(await after(15_000)).toBe('authorization_pending')
  })

  test('begins anew after fifteen minutes', async () => {
    const [application, device, person] = [await terminal(), newDevice(), await signedIn()]
    const { told } = await begin(device, application)
    device.now += DEVICE_CODE_LASTS
    person.visit.now += DEVICE_CODE_LASTS
    expect((await decide(person, String(told.user_code), 'allow')).text).toContain('No device is waiting')
    expect((await poll(device, application, String(told.device_code))).told.error).toBe('expired_token')
  })

  test('gets one pair of tokens of many requests at once', async () => {
    const [application, device, person] = [await terminal(), newDevice(), await signedIn()]
    const { told } = await begin(device, application)
    await decide(person, String(told.user_code), 'allow')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => poll(device, application, String(told.device_code))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const rows = await env.DB.prepare('SELECT count(*) AS n FROM oauth_token WHERE user_id = ?')
      .bind(person.user.id)
      .first('n')
    expect(rows).toBe(2)
  })

  test('gets nothing with a code of another application, or after the person has ended the grant', async () => {
    const [application, other, device] = [await terminal(), await terminal(), newDevice()]
    const person = await signedIn()
    const { told } = await begin(device, application)
    await decide(person, String(told.user_code), 'allow')
    expect((await poll(device, other, String(told.device_code))).told.error).toBe('invalid_grant')
    await person.visit.ask('mutation ($id: ID!) { revokeOauthGrant(applicationId: $id) { __typename } }', {
      id: application.id,
    })
    expect((await poll(device, application, String(told.device_code))).told.error).toBe('invalid_grant')
  })

  test.each([
    ['an unknown scope', { scope: 'everything' }, 'invalid_scope'],
    ['no scope', { scope: '' }, 'invalid_scope'],
    ['an unknown client', { client_id: 'nobody' }, 'invalid_client'],
  ])('with %s doesn’t begin', async (_, fields, error) => {
    const application = await terminal()
    const { told } = await post(newDevice(), '/v1/device', {
      client_id: application.id,
      scope: 'read',
      ...fields,
    })
    expect(told.error).toBe(error)
  })
})

describe('the page', () => {
  test('asks for a code, and says what is wrong with one', async () => {
    const person = await signedIn()
    expect(await (await person.visit.get('/m/oauth/device')).text()).toContain('Connect a device')
    for (const typed of ['BBBB-BBBB', 'AEIO-UAEI', 'x', '💥'.repeat(200)]) {
      const text = await (
        await person.visit.get(`/m/oauth/device?user_code=${encodeURIComponent(typed)}`)
      ).text()
      expect(text).toContain('No device is waiting with this code')
    }
  })

  test('refuses forms of other sites, and suspended people', async () => {
    const [application, device] = [await terminal(), newDevice()]
    const typed = String((await begin(device, application)).told.user_code)
    const person = await signedIn()
    expect((await decide(person, typed, 'allow', 'https://elsewhere.example')).status).toBe(403)
    const suspended = await signedIn({ isSuspended: true })
    expect((await decide(suspended, typed, 'allow')).text).toContain('suspended')
    expect(await asked({ visit: newVisit() }, typed)).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  test('lets nobody guess codes', async () => {
    const [application, device, person] = [await terminal(), newDevice(), await signedIn()]
    const typed = String((await begin(device, application)).told.user_code)
    for (let i = 0; i < DEVICE_CODE_TRIES.most; i++)
      expect(await asked(person, newDeviceCode())).toMatchObject({ code: 'NOT_FOUND' })
    expect(await asked(person, typed)).toMatchObject({ code: 'RATE_LIMITED' })
    expect(await asked(await signedIn(), typed)).toMatchObject({ __typename: 'OauthAuthorization' })
  })
})

test('a code has eight letters without vowels, and is read however it is typed', () => {
  const codes = Array.from({ length: 200 }, newDeviceCode)
  for (const code of codes) {
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/)
    expect(typedDeviceCode(` ${code.slice(0, 4).toLowerCase()}–${code.slice(4)} `)).toBe(code)
  }
  expect(new Set(codes).size).toBe(200)
})
