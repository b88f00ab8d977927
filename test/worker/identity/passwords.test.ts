import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { createKeys } from '../../../worker/services/identity/keys'
import { judgePassword } from '../../../worker/services/identity/passwords/password-hash'
import { AUTH_SECRET, ORIGIN } from '../../factories/endpoint-context'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import {
  freshReader,
  givePassword,
  redeem,
  securityOf,
  storedHash,
  viewerOf,
  withPassword,
} from './support/credentials'

const RIGHT = 'walnut-bridge-41'
const OTHER = 'seven quiet herons'
const keys = createKeys(AUTH_SECRET)

describe('a stored password', () => {
  test('names its algorithm and parameters, and differs each time', async () => {
    const one = await givePassword('a', RIGHT, 15)
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await givePassword('b', RIGHT, 15)).not.toBe(one)
    expect(await judgePassword(keys, RIGHT, one)).toEqual({ isRight: true, isOutdated: false })
    expect(await judgePassword(keys, RIGHT.toUpperCase(), one)).toEqual({ isRight: false, isOutdated: false })
  })

  test('is useless without the pepper', async () => {
    const stored = await givePassword('c', RIGHT)
    const elsewhere = createKeys('another secret that has more than 32 characters')
    expect((await judgePassword(elsewhere, RIGHT, stored)).isRight).toBe(false)
  })

  test.each([null, '', 'plain text', '$scrypt$ln=30,r=99,p=1$c2FsdHNhbHQ$'.padEnd(80, 'A')])(
    'that is malformed matches no password: %s',
    async (stored) => {
      expect(await judgePassword(keys, RIGHT, stored)).toEqual({ isRight: false, isOutdated: false })
    },
  )
})

