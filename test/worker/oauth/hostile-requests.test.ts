import { beforeAll, describe, expect, test } from 'vitest'
import { signedIn } from '../../factories/signed-in'
import { type Client, client, codeFor, decide, type Person, queryFor, redeem, send } from './support'

/* docs/rules/oauth.md, "Allowing" and "Tokens": what somebody sends who means harm. */

let someone: Person
let application: Client

beforeAll(async () => {
  someone = await signedIn()
  application = await client()
})

test('nobody may frame the page that asks, nor the one for devices', async () => {
  const query = await queryFor(application)
  const page = await someone.visit.get(`/m/oauth/authorize?${query}`)
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(page.headers.get('x-frame-options')).toBe('DENY')
  const device = await someone.visit.get('/m/oauth/device')
  expect(device.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

describe('an address to return to', () => {
  test.each([
    'HTTPS://client.example/done?from=quire',
    'https://CLIENT.example/done?from=quire',
    'https://client.example/DONE?from=quire',
    'https://client.example:443/done?from=quire',
    'https://client.example/./done?from=quire',
    'https://client.example/done?from=quire&to=elsewhere',
    'https://client.example/done?from=quire#',
    'https://client.example\\@evil.example/done?from=quire',
    'https://client.example%2F@evil.example/done?from=quire',
    ' https://client.example/done?from=quire',
    '//client.example/done?from=quire',
    '/done',
    ' ',
  ])('%j leads nowhere if another one is registered', async (redirect) => {
    const { status, address } = await decide(someone, await queryFor(application, { redirect_uri: redirect }))
    expect([status, address]).toEqual([400, undefined])
  })

  test('of this device has any port only for an application on devices, and keeps its path', async () => {
    const onDevices = await client({ isPublic: true, redirects: ['http://localhost/done'] })
    const at = async (redirect: string) =>
      (await decide(someone, await queryFor(onDevices, { redirect_uri: redirect }))).query?.get('code')
    expect(await at('http://localhost:1/done')).toBeTruthy()
    expect(await at('http://localhost:65535/done')).toBeTruthy()
    for (const other of [
      'http://localhost:1/other',
      'http://localhost:1/done?x=y',
      'https://localhost:1/done',
      'http://LOCALHOST:1/done',
      'HTTP://localhost:1/done',
      'http://localhost:1/./done',
      'http://localhost:1/DONE',
      'http://localhost:1@evil.example/done',
    ])
      expect(await at(other)).toBeUndefined()
    for (const other of ['http://localhost:65536/done', 'http://localhost.evil.example:1/done'])
      expect(await at(other)).toBeUndefined()
  })
})

describe('a code', () => {
  test('isn’t redeemed by another application, with its own secret or none', async () => {
    const [code, other, onDevices] = [
      await codeFor(someone, application),
      await client(),
      await client({ isPublic: true }),
    ]
    expect((await redeem(other, code)).body.error).toBe('invalid_grant')
    expect((await redeem(onDevices, code)).body.error).toBe('invalid_grant')
    expect((await redeem({ ...application, secret: undefined }, code)).body.error).toBe('invalid_client')
    expect((await redeem(application, code)).status).toBe(200)
  })
})

describe('a form', () => {
  test.each([
    ['JSON', JSON.stringify({ grant_type: 'refresh_token' }), 'application/json'],
    ['nothing', '', 'application/x-www-form-urlencoded'],
    ['another encoding', 'ÿþg\u0000r\u0000', 'application/x-www-form-urlencoded; charset=utf-16'],
    ['too much', `grant_type=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded'],
  ])('of %s isn’t taken', async (_, body, type) => {
    const response = await someone.visit.send('/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect([400, 401]).toContain(response.status)
    expect(await response.json()).toHaveProperty('error')
  })

  test('with a field twice isn’t taken', async () => {
    const { id, secret = '' } = application
    const response = await someone.visit.send('/v1/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${new URLSearchParams({ client_id: id, client_secret: secret, grant_type: 'refresh_token' })}&client_id=x`,
    })
    expect(await response.json()).toMatchObject({ error: 'invalid_request' })
  })

  test('for something that isn’t ours isn’t taken', async () => {
    const form = { client_id: application.id, resource: 'https://evil.example/', grant_type: 'refresh_token' }
    expect((await send('/v1/tokens', form)).body.error).toBe('invalid_target')
  })
})
