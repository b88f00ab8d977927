import { describe, expect, test } from 'vitest'
import {
  EXPIRED,
  lastMail,
  location,
  newEmail,
  newReader,
  redeem,
  sendMail,
  typeCode,
  viewerId,
} from './by-mail'
import { isSignedIn, withToken } from './support/mailed-links'

const HOME = 'https://quire.example/'

describe('a code’s token', () => {
  test('works once, within a minute, in the browser that requested it', async () => {
    const first = await withToken()
    const victim = newReader()
    expect(location(await redeem(victim, first.token))).toBe(EXPIRED)
    const bound = newReader()
    await sendMail(bound, first.email)
    expect(location(await redeem(bound, first.token))).toBe(EXPIRED)
    expect([await isSignedIn(victim), await isSignedIn(bound)]).toEqual([false, false])
    const both = await Promise.all([redeem(first.visit, first.token), redeem(first.visit, first.token)])
    expect(both.map(location).sort()).toEqual([HOME, EXPIRED].sort())
    const late = await withToken()
    late.visit.now += 60_000
    expect(location(await redeem(late.visit, late.token))).toBe(EXPIRED)
    expect(await isSignedIn(late.visit)).toBe(false)
    const inTime = await withToken()
    inTime.visit.now += 59_999
    expect(location(await redeem(inTime.visit, inTime.token))).toBe(HOME)
  })

  test('isn’t used up by a HEAD request', async () => {
    const { visit, token } = await withToken()
    const head = await visit.send(`/m/callback/authenticate?token=${token}`, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(await isSignedIn(visit)).toBe(false)
    expect(location(await redeem(visit, token))).toBe(HOME)
  })

  test('does what the server has stored, whatever the address says', async () => {
    const { visit, user, token } = await withToken()
    const path = `/m/callback/authenticate?token=${token}&operation=register&state=x`
    expect(location(await visit.get(path))).toBe(HOME)
    expect(await viewerId(visit)).toBe(user.id)
    const email = newEmail()
    const newcomer = newReader()
    await sendMail(newcomer, email, { operation: 'register' })
    const { value = '' } = await typeCode(newcomer, lastMail(email).code)
    expect(location(await redeem(newcomer, value))).toBe('https://quire.example/get-started/name')
  })

  test('leads to redirectUrl if that is ours, rather than to the stored address', async () => {
    const { visit, token } = await withToken({ redirect: '/tag/food' })
    const query = `&redirectUrl=${encodeURIComponent('/tag/tides')}`
    expect(location(await redeem(visit, token, query))).toBe('https://quire.example/tag/tides')
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    'https:evil.example',
    '/\\evil.example',
    'https://quire.example@evil.example/',
    'https://quire.example.evil.example/',
    'http://quire.example/',
    'javascript:alert(1)',
    '/m/signin',
    '/%6d/signin',
    '/%6D%2Fsignin',
    '/m/signout/x',
    'https://quire.example/m/callback/email?token=x',
    '\thttps://evil.example',
  ])('never leads to %j', async (redirect) => {
    const asked = await withToken({ redirect })
    expect(location(await redeem(asked.visit, asked.token))).toBe(HOME)
    const inAddress = await withToken({ redirect: '/tag/food' })
    const query = `&redirectUrl=${encodeURIComponent(redirect)}`
    expect(location(await redeem(inAddress.visit, inAddress.token, query))).toBe(
      'https://quire.example/tag/food',
    )
    const expired = location(await redeem(newReader(), 'nothing', query))
    expect(expired).toBe(EXPIRED)
  })

  test('keeps the wanted address when it is no longer valid', async () => {
    const response = await redeem(newReader(), 'nothing', `&redirectUrl=${encodeURIComponent('/tag/food')}`)
    expect(location(response)).toBe(
      `${EXPIRED}&redirectUrl=${encodeURIComponent('https://quire.example/tag/food')}`,
    )
  })

  test('isn’t accepted from another site’s page', async () => {
    const { visit, token } = await withToken()
    const post = (origin: string) =>
      visit.send(`/m/callback/authenticate?token=${token}`, { method: 'POST', headers: { origin } })
    expect((await post('https://evil.example')).status).toBe(403)
    expect(location(await post('https://quire.example'))).toBe(HOME)
  })
})
