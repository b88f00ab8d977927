import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { newLoginCode } from '../../../worker/services/identity/codes/mailed-sign-in'
import { createUser } from '../../factories/user'
import {
  EXPIRED,
  lastMail,
  location,
  mailsTo,
  newEmail,
  newReader,
  postLink,
  redeem,
  sendMail,
  typeCode,
  viewerId,
  wrongCode,
} from './by-mail'

const INVALID = { __typename: 'BadRequest', message: 'Invalid code.' }
const LOCKS =
  'Invalid code. After 6 wrong codes, you have to wait 1 minute before you can try again. The link in the email still works.'

/** A browser that has asked for a code of somebody's, and what the mail says. */
async function withCode() {
  const email = newEmail()
  const user = await createUser({ email })
  const visit = newReader()
  expect(await sendMail(visit, email)).toEqual({ __typename: 'SusiMethod', value: 'login' })
  return { visit, email, user, ...lastMail(email) }
}

const accounts = async (email: string) =>
  (await env.DB.prepare('SELECT * FROM user WHERE email = ?').bind(email).all()).results

describe('a code', () => {
  test('signs in with three requests, and leads where the person wanted to go', async () => {
    const email = newEmail()
    const user = await createUser({ email })
    const visit = newReader()
    await sendMail(visit, email, { redirect: '/tag/food?a=1' })
    const token = await typeCode(visit, lastMail(email).code)
    expect(token.__typename).toBe('Token')
    const response = await redeem(visit, token.value ?? '')
    expect([response.status, location(response)]).toEqual([303, 'https://quire.example/tag/food?a=1'])
    expect(visit.cookies().get('__Host-session')).toMatch(/^[\w-]{43}$/)
    expect(await viewerId(visit)).toBe(user.id)
  })

  test('of a new person creates their account, with the name they gave', async () => {
    const email = newEmail()
    const visit = newReader()
    const sent = await sendMail(visit, email, { operation: 'register', fullName: ' Ada  Lovelace ' })
    expect(sent).toEqual({ __typename: 'SusiMethod', value: 'register' })
    expect(await accounts(email)).toEqual([])
    const token = await typeCode(visit, lastMail(email).code)
    expect(location(await redeem(visit, token.value ?? ''))).toBe('https://quire.example/get-started/topics')
    expect(await accounts(email)).toMatchObject([{ name: 'Ada Lovelace', email_verified_at: visit.now }])
    expect(await viewerId(visit)).not.toBeNull()
  })

  test('of two concurrent sign-ups creates one account', async () => {
    const email = newEmail()
    const visits = [newReader(), newReader()] as const
    const codes: string[] = []
    for (const visit of visits) {
      await sendMail(visit, email, { operation: 'register' })
      codes.push(lastMail(email).code)
    }
    const tokens = await Promise.all(visits.map((visit, i) => typeCode(visit, codes[i] ?? '')))
    expect(tokens.map((token) => token.__typename)).toEqual(['Token', 'Token'])
    for (const [i, visit] of visits.entries()) await redeem(visit, tokens[i]?.value ?? '')
    const [one, ...others] = await accounts(email)
    expect(others).toEqual([])
    expect(await Promise.all(visits.map(viewerId))).toEqual([one?.id, one?.id])
  })

  test('confirms the account’s unconfirmed address', async () => {
    const { visit, email, code } = await withCode()
    expect(await accounts(email)).toMatchObject([{ email_verified_at: null }])
    await typeCode(visit, code)
    expect(await accounts(email)).toMatchObject([{ email_verified_at: visit.now }])
  })

  test.each([
    '',
    '12345',
    '1234567',
    '12 345',
    '１２３４５６',
    'abcdef',
    '12345a',
    '-12345',
    '1e4567',
    '123456\n',
    '١٢٣٤٥٦',
  ])('that is %j is refused without being counted', async (typed) => {
    const { visit } = await withCode()
    for (let i = 0; i < 7; i++) {
      expect(await typeCode(visit, typed)).toEqual({
        __typename: 'BadRequest',
        message: 'Login code must be 6 digits.',
      })
    }
  })

  test('works once, even for many concurrent requests', async () => {
    const { visit, code } = await withCode()
    const verdicts = await Promise.all(Array.from({ length: 5 }, () => typeCode(visit, code)))
    expect(verdicts.filter(({ __typename }) => __typename === 'Token')).toHaveLength(1)
    expect(await typeCode(visit, code)).toEqual({ __typename: 'NotFound', message: 'Invalid code.' })
  })

  test('works for ten minutes', async () => {
    const { visit, code } = await withCode()
    visit.now += 10 * MINUTE
    expect(await typeCode(visit, code)).toEqual({ __typename: 'NotFound', message: 'Invalid code.' })
    visit.now -= 1
    expect((await typeCode(visit, code)).__typename).toBe('Token')
  })

  test('works in no other browser, even one that has requested its own', async () => {
    const { visit, email, code } = await withCode()
    const other = newReader()
    expect(await typeCode(other, code)).toEqual({ __typename: 'NotFound', message: 'Invalid code.' })
    const stranger = newEmail()
    await createUser({ email: stranger })
    await sendMail(other, stranger)
    if (lastMail(stranger).code !== code) expect(await typeCode(other, code)).toEqual(INVALID)
    await sendMail(other, email)
    if (lastMail(email).code !== code) expect(await typeCode(other, code)).toEqual(INVALID)
    expect((await typeCode(visit, code)).__typename).toBe('Token')
  })

  test('is replaced by the browser’s next one, while the links of both mails work', async () => {
    const { visit, email, code, token } = await withCode()
    await sendMail(visit, email)
    const next = lastMail(email)
    if (next.code !== code) expect(await typeCode(visit, code)).toEqual(INVALID)
    expect((await typeCode(visit, next.code)).__typename).toBe('Token')
    expect(await typeCode(visit, code)).toEqual({ __typename: 'NotFound', message: 'Invalid code.' })
    expect(location(await postLink(visit, next.token))).toBe(EXPIRED)
    expect(location(await postLink(visit, token))).toBe('https://quire.example/')
  })

  test('isn’t in the database in plain text, and neither is the link', async () => {
    const { code, token } = await withCode()
    const { results } = await env.DB.prepare('SELECT * FROM one_time_token').all()
    const values = results.flatMap((row) => Object.values(row).map(String))
    const strings = values.flatMap((text) =>
      text.startsWith('{') ? Object.values(JSON.parse(text) as object).map(String) : [text],
    )
    expect(strings).not.toContain(code)
    expect(values.join(' ')).not.toContain(token)
  })

  test('doesn’t work once the account has another address', async () => {
    const { visit, user, code, token } = await withCode()
    await env.DB.prepare('UPDATE user SET email = ? WHERE id = ?').bind(newEmail(), user.id).run()
    expect((await typeCode(visit, code)).__typename).toBe('NotFound')
    expect(location(await postLink(visit, token))).toBe(EXPIRED)
  })

  test('has equally likely digits', async () => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let i = 0; i < 5000; i++) {
      const code = newLoginCode()
      expect(code).toMatch(/^[0-9]{6}$/)
      for (const digit of code) counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1
    }
    // 30,000 digits: 3,000 of each, within six standard deviations.
    for (const n of counts) expect(Math.abs(n - 3000)).toBeLessThan(320)
  })
})

