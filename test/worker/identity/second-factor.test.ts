import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { lastMail, newReader, postLink, sendMail } from './by-mail'
import { redeem, securityOf, viewerOf } from './support/credentials'
import { firstFactor, newBrowser, STEP, shownAt, somebody, verify, wrongAt } from './support/second-factor'

describe('the second step of signing in', () => {
  test('accepts each code of the app once', async () => {
    const { id, email, secret, visit } = await somebody()
    const code = shownAt(secret, visit.now)
    const other = await firstFactor(email, visit.now)
    expect(other.location).toBe('https://quire.example/m/signin?operation=two-factor')
    expect((await other.ask('{ pendingSecondFactor { user { id } } }')).data).toEqual({
      pendingSecondFactor: { user: { id } },
    })
    expect(await viewerOf(other)).toBeUndefined()
    const { value } = await verify(other, code)
    expect(await redeem(other, value)).toBe('https://quire.example/')
    expect(await viewerOf(other)).toBe(id)
    expect((await verify(other, code)).__typename).toBe('NotFound')

    const third = await firstFactor(email, visit.now)
    expect(await verify(third, code)).toMatchObject({ errorType: 'InvalidTwoFactorAuthCode' })
    third.now += STEP
    expect((await verify(third, shownAt(secret, third.now))).__typename).toBe('Token')
  })

  test('doesn’t accept the code that switched it on', async () => {
    const { email, secret } = await somebody()
    const other = await firstFactor(email, NOON)
    expect(await verify(other, shownAt(secret, NOON))).toMatchObject({
      errorType: 'InvalidTwoFactorAuthCode',
    })
  })

  test('accepts one of two concurrent uses of a code', async () => {
    const { email, secret, visit } = await somebody()
    const browsers = await Promise.all([1, 2, 3, 4].map(() => firstFactor(email, visit.now)))
    const code = shownAt(secret, visit.now)
    const all = await Promise.all(browsers.map((browser) => verify(browser, code)))
    expect(all.map(({ __typename }) => __typename).sort()).toEqual([
      'AccountLockout',
      'AccountLockout',
      'AccountLockout',
      'Token',
    ])
  })

  test('accepts one of two concurrent uses of a recovery code, and notifies its owner', async () => {
    const { email, codes, visit } = await somebody()
    const browsers = await Promise.all([1, 2, 3].map(() => firstFactor(email, visit.now)))
    const all = await Promise.all(browsers.map((browser) => verify(browser, (codes[3] ?? '').toUpperCase())))
    expect(all.filter(({ __typename }) => __typename === 'Token')).toHaveLength(1)
    expect((await securityOf(visit))?.twoFactor).toEqual({ isOn: true, recoveryCodesLeft: 9 })
    expect(mailbox()[0]?.mail).toMatchObject({
      to: email,
      subject: expect.stringContaining('A recovery code was used'),
    })
    const again = await firstFactor(email, visit.now)
    expect(await verify(again, codes[3] ?? '')).toMatchObject({ __typename: 'AccountLockout' })
    expect((await verify(again, codes[4] ?? '')).__typename).toBe('Token')
  })

  test('doesn’t accept somebody else’s recovery code', async () => {
    const one = await somebody()
    const two = await somebody()
    const other = await firstFactor(one.email, one.visit.now)
    expect(await verify(other, two.codes[0] ?? '')).toMatchObject({ errorType: 'InvalidTwoFactorAuthCode' })
  })

  test('follows the lockout rule, up to the permanent lock', async () => {
    const { email, secret, visit } = await somebody()
    const other = await firstFactor(email, visit.now)
    const wrong = () => verify(other, wrongAt(secret, other.now))
    expect(await wrong()).toMatchObject({
      errorType: 'InvalidTwoFactorAuthCode',
      message:
        'That verification code was incorrect. You have 5 more attempt(s) before your account is locked for 1 minute.',
    })
    for (let i = 0; i < 4; i++) await wrong()
    const soft = {
      errorType: 'TwoFactorAuthSoftLockout',
      message: 'You reached your maximum number of attempts. Your account will be locked for 1 minute(s).',
    }
    expect(await wrong()).toMatchObject(soft)
    expect(await verify(other, shownAt(secret, other.now))).toMatchObject(soft)
    for (let lock = 0; lock < 2; lock++) {
      other.now += MINUTE
      for (let i = 0; i < 6; i++) await wrong()
    }
    const forGood = {
      errorType: 'TwoFactorAuthPermanentLockout',
      message:
        'Your account has been locked, because you have attempted to enter a verification code too many times.',
    }
    other.now += MINUTE
    expect(await verify(other, shownAt(secret, other.now))).toMatchObject(forGood)
  })

  const forGood = { errorType: 'TwoFactorAuthPermanentLockout' }
  /** Somebody whose second factor was locked for good in a browser that gave their password. */
  const locked = async () => {
    const { email, secret, codes, visit } = await somebody()
    const other = await firstFactor(email, visit.now)
    for (let lock = 0; lock < 3; lock++) {
      for (let i = 0; i < 6; i++) await verify(other, wrongAt(secret, other.now))
      other.now += MINUTE
    }
    return { email, secret, codes, other }
  }

  test('is unlocked for good by a recovery code, of which five a day are checked', async () => {
    const one = await locked()
    expect(await verify(one.other, shownAt(one.secret, one.other.now))).toMatchObject(forGood)
    expect(await verify(one.other, 'zzzzz-zzzzz')).toMatchObject(forGood)
    expect((await verify(one.other, one.codes[0] ?? '')).__typename).toBe('Token')

    const two = await locked()
    const stranger = one.codes[1] ?? ''
    for (let i = 0; i < 5; i++) expect(await verify(two.other, stranger)).toMatchObject(forGood)
    expect(await verify(two.other, two.codes[0] ?? '')).toMatchObject(forGood)
  })

  test('can’t be blocked, for its owner who comes by mail, by somebody who knows only the password', async () => {
    const { email, codes, other } = await locked()
    for (let i = 0; i < 6; i++) expect(await verify(other, 'zzzzz-zzzzz')).toMatchObject(forGood)
    const owner = newReader({ now: other.now })
    await sendMail(owner, email)
    await postLink(owner, lastMail(email).token)
    expect((await verify(owner, codes[0] ?? '')).__typename).toBe('Token')
  })

  test('checks six of fifty concurrent wrong codes from many browsers', async () => {
    const { email, secret, visit } = await somebody()
    const browsers = await Promise.all(Array.from({ length: 10 }, () => firstFactor(email, visit.now)))
    const wrong = wrongAt(secret, visit.now)
    const all = await Promise.all(
      browsers.flatMap((browser) => [1, 2, 3, 4, 5].map(() => verify(browser, wrong))),
    )
    expect(all.filter(({ errorType }) => errorType === 'InvalidTwoFactorAuthCode')).toHaveLength(5)
    expect(all.filter(({ errorType }) => errorType === 'TwoFactorAuthSoftLockout')).toHaveLength(45)
  })

  test('belongs to the browser of the first step, for ten minutes', async () => {
    const { email, secret, visit } = await somebody()
    const other = await firstFactor(email, visit.now)
    const stranger = newBrowser(visit.now)
    expect(
      (await stranger.ask('{ pendingSecondFactor { user { id } } }')).data?.pendingSecondFactor,
    ).toBeNull()
    expect((await verify(stranger, shownAt(secret, visit.now))).__typename).toBe('NotFound')
    other.now += 10 * MINUTE
    expect((await other.ask('{ pendingSecondFactor { user { id } } }')).data?.pendingSecondFactor).toBeNull()
    expect((await verify(other, shownAt(secret, other.now))).__typename).toBe('NotFound')
  })

  test.each(['', '12345', '1234567', '１２３４５６', 'abcdef', '12 34', 'x'.repeat(5000)])(
    'doesn’t count a text that can’t be a code: %s',
    async (text) => {
      const { email, secret, visit } = await somebody()
      const other = await firstFactor(email, visit.now)
      for (let i = 0; i < 7; i++) expect((await verify(other, text)).__typename).toBe('BadRequest')
      expect((await verify(other, shownAt(secret, visit.now))).__typename).toBe('Token')
    },
  )
})
