import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import {
  type Client,
  client,
  codeFor,
  type Person,
  REDIRECT,
  redeem,
  refresh,
  send,
  setNow,
  statusOfMe,
  VERIFIER,
} from './support'

let someone: Person
let application: Client

beforeAll(async () => {
  someone = await signedIn()
  application = await client()
})
beforeEach(() => setNow(NOON))

/** Tokens as an application has them after somebody has allowed it. */
async function tokens(of: Client = application, more = {}) {
  const { body } = await redeem(of, await codeFor(someone, of, more))
  return body
}

describe('a code', () => {
  test('is redeemed for tokens that act within their scopes', async () => {
    const { status, body, headers } = await redeem(application, await codeFor(someone, application))
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(body).toEqual({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^quire_oat_[0-9a-f]{48}$/),
      refresh_token: expect.stringMatching(/^quire_ort_[0-9a-f]{48}$/),
      expires_in: 3600,
      scope: 'read write',
    })
    expect(await statusOfMe(body.access_token)).toBe(200)
    expect(await statusOfMe(body.refresh_token)).toBe(401)
    const narrow = await tokens(application, { scope: 'publish' })
    expect(await statusOfMe(narrow.access_token)).toBe(403)
  })

  test('is redeemed once, however many try at the same time', async () => {
    const codes: string[] = []
    for (let i = 0; i < 40; i++) codes.push(await codeFor(someone, application))
    const answers = await Promise.all(
      codes.flatMap((code) => [redeem(application, code), redeem(application, code)]),
    )
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(codes.length)
    expect(new Set(good.map(({ body }) => body.access_token)).size).toBe(codes.length)
    const [first] = good
    expect(await statusOfMe(first?.body.access_token)).toBe(200)
  })

  test('that is redeemed again later ends what it was redeemed for', async () => {
    const code = await codeFor(someone, application)
    const { body } = await redeem(application, code)
    setNow(NOON + 5 * SECOND)
    expect((await redeem(application, code)).body.error).toBe('invalid_grant')
    expect(await statusOfMe(body.access_token)).toBe(200)
    setNow(NOON + 30 * SECOND)
    expect((await redeem(application, code, { code_verifier: 'w'.repeat(50) })).body.error).toBe(
      'invalid_grant',
    )
    expect(await statusOfMe(body.access_token)).toBe(200)
    expect((await redeem(application, code)).body.error).toBe('invalid_grant')
    expect(await statusOfMe(body.access_token)).toBe(401)
    expect((await refresh(application, body.refresh_token)).status).toBe(400)
  })

  test.each([
    ['without its verifier', { code_verifier: undefined }],
    ['with another verifier', { code_verifier: 'w'.repeat(50) }],
    ['with a verifier that is too short', { code_verifier: 'v' }],
    ['for another address', { redirect_uri: 'https://client.example/other' }],
    ['with a code that isn’t one', { code: `quire_oac_${'0'.repeat(48)}` }],
    ['without a code', { code: undefined }],
  ])('isn’t redeemed %s', async (_, more) => {
    const { status, body } = await redeem(application, await codeFor(someone, application), more)
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })

  test('isn’t redeemed after a minute, or by another application', async () => {
    const code = await codeFor(someone, application)
    expect((await redeem(await client(), code)).body.error).toBe('invalid_grant')
    setNow(NOON + MINUTE)
    expect((await redeem(application, code)).body.error).toBe('invalid_grant')
  })
})

