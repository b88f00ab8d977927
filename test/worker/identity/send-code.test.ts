import { describe, expect, test, vi } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createUser } from '../../factories/user'
import {
  lastMail,
  location,
  mailsTo,
  newEmail,
  newReader,
  postLink,
  redeem,
  sendMail,
  typeCode,
  unique,
  viewerId,
} from './by-mail'

const NO_ADDRESS = { __typename: 'BadRequest', message: 'Please enter a valid email address.' }

const FAILED = { __typename: 'FailedChallenge', message: 'reCAPTCHA verification failed.' }

describe('an invalid address', () => {
  test.each([
    '',
    ' ',
    'reader',
    'reader@quire',
    'reader@quire.t',
    'read er@quire.test',
    'reader@qui re.test',
    '"reader"@quire.test',
    'rea"der@quire.test',
    'a@b.test, c@d.test',
    'Reader <reader@quire.test>',
    'reader@quire.test\nBcc: everybody@quire.test',
    'reader@quire..test',
    'reader@.test',
    'reader@-quire.test',
    'reader@quire-.test',
    `reader@${'a'.repeat(64)}.test`,
    'reader@127.0.0.1',
    'reader@quire.test/x',
    'reader@@quire.test',
    `${'a'.repeat(289)}@quire.test`,
    `a@${'b'.repeat(300)}.test`,
  ])('(%j) is refused', async (email) => {
    for (const operation of ['login', 'register']) {
      expect(await sendMail(newReader(), email, { operation })).toEqual(NO_ADDRESS)
    }
  })

  test('is distinguished from one in another script, which is stored in ASCII', async () => {
    const visit = newReader()
    const name = `lesér${unique()}`
    const sent = await sendMail(visit, `  ${name}@Bücher.Example `, { operation: 'register' })
    expect(sent).toEqual({ __typename: 'SusiMethod', value: 'register' })
    const kept = `${name}@xn--bcher-kva.example`
    expect((await typeCode(visit, lastMail(kept).code)).__typename).toBe('Token')
    const again = newReader()
    expect((await sendMail(again, `${name.toUpperCase()}@xn--bcher-kva.example`)).value).toBe('login')
  })
})

describe('requesting a mail', () => {
  test('to sign in requires an account', async () => {
    const email = newEmail()
    expect(await sendMail(newReader(), email)).toEqual({
      __typename: 'NotFound',
      message: "Sorry, we didn't recognize that email.",
    })
    expect(mailsTo(email)).toEqual([])
  })

  test('to sign up with an address that has an account sends one that signs in to it', async () => {
    const email = newEmail()
    const user = await createUser({ email })
    const visit = newReader()
    expect(
      await sendMail(visit, email.toUpperCase(), { operation: 'register', fullName: 'Mallory' }),
    ).toEqual({
      __typename: 'SusiMethod',
      value: 'login',
    })
    expect(mailsTo(email)[0]?.subject).toContain('sign-in')
    const token = await typeCode(visit, lastMail(email).code)
    expect(location(await redeem(visit, token.value ?? ''))).toBe('https://quire.example/')
    expect(await viewerId(visit)).toBe(user.id)
  })

  test.each(['', 'LOGIN', 'delete', 'connect', '__proto__'])('for %j is refused', async (operation) => {
    const email = newEmail()
    await createUser({ email })
    expect(await sendMail(newReader(), email, { operation })).toEqual({
      __typename: 'BadRequest',
      message: 'Please try again.',
    })
  })

  test('with a name or a redirect that is too long is refused', async () => {
    const email = newEmail()
    const redirect = `/${'a'.repeat(2048)}`
    expect((await sendMail(newReader(), email, { operation: 'register', redirect })).__typename).toBe(
      'BadRequest',
    )
    const fullName = 'a'.repeat(101)
    expect((await sendMail(newReader(), email, { operation: 'register', fullName })).__typename).toBe(
      'BadRequest',
    )
    expect(mailsTo(email)).toEqual([])
  })

  test('puts nothing from the request into the mail', async () => {
    const email = newEmail()
    await sendMail(newReader({ agent: 'Buy now at https://evil.example/buy (me)' }), email, {
      operation: 'register',
      fullName: 'Buy now',
      redirect: 'https://evil.example/buy',
    })
    const [mail] = mailsTo(email)
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Buy now|evil\.example/)
  })

  test('too often doesn’t block others: refused requests don’t count', async () => {
    const email = newEmail()
    await createUser({ email })
    const ask = async (minute: number) => {
      const visit = newReader()
      visit.now += minute * MINUTE
      return (await sendMail(visit, email)).__typename
    }
    for (let i = 0; i < 10; i++) await ask(0)
    for (let minute = 0; minute < 10; minute += 0.5) expect(await ask(minute)).toBe('BadRequest')
    expect(await ask(10)).toBe('SusiMethod')
  })

  test('more than ten times within ten minutes has to wait, until a mail is used or they have passed', async () => {
    const email = newEmail()
    await createUser({ email })
    const ask = () => sendMail(newReader(), email)
    for (let i = 0; i < 10; i++) expect((await ask()).__typename).toBe('SusiMethod')
    expect(await ask()).toEqual({
      __typename: 'BadRequest',
      message:
        'We’ve sent too many emails to this address. Please use the latest one, or wait 10 minutes and try again.',
    })
    expect(mailsTo(email)).toHaveLength(10)
    const later = newReader()
    later.now += 10 * MINUTE
    expect((await sendMail(later, email)).__typename).toBe('SusiMethod')
    await postLink(later, lastMail(email).token)
    expect((await ask()).__typename).toBe('SusiMethod')
  })
})

describe('the captcha', () => {
  test.each([undefined, null, '', 'dev-fail', 'DEV-PASS'])(
    'keeps %j from signing up',
    async (captchaValue) => {
      const email = newEmail()
      const more = { operation: 'register', captchaValue }
      expect(await sendMail(newReader(), email, more)).toEqual(FAILED)
      expect(mailsTo(email)).toEqual([])
    },
  )

  test('lets nobody pass when it doesn’t respond', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const broken = { CAPTCHA_PROVIDER: 'turnstile' } as Partial<Env>
    const email = newEmail()
    const visit = newReader({ env: broken })
    expect(await sendMail(visit, email, { operation: 'register' })).toEqual(FAILED)
    expect(mailsTo(email)).toEqual([])
    vi.restoreAllMocks()
  })

  test('is required to sign in after five codes within an hour from one network address', async () => {
    const address = '203.0.113.200'
    const ask = async (more = {}, at = 0) => {
      const email = newEmail()
      await createUser({ email })
      const visit = newReader({ address })
      visit.now += at
      return sendMail(visit, email, more)
    }
    for (let i = 0; i < 5; i++) expect((await ask()).__typename).toBe('SusiMethod')
    expect(await ask()).toEqual(FAILED)
    expect(await ask({ captchaValue: 'dev-fail' })).toEqual(FAILED)
    expect((await ask({ captchaValue: 'dev-pass' })).__typename).toBe('SusiMethod')
    expect((await ask({}, 60 * MINUTE)).__typename).toBe('SusiMethod')
  })

  test('comes before anything reveals whether an address has an account', async () => {
    const address = '203.0.113.201'
    for (let i = 0; i < 5; i++) await sendMail(newReader({ address }), newEmail())
    expect(await sendMail(newReader({ address }), newEmail())).toEqual(FAILED)
  })
})
