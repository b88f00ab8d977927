import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { isAccountToken } from '../../../worker/services/identity/account-token'
import { readBrowser } from '../../../worker/services/identity/browser'
import { createKeys } from '../../../worker/services/identity/keys'
import { AUTH_SECRET, ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newEmail, newReader, sendMail } from './by-mail'

describe('the questions of the sign-in page', () => {
  test('whether an account can be created with an address', async () => {
    const email = newEmail()
    const ask = async (text: string, visit = newReader()) =>
      visit.ask('query ($email: String!) { emailAvailability(email: $email) }', { email: text })
    expect((await ask(email)).data).toEqual({ emailAvailability: true })
    await createUser({ email })
    expect((await ask(` ${email.toUpperCase()} `)).data).toEqual({ emailAvailability: false })
    expect((await ask('nobody')).errors?.[0]?.message).toBe('Please enter a valid email address.')
    const curious = newReader()
    for (let i = 0; i < 30; i++) expect((await ask(newEmail(), curious)).errors).toBeUndefined()
    expect((await ask(newEmail(), curious)).errors?.[0]?.message).toBe(
      'Too many addresses were checked. Please try again later.',
    )
  })

  test('count together with requests for codes, which then need a captcha', async () => {
    const curious = newReader()
    const ask = async () =>
      curious.ask('query ($email: String!) { emailAvailability(email: $email) }', { email: newEmail() })
    for (let i = 0; i < 27; i++) expect((await ask()).errors).toBeUndefined()
    const unknown = { __typename: 'NotFound' }
    for (let i = 0; i < 3; i++) expect(await sendMail(curious, newEmail())).toMatchObject(unknown)
    // The thirty-first question, whichever way it is asked.
    expect((await ask()).errors?.[0]?.message).toMatch(/^Too many addresses/)
    expect(await sendMail(curious, newEmail())).toMatchObject({ __typename: 'FailedChallenge' })
    expect(await sendMail(curious, newEmail(), { captchaValue: 'dev-pass' })).toMatchObject(unknown)
    // Others aren't concerned.
    expect(await sendMail(newReader(), newEmail())).toMatchObject(unknown)
  })

  test('a token for links that sign in elsewhere, valid for this browser and an hour', async () => {
    const [visit, other] = [newReader(), newReader()]
    const tokenOf = async (of: typeof visit) =>
      (await of.ask('{ accountToken }')).data?.accountToken as string
    const token = await tokenOf(visit)
    const foreign = await tokenOf(other)
    const cookie = [...visit.cookies()].map(([name, value]) => `${name}=${value}`).join('; ')
    const browser = readBrowser(new Request(ORIGIN, { headers: { cookie } }), ORIGIN)
    const isGood = (text: string, at = 0) =>
      isAccountToken({ browser, keys: createKeys(AUTH_SECRET), clock: { now: () => visit.now + at } }, text)
    expect(await isGood(token)).toBe(true)
    expect(await isGood(token, 59 * MINUTE)).toBe(true)
    expect(await isGood(token, 61 * MINUTE)).toBe(false)
    expect(await isGood(foreign)).toBe(false)
    const [head, body, seal] = token.split('.')
    expect(await isGood(`${head}.${body}.${seal?.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`)).toBe(false)
    expect(await isGood(`${btoa('{"alg":"none"}')}.${body}.`)).toBe(false)
  })

  test('how signing in works here', async () => {
    const { data } = await newReader().ask(
      `{ signInOptions { isEmailOffered providers { name } oneTap { clientId }
         captcha { provider mode siteKey scriptUrl } } }`,
    )
    expect(data?.signInOptions).toEqual({
      isEmailOffered: true,
      providers: [],
      oneTap: null,
      captcha: { provider: 'development', mode: 'standard', siteKey: 'dev-pass', scriptUrl: null },
    })
    const set = {
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      FACEBOOK_CLIENT_ID: 'id',
      FACEBOOK_CLIENT_SECRET: 'secret',
    } as Partial<Env>
    const ask = async (flags: object) => {
      const visit = newReader({ env: { ...set, FLAGS: JSON.stringify(flags) } })
      const answer = await visit.ask(
        '{ signInOptions { isEmailOffered providers { name isLoginOffered isRegisterOffered } } }',
      )
      return answer.data?.signInOptions
    }
    const google = { name: 'google', isLoginOffered: true, isRegisterOffered: true }
    expect(await ask({ disable_signup_facebook: true })).toEqual({
      isEmailOffered: true,
      providers: [google, { name: 'facebook', isLoginOffered: true, isRegisterOffered: false }],
    })
    expect(await ask({ disable_login_facebook: true, disable_login_email: true })).toEqual({
      isEmailOffered: false,
      providers: [google],
    })
  })
})
