import { env } from 'cloudflare:workers'
import { EncryptJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { createKeys } from '../../../worker/services/identity/keys'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { lastMail, mailsTo, newEmail, newReader, unique } from './by-mail'
import {
  COOKIE,
  FORGET,
  GONE,
  knownBrowser,
  mailIt,
  signInByCode,
  signOut,
  suggested,
  watchedDatabase,
} from './support/known-browser'

describe('the browser', () => {
  test('remembers who signed in, in an opaque cookie that lasts a year', async () => {
    const email = newEmail()
    const user = await createUser({ email, emailVerifiedAt: NOON })
    const visit = newReader()
    const response = await signInByCode(visit, email)
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith(`${COOKIE}=`)) ?? ''
    expect(cookie).toMatch(
      /^__Host-account=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const parts =
      cookie
        .slice(COOKIE.length + 1)
        .split(';')[0]
        ?.split('.') ?? []
    const readable = parts.map((part) => atob(part.replaceAll('-', '+').replaceAll('_', '/'))).join(' ')
    expect(readable).not.toContain(user.id)
    expect(readable).not.toContain(email)
    signOut(visit)
    expect(await suggested(visit)).toEqual({
      redactedEmailAddress: 'r•••@q•••.test',
      userId: user.id,
      socialLogins: [],
    })
  })

  test('remembers whoever signed in last', async () => {
    const { visit, user } = await knownBrowser()
    expect(await suggested(visit)).toMatchObject({ userId: user.id })
    const email = newEmail()
    const other = await createUser({ email, emailVerifiedAt: NOON })
    await signInByCode(visit, email)
    signOut(visit)
    expect(await suggested(visit)).toMatchObject({ userId: other.id })
  })

  test('remembers for a year, by our clock', async () => {
    const { visit, user } = await knownBrowser()
    visit.now = NOON + 364 * DAY
    expect(await suggested(visit)).toMatchObject({ userId: user.id })
    visit.now = NOON + 366 * DAY
    expect(await suggested(visit)).toBeNull()
    expect(visit.cookies().has(COOKIE)).toBe(false)
  })

  test('forgets on request, and then suggests nothing', async () => {
    const { visit, email } = await knownBrowser()
    expect((await visit.ask(FORGET)).data).toEqual({ forgetAlternateUser: { success: true } })
    expect(visit.cookies().has(COOKIE)).toBe(false)
    expect(await suggested(visit)).toBeNull()
    const before = mailsTo(email).length
    expect(await mailIt(visit)).toEqual({ __typename: 'NotFound', message: GONE })
    expect(mailsTo(email)).toHaveLength(before)
  })

  test.each([
    ['deactivated', 'mutation { deactivateAccount { __typename } }'],
    ['deleted', 'mutation ($username: String!) { deleteAccount(username: $username) { __typename } }'],
  ])('forgets an account that its owner has %s there', async (_, mutation) => {
    const { visit, user, email } = await knownBrowser()
    await signInByCode(visit, email)
    expect(visit.cookies().has(COOKIE)).toBe(true)
    const { data } = await visit.ask(mutation, { username: user.username })
    expect(Object.values(data ?? {})).toEqual([{ __typename: 'MutationSuccess' }])
    expect(visit.cookies().has(COOKIE)).toBe(false)
  })

  test('remembers nobody on somebody’s own host, and suggests nobody there', async () => {
    const { cookie } = await knownBrowser()
    const owner = await createUser({ username: `host${unique()}`, hasSubdomain: true })
    const host = `${owner.username}.quire.example`
    const visit = newReader()
    await visit.signIn(owner.id)
    const start = `https://${host}/m/global-identity?redirectUrl=${encodeURIComponent(`https://${host}/about`)}`
    await visit.follow(start)
    expect([...visit.cookies(host).keys()]).toContain('__Host-session')
    expect(visit.cookies(host).has(COOKIE)).toBe(false)
    const stranger = newReader()
    stranger.cookies(host).set(COOKIE, cookie)
    expect(await suggested(stranger, `https://${host}`)).toBeNull()
  })
})

test('somebody who signs in by a code on somebody’s own host isn’t remembered there', async () => {
  const email = newEmail()
  const owner = await createUser({ email, username: `host${unique()}`, hasSubdomain: true })
  const host = `${owner.username}.quire.example`
  const visit = newReader()
  const ask = (mutation: string) => visit.ask(`mutation { ${mutation} }`, {}, `https://${host}`)
  await ask(`sendAcctAuthEmail(email: "${email}", operation: "login") { __typename }`)
  const { code } = lastMail(email)
  const { data } = await ask(`verifyLoginCode(loginCode: "${code}") { ... on Token { value } }`)
  const token = (data?.verifyLoginCode as { value: string } | undefined)?.value
  await visit.get(`https://${host}/m/callback/authenticate?token=${token}`)
  const names = [...visit.cookies(host).keys()]
  expect(names).toContain('__Host-session')
  expect(names).not.toContain(COOKIE)
})

describe('nothing is suggested', () => {
  test('without the cookie, and nothing is read for it', async () => {
    await knownBrowser()
    const { DB, asked } = watchedDatabase()
    const visit = newReader({ env: { DB } })
    expect(await suggested(visit)).toBeNull()
    expect(await mailIt(visit)).toEqual({ __typename: 'NotFound', message: GONE })
    expect((await visit.get('/m/signin')).status).toBe(200)
    expect(asked).toEqual([])
    // What counts does count.
    const known = await knownBrowser({}, { env: { DB } })
    asked.length = 0
    expect(await suggested(known.visit)).not.toBeNull()
    expect(asked.length).toBeGreaterThan(0)
  })

  test('for a tampered cookie, which is removed unread', async () => {
    const { cookie, user } = await knownBrowser()
    const keys = createKeys(AUTH_SECRET)
    const sealed = async (purpose: 'alternate-user' | 'provider-answer', claims: object, key = keys) =>
      new EncryptJWT({ ...claims })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .encrypt(await key.bytes(purpose))
    const exp = Math.floor(NOON / 1000) + 3600
    const parts = cookie.split('.')
    const changed = (i: number) =>
      parts
        .map((part, at) => (at === i ? part.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) : part))
        .join('.')
    const bad = [
      '',
      'x',
      user.id,
      'x'.repeat(5000),
      ...[0, 2, 3, 4].map(changed),
      `${btoa('{"alg":"none"}').replace(/=+$/, '')}.${btoa(JSON.stringify({ sub: user.id, exp })).replace(/=+$/, '')}.`,
      await sealed('provider-answer', { sub: user.id, exp }),
      await sealed(
        'alternate-user',
        { sub: user.id, exp },
        createKeys('another secret of more than 32 characters'),
      ),
      await sealed('alternate-user', { sub: user.id }),
      await sealed('alternate-user', { exp }),
    ]
    const { DB, asked } = watchedDatabase()
    for (const value of bad) {
      const visit = newReader({ env: { DB } })
      visit.cookies().set(COOKIE, value)
      expect(await suggested(visit), value).toBeNull()
      expect(visit.cookies().has(COOKIE), value).toBe(false)
    }
    expect(asked).toEqual([])
    const visit = newReader()
    visit.cookies().set(COOKIE, await sealed('alternate-user', { sub: user.id, exp }))
    expect(await suggested(visit)).toMatchObject({ userId: user.id })
  })

  test('of a hidden account, so that nobody restores it by mistake', async () => {
    const { visit, user, email } = await knownBrowser()
    const set = (at: number | null) =>
      env.DB.prepare('UPDATE user SET deactivated_at = ?2 WHERE id = ?1').bind(user.id, at).run()
    await set(NOON)
    const before = mailsTo(email).length
    expect(await suggested(visit)).toBeNull()
    expect(await mailIt(visit)).toEqual({ __typename: 'NotFound', message: GONE })
    expect(mailsTo(email)).toHaveLength(before)
    await set(null)
    expect(await suggested(visit)).toMatchObject({ userId: user.id })
  })

  test('of a removed account, and the browser forgets it', async () => {
    const { visit, user } = await knownBrowser()
    await env.DB.prepare('DELETE FROM user WHERE id = ?1').bind(user.id).run()
    expect(await suggested(visit)).toBeNull()
    expect(visit.cookies().has(COOKIE)).toBe(false)
  })
})

test('shared pages are the same for a browser that remembers somebody', async () => {
  const { visit } = await knownBrowser()
  const stranger = newReader()
  const [known, unknown] = [await visit.get('/explore-topics'), await stranger.get('/explore-topics')]
  expect(known.headers.get('x-cache-eligibility')).toBe('enabled')
  expect(known.headers.get('x-cache-eligibility')).toBe(unknown.headers.get('x-cache-eligibility'))
  expect(known.headers.get('vary')).toBe(unknown.headers.get('vary'))
  expect(known.headers.getSetCookie()).toEqual([])
  const body = async (response: Response) => (await response.text()).replaceAll(/nonce="[^"]*"/g, '')
  expect(await body(known)).toBe(await body(unknown))
})
