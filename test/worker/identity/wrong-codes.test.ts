import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { createUser } from '../../factories/user'
import {
  lastMail,
  location,
  mailsTo,
  newEmail,
  newReader,
  postLink,
  sendMail,
  typeCode,
  viewerId,
  wrongCode,
} from './by-mail'
import { INVALID, withCode } from './support/mailed-codes'

const LOCKS =
  'Invalid code. After 6 wrong codes, you have to wait 1 minute before you can try again. The link in the email still works.'

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