describe('a refresh token', () => {
  test('is exchanged for new ones, within the same scopes or fewer', async () => {
    const before = await tokens()
    setNow(NOON + HOUR)
    expect(await statusOfMe(before.access_token)).toBe(401)
    const after = await refresh(application, before.refresh_token)
    expect([after.status, after.body.scope]).toEqual([200, 'read write'])
    expect(await statusOfMe(after.body.access_token)).toBe(200)
    const fewer = await refresh(application, after.body.refresh_token, { scope: 'write' })
    expect([fewer.status, await statusOfMe(fewer.body.access_token)]).toEqual([200, 403])
    // What is narrower is the access token alone (RFC 6749, 6).
    const whole = await refresh(application, fewer.body.refresh_token)
    expect([whole.body.scope, await statusOfMe(whole.body.access_token)]).toEqual(['read write', 200])
    const more = await refresh(application, whole.body.refresh_token, { scope: 'read publish' })
    expect(more.body.error).toBe('invalid_scope')
  })

  test('that is used again ends its whole family, and no other', async () => {
    const other = await tokens()
    const first = await tokens()
    const second = (await refresh(application, first.refresh_token)).body
    const third = (await refresh(application, second.refresh_token)).body
    expect((await refresh(application, first.refresh_token)).body.error).toBe('invalid_grant')
    for (const token of [first, second, third]) expect(await statusOfMe(token.access_token)).toBe(401)
    expect((await refresh(application, third.refresh_token)).body.error).toBe('invalid_grant')
    expect(await statusOfMe(other.access_token)).toBe(200)
  })

  test('is exchanged once, however many try at the same time', async () => {
    const { refresh_token: token } = await tokens()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(application, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('isn’t exchanged by another application, or after 60 days', async () => {
    const { refresh_token: token } = await tokens()
    expect((await refresh(await client(), token)).body.error).toBe('invalid_grant')
    setNow(NOON + 60 * DAY)
    expect((await refresh(application, token)).body.error).toBe('invalid_grant')
  })
})

describe('an application', () => {
  const basic = (id: string, secret: string) => ({
    authorization: `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`,
  })

  test('says who it is by a header, too', async () => {
    const code = await codeFor(someone, application)
    const form = { grant_type: 'authorization_code', code, code_verifier: VERIFIER, redirect_uri: REDIRECT }
    const { status } = await send('/v1/tokens', form, basic(application.id, application.secret ?? ''))
    expect(status).toBe(200)
    expect((await send('/v1/tokens', form, { authorization: 'Bearer ' })).body.error).toBe('invalid_client')
  })

  test.each([
    ['another secret', { client_secret: `quire_ocs_${'0'.repeat(48)}` }],
    ['no secret', { client_secret: undefined }],
    ['an id that isn’t one', { client_id: 'ffffffffffff' }],
  ])('isn’t believed with %s', async (_, more) => {
    const { status, body, headers } = await redeem(application, 'x', more)
    expect([status, body.error, headers.get('www-authenticate')]).toEqual([
      401,
      'invalid_client',
      'Basic realm="oauth"',
    ])
    expect(body.errors).toEqual([expect.objectContaining({ code: 401 })])
  })

  test('that runs on devices has no secret, and needs a verifier', async () => {
    const device = await client({
      isPublic: true,
      redirects: ['http://localhost/done', 'org.example.app:/done'],
    })
    expect(device.secret).toBeUndefined()
    const code = await codeFor(someone, device, { redirect_uri: 'http://localhost:49152/done' })
    expect((await redeem(device, code)).status).toBe(200)
    expect((await redeem(device, code, { client_secret: 'x' })).status).toBe(401)
  })

  test('is told when it sends something else', async () => {
    const { id, secret } = application
    const form = { client_id: id, client_secret: secret }
    expect((await send('/v1/tokens', form)).body.error).toBe('invalid_request')
    const password = await send('/v1/tokens', { ...form, grant_type: 'password' })
    expect(password.body.error).toBe('unsupported_grant_type')
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
      expect((await send('/v1/tokens', form, { 'content-type': type })).body.error).toBe('invalid_request')
    expect((await send('/v1/tokens', { ...form, code: 'x'.repeat(20_000) })).body.error).toBe(
      'invalid_request',
    )
  })
})

describe('a token', () => {
  test('is described to its own application alone', async () => {
    const { access_token: token, refresh_token: later } = await tokens()
    const ask = async ({ id, secret }: Client, text: unknown) =>
      (await send('/v1/tokens/introspect', { client_id: id, client_secret: secret, token: String(text) }))
        .body
    expect(await ask(application, token)).toMatchObject({
      active: true,
      scope: 'read write',
      client_id: application.id,
      username: someone.user.username,
      sub: someone.user.id,
      token_type: 'Bearer',
      exp: (NOON + HOUR) / SECOND,
    })
    expect(await ask(application, later)).toMatchObject({ active: true, token_type: 'refresh_token' })
    expect(await ask(await client(), token)).toEqual({ active: false })
    expect(await ask(application, 'nonsense')).toEqual({ active: false })
  })

  test('is ended by its own application, with all of its family', async () => {
    const { access_token: token, refresh_token: later } = await tokens()
    const end = ({ id, secret }: Client) =>
      send('/v1/tokens/revoke', { client_id: id, client_secret: secret, token: String(later) })
    expect((await end(await client())).status).toBe(200)
    expect(await statusOfMe(token)).toBe(200)
    expect((await end(application)).status).toBe(200)
    expect(await statusOfMe(token)).toBe(401)
    expect((await end(application)).status).toBe(200)
  })

  test('isn’t good while its owner is suspended, or once their account is hidden', async () => {
    const person = await signedIn()
    const { body } = await redeem(application, await codeFor(person, application))
    const set = (column: string, value: number | null) =>
      env.DB.prepare(`UPDATE user SET ${column} = ? WHERE id = ?`).bind(value, person.user.id).run()
    await set('is_suspended', 1)
    expect(await statusOfMe(body.access_token)).toBe(401)
    await set('is_suspended', 0)
    expect(await statusOfMe(body.access_token)).toBe(200)
    await set('deactivated_at', NOON)
    expect(await statusOfMe(body.access_token)).toBe(401)
    expect((await refresh(application, body.refresh_token)).status).toBe(400)
  })
})
