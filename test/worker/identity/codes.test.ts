import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { newLoginCode } from '../../../worker/services/identity/codes/mailed-sign-in'
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
  viewerId,
} from './by-mail'
import { accounts, INVALID, withCode } from './support/mailed-codes'

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
    expect(visit.cookies().get('__Host-session')).toMatch(/^[\w-]{43}\.[\w-]+$/)
    expect(await viewerId(visit)).toBe(user.id)
  })

  test('of a new person creates their account, with the name they gave', async () => {
    const email = newEmail()
    const visit = newReader()
    const sent = await sendMail(visit, email, { operation: 'register', fullName: ' Ada  Lovelace ' })
    expect(sent).toEqual({ __typename: 'SusiMethod', value: 'register' })
    expect(await accounts(email)).toEqual([])
    const token = await typeCode(visit, lastMail(email).code)
    expect(location(await redeem(visit, token.value ?? ''))).toBe('https://quire.example/get-started/name')
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
