import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { redactEmail } from '../../../worker/services/user/redact-email'
import { ORIGIN } from '../../factories/endpoint-context'
import { lastMail, newReader, redeem, typeCode, viewerId } from './by-mail'
import {
  COOKIE,
  connect,
  GONE,
  knownBrowser,
  mailIt,
  SEND,
  SERVICES,
  suggested,
} from './support/known-browser'

describe('the suggested account', () => {
  test('may be a suspended person’s: they may sign in and read', async () => {
    const { visit, user } = await knownBrowser({ isSuspended: true })
    expect(await suggested(visit)).toMatchObject({ userId: user.id })
  })

  test('has its connected services, as far as they sign people in here', async () => {
    const { user, cookie } = await knownBrowser()
    for (const provider of ['google', 'facebook', 'apple']) await connect(user.id, provider)
    const at = async (vars: Partial<Env>) => {
      const visit = newReader({ env: vars })
      visit.cookies().set(COOKIE, cookie)
      return suggested(visit)
    }
    const own = { redactedEmailAddress: 'r•••@q•••.test', userId: user.id }
    expect(await at({})).toEqual({ ...own, socialLogins: [] })
    expect(await at(SERVICES)).toEqual({ ...own, socialLogins: ['google', 'facebook'] })
    const off = { ...SERVICES, FLAGS: JSON.stringify({ disable_login_google: true }) }
    expect(await at(off)).toEqual({ ...own, socialLogins: ['facebook'] })
    const noMail = { ...SERVICES, FLAGS: JSON.stringify({ disable_login_email: true }) }
    expect(await at(noMail)).toEqual({
      userId: user.id,
      redactedEmailAddress: null,
      socialLogins: ['google', 'facebook'],
    })
    expect(await at({ FLAGS: JSON.stringify({ disable_login_email: true }) })).toBeNull()
  })

  test('has no address if the account has none', async () => {
    const { user, cookie } = await knownBrowser()
    await connect(user.id, 'facebook')
    await env.DB.prepare('UPDATE user SET email = NULL WHERE id = ?1').bind(user.id).run()
    const visit = newReader({ env: SERVICES })
    visit.cookies().set(COOKIE, cookie)
    expect(await suggested(visit)).toEqual({
      redactedEmailAddress: null,
      userId: user.id,
      socialLogins: ['facebook'],
    })
    expect(await mailIt(visit)).toEqual({ __typename: 'NotFound', message: GONE })
  })

  test.each([
    ['reader@quire.test', 'r•••@q•••.test'],
    ['a@b.c', '•••@•••.c'],
    ['me@io.dev', '•••@•••.dev'],
    ['ada@mail.cam.ac.uk', 'a•••@m•••.uk'],
    ['mira@xn--bcher-kva.example', 'm•••@•••.example'],
    ['mira@example.xn--p1ai', 'm•••@e•••'],
    ['👩‍🚀@quire.test', '👩•••@q•••.test'],
    ['odd', '•••@o•••'],
  ])('of %s is shown as %s', (email, expected) => {
    expect(redactEmail(email)).toBe(expected)
  })
})

describe('a code for the suggested account', () => {
  test('is sent to its address, which the browser never learns, and signs in', async () => {
    const { visit, user, email } = await knownBrowser()
    const response = await visit.send('/_/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ query: SEND, variables: { redirect: '/explore-topics' } }),
    })
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const text = await response.text()
    expect(JSON.parse(text).data.sendAlternateUserEmail).toEqual({ __typename: 'SusiMethod', value: 'login' })
    expect(text).not.toContain(email)
    const { value = '' } = await typeCode(visit, lastMail(email).code)
    expect((await redeem(visit, value)).headers.get('location')).toBe(`${ORIGIN}/explore-topics`)
    expect(await viewerId(visit)).toBe(user.id)
  })

  test('works only in this browser', async () => {
    const { visit, email } = await knownBrowser()
    await mailIt(visit)
    expect((await typeCode(newReader(), lastMail(email).code)).__typename).toBe('NotFound')
  })

  test('counts, and needs a captcha, like any other', async () => {
    const { visit } = await knownBrowser()
    // The browser's network asked for one code already.
    for (let i = 0; i < 4; i++) expect((await mailIt(visit)).__typename).toBe('SusiMethod')
    expect(await mailIt(visit)).toEqual({
      __typename: 'FailedChallenge',
      message: 'reCAPTCHA verification failed.',
    })
    for (let i = 0; i < 6; i++) {
      expect((await mailIt(visit, { captchaValue: 'dev-pass' })).__typename).toBe('SusiMethod')
    }
    expect((await mailIt(visit, { captchaValue: 'dev-pass' })).__typename).toBe('BadRequest')
  })
})
