import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createCollection } from '../../factories/collection'
import { createUser } from '../../factories/user'
import {
  EXPIRED,
  lastMail,
  location,
  newEmail,
  newReader,
  postLink,
  redeem,
  sendMail,
  typeCode,
  unique,
  type Visit,
  viewerId,
  wrongCode,
} from './by-mail'
import { isSignedIn, withLink, withToken } from './support/mailed-links'

const HOME = 'https://quire.example/'

const LINK = `query ($token: String!) {
  signInLink(token: $token) { operation emailObfuscated isSameBrowser user { id } }
}`

const linkOf = async (visit: Visit, token: string) => (await visit.ask(LINK, { token })).data?.signInLink

describe('a mailed link', () => {
  test('leads to a page that says whose account it is, and its form signs in, once', async () => {
    const { visit, email, user, link, token } = await withLink({ redirect: '/tag/food' })
    const response = await visit.get(link)
    expect([response.status, location(response)]).toEqual([
      303,
      `https://quire.example/m/signin?operation=link&token=${token}`,
    ])
    expect(await linkOf(visit, token)).toEqual({
      operation: 'login',
      emailObfuscated: `r•••${email.slice(email.indexOf('@'))}`,
      isSameBrowser: true,
      user: { id: user.id },
    })
    expect(location(await postLink(visit, token))).toBe('https://quire.example/tag/food')
    expect(await viewerId(visit)).toBe(user.id)
    expect(await linkOf(visit, token)).toBeNull()
    expect(location(await postLink(newReader(), token))).toBe(EXPIRED)
  })

  test('isn’t used up by programs that scan mail', async () => {
    const { visit, link, token } = await withLink()
    const scanner = newReader()
    for (let i = 0; i < 3; i++) {
      await scanner.follow(link)
      await scanner.send(link, { method: 'HEAD' })
      await scanner.send(`/m/signin?operation=link&token=${token}`, { method: 'HEAD' })
    }
    expect(await isSignedIn(scanner)).toBe(false)
    expect(location(await postLink(visit, token))).toBe(HOME)
  })

  test('says in another browser that it was requested elsewhere, and works there', async () => {
    const { token, user } = await withLink()
    const phone = newReader()
    expect(await linkOf(phone, token)).toMatchObject({ isSameBrowser: false, user: { id: user.id } })
    await postLink(phone, token)
    expect(await viewerId(phone)).toBe(user.id)
  })

  test('creates a new person’s account', async () => {
    const email = newEmail()
    await sendMail(newReader(), email, { operation: 'register' })
    const phone = newReader()
    const { token } = lastMail(email)
    expect(await linkOf(phone, token)).toMatchObject({ operation: 'register', user: null })
    expect(location(await postLink(phone, token))).toBe('https://quire.example/get-started/name')
    expect(await isSignedIn(phone)).toBe(true)
  })

  test('is used up together with the code of the same mail', async () => {
    const { visit, code, token } = await withLink()
    await postLink(newReader(), token)
    expect((await typeCode(visit, code)).__typename).toBe('NotFound')
  })

  test('works once, even for many concurrent requests', async () => {
    const { token } = await withLink()
    const places = await Promise.all(
      Array.from({ length: 6 }, async () => location(await postLink(newReader(), token))),
    )
    expect(places.filter((place) => place === HOME)).toHaveLength(1)
  })

  test('works for ten minutes', async () => {
    const { token } = await withLink()
    const late = newReader()
    late.now += 10 * MINUTE
    expect(await linkOf(late, token)).toBeNull()
    expect(location(await postLink(late, token))).toBe(EXPIRED)
    expect(await isSignedIn(late)).toBe(false)
  })

  test('lifts the locks of typed codes and of the password, even permanent ones', async () => {
    const { visit, email, user, code, token } = await withLink()
    const tryPassword = async (browser: Visit) => {
      const { data } = await browser.ask(
        `mutation ($email: String!) {
          signInWithPassword(email: $email, password: "wrong") { ... on AccountLockout { errorType } }
        }`,
        { email },
      )
      return (data?.signInWithPassword as { errorType: string } | undefined)?.errorType
    }
    for (let lock = 0; lock < 3; lock++) {
      const browser = newReader()
      browser.now += lock * MINUTE
      for (let i = 0; i < 6; i++) await tryPassword(browser)
    }
    expect(await tryPassword(visit)).toBe('PasswordPermanentLockout')
    for (let i = 1; i <= 6; i++) await typeCode(visit, wrongCode(code, i))
    expect((await typeCode(visit, code)).__typename).toBe('RateLimited')
    expect(location(await postLink(visit, token))).toBe(HOME)
    expect(await viewerId(visit)).toBe(user.id)
    expect(await tryPassword(newReader())).toBe('InvalidPassword')
  })

  test('posted by another site’s page signs nobody in, and stays valid', async () => {
    const { token } = await withLink()
    const victim = newReader()
    for (const origin of [
      'https://evil.example',
      'null',
      'http://quire.example',
      'https://ann.quire.example',
    ]) {
      expect((await postLink(victim, token, { origin })).status).toBe(403)
    }
    expect(await isSignedIn(victim)).toBe(false)
    const withoutOrigin = await victim.send(`/m/callback/email?token=${token}`, { method: 'POST' })
    expect(location(withoutOrigin)).toBe(HOME)
  })

  test.each(['', 'x', 'a'.repeat(43), 'a'.repeat(6000), '../../', '%00', '0'.repeat(64)])(
    'that is %j is invalid',
    async (token) => {
      const visit = newReader()
      expect(location(await postLink(visit, token))).toBe(EXPIRED)
      expect(await linkOf(visit, token)).toBeNull()
      expect(visit.cookies().has('__Host-session')).toBe(false)
    },
  )

  test('can’t be used as a code’s token, nor the other way round', async () => {
    const { visit, token, user } = await withToken()
    expect(location(await postLink(visit, token))).toBe(EXPIRED)
    const other = await withLink()
    expect(location(await redeem(other.visit, other.token))).toBe(EXPIRED)
    await redeem(visit, token)
    expect(await viewerId(visit)).toBe(user.id)
  })

  test('replaces the browser’s session', async () => {
    const before = await createUser()
    const { visit, token, user } = await withLink()
    const old = await visit.signIn(before.id)
    const value = visit.cookies().get('__Host-session')
    await postLink(visit, token)
    expect(visit.cookies().get('__Host-session')).not.toBe(value)
    expect(await viewerId(visit)).toBe(user.id)
    const left = await env.DB.prepare('SELECT 1 FROM session WHERE hash = ?').bind(old).all()
    expect(left.results).toEqual([])
  })

  test('that was requested on a publication’s own host leads there by a page, since forms may not', async () => {
    const owner = await createUser()
    const domain = `tides${unique()}.example`
    await createCollection({ creatorId: owner.id, domain, domainVerifiedAt: 1 })
    const { visit, token } = await withLink({ redirect: `https://${domain}/about?a=1&b=2` })
    const response = await postLink(visit, token)
    expect([response.status, location(response)]).toEqual([200, ''])
    const target = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(await response.text())?.[1]
    const there = new URL(target?.replaceAll('&amp;', '&') ?? '')
    expect([there.host, there.pathname]).toEqual([domain, '/m/global-identity'])
    expect(there.searchParams.get('redirectUrl')).toBe(`https://${domain}/about?a=1&b=2`)
    expect(await isSignedIn(visit)).toBe(true)
  })
})