describe('wrong codes', () => {
  test('are checked six times when 200 arrive at once; the rest have to wait, and the mailed link works', async () => {
    const { visit, user, code, token } = await withCode()
    const verdicts = await Promise.all(
      Array.from({ length: 200 }, (_, i) => typeCode(visit, wrongCode(code, i + 1))),
    )
    const judged = verdicts.filter(({ __typename }) => __typename === 'BadRequest')
    expect(judged).toHaveLength(6)
    expect(judged.filter(({ message }) => message === 'Invalid code.')).toHaveLength(5)
    expect(judged.filter(({ message }) => message === LOCKS)).toHaveLength(1)
    const told = verdicts.filter(({ __typename }) => __typename === 'RateLimited')
    expect(told).toHaveLength(194)
    expect(told[0]?.message).toBe(
      'Too many wrong codes. Please wait 1 minute and try again, or use the link in the email.',
    )
    expect((await typeCode(visit, code)).__typename).toBe('RateLimited')
    const elsewhere = newReader()
    expect(location(await postLink(elsewhere, token))).toBe('https://quire.example/')
    expect(await viewerId(elsewhere)).toBe(user.id)
  })

  test('lock typed codes for a minute, in every browser, and requesting a new one doesn’t help', async () => {
    const { visit, email, code } = await withCode()
    for (let i = 1; i <= 5; i++) expect(await typeCode(visit, wrongCode(code, i))).toEqual(INVALID)
    expect(await typeCode(visit, wrongCode(code, 6))).toEqual({ ...INVALID, message: LOCKS })
    const other = newReader()
    for (const browser of [visit, other]) {
      await sendMail(browser, email)
      expect((await typeCode(browser, lastMail(email).code)).__typename).toBe('RateLimited')
    }
    other.now += MINUTE
    expect((await typeCode(other, lastMail(email).code)).__typename).toBe('Token')
  })

  test('lock them, the third time within a day, until a day after the first', async () => {
    const { visit, email } = await withCode()
    const lock = async () => {
      await sendMail(visit, email)
      const wrong = (i: number) => typeCode(visit, wrongCode(lastMail(email).code, i))
      for (let i = 1; i <= 5; i++) expect(await wrong(i)).toEqual(INVALID)
      return (await wrong(6)).message
    }
    const begun = visit.now
    expect(await lock()).toBe(LOCKS)
    visit.now += 60 * MINUTE
    expect(await lock()).toBe(LOCKS)
    visit.now += 60 * MINUTE
    expect(await lock()).toContain('you have to wait 22 hours')
    expect(await typeCode(visit, lastMail(email).code)).toEqual({
      __typename: 'RateLimited',
      message: 'Too many wrong codes. Please wait 22 hours and try again, or use the link in the email.',
    })
    visit.now = begun + 24 * 60 * MINUTE
    await sendMail(visit, email)
    expect((await typeCode(visit, lastMail(email).code)).__typename).toBe('Token')
  })

  test('are forgotten after a correct one', async () => {
    const { visit, email, code } = await withCode()
    for (let i = 1; i <= 5; i++) await typeCode(visit, wrongCode(code, i))
    expect((await typeCode(visit, code)).__typename).toBe('Token')
    await sendMail(visit, email)
    for (let i = 1; i <= 5; i++)
      expect(await typeCode(visit, wrongCode(lastMail(email).code, i))).toEqual(INVALID)
    expect((await typeCode(visit, lastMail(email).code)).__typename).toBe('Token')
  })

  test('are forgotten when the mailed link is followed', async () => {
    const { visit, email, code, token } = await withCode()
    for (let i = 1; i <= 6; i++) await typeCode(visit, wrongCode(code, i))
    await postLink(visit, token)
    await sendMail(visit, email)
    expect((await typeCode(visit, lastMail(email).code)).__typename).toBe('Token')
  })

  test('for many accounts lock out the network address for a day, and nobody else', async () => {
    const address = '198.51.100.250'
    let last = newReader()
    for (let i = 0; i < 51; i++) {
      if (i % 5 === 0) {
        last = newReader({ address })
        const email = newEmail()
        await createUser({ email })
        await sendMail(last, email, { captchaValue: 'dev-pass' })
        expect(mailsTo(email)).toHaveLength(1)
      }
      expect((await typeCode(last, '000000')).__typename).toBe('BadRequest')
    }
    const locked = {
      __typename: 'TooManyRequests',
      message: 'For security reasons, you cannot sign in from this network for 1 day(s).',
    }
    expect(await typeCode(last, '000000')).toEqual(locked)
    const mine = newEmail()
    const user = await createUser({ email: mine })
    await sendMail(last, mine, { captchaValue: 'dev-pass' })
    expect(await typeCode(last, lastMail(mine).code)).toEqual(locked)
    const elsewhere = newReader()
    await sendMail(elsewhere, mine)
    expect((await typeCode(elsewhere, lastMail(mine).code)).__typename).toBe('Token')
    await sendMail(last, mine, { captchaValue: 'dev-pass' })
    await postLink(last, lastMail(mine).token)
    expect(await viewerId(last)).toBe(user.id)
  })
})