// Each attempt takes as long as its hash, by design, and a busy machine several times that.
describe('signing in with a password', { timeout: 240_000 }, () => {
  test('ends in a session', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    const visit = newVisit({ address })
    const given = await withPassword(visit, `  ${email.toUpperCase()} `, RIGHT)
    expect(given.__typename).toBe('Token')
    expect(await redeem(visit, given.value)).toBe('https://quire.example/')
    expect(await viewerOf(visit)).toBe(id)
    expect((await securityOf(visit))?.sessions).toMatchObject([{ isCurrent: true, method: 'password' }])
  })

  test('accepts a password typed on another keyboard', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, 'Zürich am See')
    expect((await withPassword(newVisit({ address }), email, 'Zu\u0308rich am See')).__typename).toBe('Token')
  })

  test('rehashes what was hashed with other parameters', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    const before = await givePassword(id, RIGHT, 11)
    await withPassword(newVisit({ address }), email, OTHER)
    expect(await storedHash(id)).toBe(before)
    await withPassword(newVisit({ address }), email, RIGHT)
    const after = await storedHash(id)
    expect(after).toMatch(/^\$scrypt\$ln=15,r=8,p=1\$/)
    expect((await judgePassword(keys, RIGHT, after ?? null)).isRight).toBe(true)
  })

  test('follows the lockout rule, attempt by attempt', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    const visit = newVisit({ address })
    const wrong = async () => withPassword(visit, email, OTHER)
    expect(await wrong()).toMatchObject({
      errorType: 'InvalidPassword',
      failCount: 1,
      message:
        'That password was incorrect. You have 5 more attempt(s) before your account is locked for 1 minute.',
    })
    for (let i = 0; i < 4; i++) await wrong()
    const soft = {
      errorType: 'PasswordSoftLockout',
      message: 'Due to too many password attempts, your account is locked for 1 minute(s).',
    }
    expect(await wrong()).toMatchObject(soft)
    expect(await withPassword(visit, email, RIGHT)).toMatchObject(soft)
    visit.now += MINUTE
    expect((await withPassword(visit, email, RIGHT, 'dev-pass')).__typename).toBe('Token')
    expect(await withPassword(visit, email, OTHER, 'dev-pass')).toMatchObject({ failCount: 1 })
  })

  test('is locked for good by the third lock in a day, and its owner is notified', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    const visit = newVisit({ address })
    let last = await withPassword(visit, email, OTHER, 'dev-pass')
    for (let lock = 0; lock < 3; lock++) {
      for (let i = lock === 0 ? 1 : 0; i < 6; i++) last = await withPassword(visit, email, OTHER, 'dev-pass')
      visit.now += MINUTE
    }
    const forGood = {
      errorType: 'PasswordPermanentLockout',
      message:
        'Due to security reasons, you can no longer sign in with password. Recover your password by requesting a magic link below.',
    }
    expect(last).toMatchObject(forGood)
    visit.now += 30 * 24 * 60 * MINUTE
    expect(await withPassword(visit, email, RIGHT, 'dev-pass')).toMatchObject(forGood)
    expect(mailbox().filter(({ mail }) => mail.to === email && /locked/.test(mail.subject))).toHaveLength(1)
  })

  test('checks six of two hundred concurrent wrong passwords; the others wait', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    const visit = newVisit({ address })
    const all = await Promise.all(
      Array.from({ length: 200 }, (_, i) => withPassword(visit, email, `${OTHER} ${i}`, 'dev-pass')),
    )
    const judged = all.filter(({ errorType }) => errorType === 'InvalidPassword')
    expect(judged.map(({ failCount }) => failCount).sort()).toEqual([1, 2, 3, 4, 5])
    expect(all.filter(({ errorType }) => errorType === 'PasswordSoftLockout')).toHaveLength(195)
    expect((await withPassword(visit, email, RIGHT, 'dev-pass')).errorType).toBe('PasswordSoftLockout')
  })

  test('locks out a network address that tried too often, which then locks out nobody else', async () => {
    const { address } = freshReader()
    const visit = newVisit({ address })
    for (let i = 0; i < 51; i++) await withPassword(visit, `nobody${i}@example.org`, OTHER, 'dev-pass')
    const { email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    for (let i = 0; i < 7; i++) {
      expect(await withPassword(visit, email, RIGHT, 'dev-pass')).toMatchObject({
        errorType: 'IpAuthLockout',
        message: 'For security reasons, you cannot sign in from this network for 1 day(s).',
      })
    }
    expect((await withPassword(newVisit({ address: freshReader().address }), email, RIGHT)).__typename).toBe(
      'Token',
    )
    visit.now += 24 * 60 * MINUTE
    expect((await withPassword(visit, email, RIGHT, 'dev-pass')).__typename).toBe('Token')
  })

  test('needs a captcha after ten attempts from one address', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    const visit = newVisit({ address })
    for (let i = 0; i < 10; i++) expect((await withPassword(visit, email, RIGHT)).__typename).toBe('Token')
    const failed = { __typename: 'FailedChallenge', message: 'reCAPTCHA verification failed.' }
    expect(await withPassword(visit, email, RIGHT)).toEqual(failed)
    expect(await withPassword(visit, email, RIGHT, 'dev-fail')).toEqual(failed)
    expect((await withPassword(visit, email, RIGHT, 'dev-pass')).__typename).toBe('Token')
    visit.now += 60 * MINUTE
    expect((await withPassword(visit, email, RIGHT)).__typename).toBe('Token')
  })

  test('lets nobody pass when the captcha is down', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    const visit = newVisit({ address, env: { CAPTCHA_PROVIDER: 'turnstile' } })
    for (let i = 0; i < 10; i++) await withPassword(visit, email, RIGHT)
    expect((await withPassword(visit, email, RIGHT, 'anything')).__typename).toBe('FailedChallenge')
  })

  test('doesn’t reveal whether an address has an account, or an account a password', async () => {
    const [known, bare, unknown] = [freshReader(), freshReader(), freshReader()]
    const { id } = await createUser({ email: known.email })
    await givePassword(id, RIGHT, 15)
    await createUser({ email: bare.email })
    const tries = async ({ address, email }: typeof known) => {
      const visit = newVisit({ address })
      const answers = []
      for (let i = 0; i < 8; i++) answers.push(await withPassword(visit, email, OTHER))
      return answers
    }
    const answers = await tries(known)
    expect(answers.at(-1)?.errorType).toBe('PasswordSoftLockout')
    expect(await tries(bare)).toEqual(answers)
    expect(await tries(unknown)).toEqual(answers)
  })

  test('doesn’t reveal it by the database’s statistics either', async () => {
    const [known, unknown] = [freshReader(), freshReader()]
    await createUser({ email: known.email })
    const outcome = async ({ address, email }: typeof known) => {
      const query = `mutation { signInWithPassword(email: "${email}", password: "${OTHER}") { __typename } }`
      const response = await newVisit({ address }).send('/_/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN },
        body: JSON.stringify({ query }),
      })
      expect(await response.json()).toEqual({
        data: { signInWithPassword: { __typename: 'AccountLockout' } },
      })
      return response.headers.get('server-timing')?.replace(/[\d.]+/g, (n) => (n.includes('.') ? 'ms' : n))
    }
    expect(await outcome(known)).toBe(await outcome(unknown))
  })

  test.each([
    ['not an address', RIGHT, 'Please enter a valid email address.'],
    [`${'a'.repeat(290)}@example.org`, RIGHT, 'Please enter a valid email address.'],
    ['reader@example.org', '', 'Please enter your password.'],
  ])('doesn’t count what can’t be a password: %s', async (email, password, message) => {
    const visit = newVisit({ address: freshReader().address })
    expect(await withPassword(visit, email, password)).toEqual({ __typename: 'BadRequest', message })
  })

  test('yields a token that works only in the browser where the password was typed', async () => {
    const { address, email } = freshReader()
    const { id } = await createUser({ email })
    await givePassword(id, RIGHT)
    const visit = newVisit({ address })
    const { value } = await withPassword(visit, email, RIGHT)
    const other = newVisit({ address: freshReader().address })
    await redeem(other, value)
    expect(await viewerOf(other)).toBeUndefined()
    await redeem(visit, value)
    expect(await viewerOf(visit)).toBe(id)
  })
})
