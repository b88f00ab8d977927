import { describe, expect, test } from 'vitest'
import { RECENT_AUTHENTICATION } from '../../../schema/rules/identity'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import {
  EXPIRED,
  lastMail,
  location,
  newEmail,
  newReader,
  postLink,
  sendMail,
  typeCode,
  type Visit,
  viewerId,
} from './by-mail'

/** The reference that opens the site elsewhere for a signed-in person. */
async function ask(visit: Visit): Promise<string> {
  const response = await visit.send('/m/token', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '',
    },
    body: '{}',
  })
  return ((await response.json()) as { token: string }).token
}

const RECENT = '{ securitySettings { recentUntil } }'

async function recentUntil(visit: Visit): Promise<unknown> {
  const { data } = await visit.ask(RECENT)
  return (data?.securitySettings as { recentUntil: unknown } | null)?.recentUntil
}

async function signedIn() {
  const user = await createUser()
  const visit = newReader()
  await visit.signIn(user.id)
  return { user, visit }
}

test.each([
  ['of another type', 415, 'text/plain', '{}'],
  ['that isn’t JSON', 400, 'application/json', '{'],
  ['that isn’t an object', 400, 'application/json', 'null'],
  ['whose token isn’t a string', 400, 'application/json', '{"token": 7}'],
  ['that is too long', 413, 'application/json', ' '.repeat(20_001)],
])('/m/token refuses a body %s with %d', async (_, status, type, body) => {
  const { visit } = await signedIn()
  const response = await visit.send('/m/token', {
    method: 'POST',
    headers: {
      'content-type': type,
      origin: ORIGIN,
      [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '',
    },
    body,
  })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
})

test('/m/token exchanges a sign-in token once, for programs that can’t follow redirects', async () => {
  const email = newEmail()
  const user = await createUser({ email })
  const visit = newReader()
  await sendMail(visit, email, { redirect: '/tag/food' })
  const { value } = await typeCode(visit, lastMail(email).code)
  const exchange = (by: Visit) =>
    by.send('/m/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ token: value }),
    })
  const first = await exchange(visit)
  expect([first.status, await first.json()]).toEqual([200, { redirectUrl: `${ORIGIN}/tag/food` }])
  expect(await viewerId(visit)).toBe(user.id)
  const stranger = newReader()
  const second = await exchange(stranger)
  expect([second.status, await second.json()]).toMatchObject([404, { error: { code: 'NOT_FOUND' } }])
  expect(await viewerId(stranger)).toBeNull()
})

describe('a reference of a signed-in program', () => {
  test('leads to a page that asks, and signs in once who says yes', async () => {
    const { user, visit } = await signedIn()
    const token = await ask(visit)
    const elsewhere = newReader()
    expect(location(await elsewhere.get(`/m/app/login/${token}`))).toBe(
      `${ORIGIN}/m/signin?operation=link&token=${token}`,
    )
    expect(await viewerId(elsewhere)).toBeNull()
    expect(location(await postLink(elsewhere, token))).toBe(`${ORIGIN}/`)
    expect(await viewerId(elsewhere)).toBe(user.id)
    expect(location(await postLink(newReader(), token))).toBe(EXPIRED)
  })

  test('isn’t a new sign-in: changes that need a recent one still need it', async () => {
    const { visit } = await signedIn()
    visit.now += RECENT_AUTHENTICATION
    expect(await recentUntil(visit)).toBeNull()
    const elsewhere = newReader({ now: visit.now })
    await postLink(elsewhere, await ask(visit))
    expect(await recentUntil(elsewhere)).toBeNull()
  })

  test('is valid as long as the session that issued it', async () => {
    const { visit } = await signedIn()
    const token = await ask(visit)
    const { data } = await visit.ask('{ viewer { signOutToken } }')
    await visit.get(`/m/signout/${(data as { viewer: { signOutToken: string } }).viewer.signOutToken}`)
    const elsewhere = newReader()
    expect(location(await postLink(elsewhere, token))).toBe(EXPIRED)
    expect(await viewerId(elsewhere)).toBeNull()
  })

  test('works in the same browser too', async () => {
    const { user, visit } = await signedIn()
    await postLink(visit, await ask(visit))
    expect(await viewerId(visit)).toBe(user.id)
  })
})
