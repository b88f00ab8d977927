import { env } from 'cloudflare:workers'
import { Secret, TOTP } from 'otpauth'
import { beforeEach, describe, expect, test } from 'vitest'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { createKeys } from '../../../worker/services/identity/keys'
import { newRecoveryCodes, normalizedRecoveryCode } from '../../../worker/services/identity/recovery-codes'
import { decryptSecret, encryptSecret, qrSvg, stepOf } from '../../../worker/services/identity/totp'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { MINUTE, NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import {
  givePassword,
  mutate,
  quoted,
  redeem,
  securityOf,
  type Visit,
  viewerOf,
  withPassword,
} from './support/credentials'

const RIGHT = 'walnut-bridge-41'
const STEP = 30_000
const keys = createKeys(AUTH_SECRET)
let turn = 0

/** What an authenticator app shows at a time. */
const shownAt = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** Six digits that the app shows at no time around now. */
function wrongAt(secret: string, now: number): string {
  const near = [-2, -1, 0, 1, 2].map((n) => shownAt(secret, now + n * STEP))
  for (let n = 0; ; n++) {
    const code = String(n).padStart(6, '0')
    if (!near.includes(code)) return code
  }
}

const verify = (visit: Visit, code: string) =>
  mutate(visit, 'Token', `verifyTwoFactorCode(code: ${quoted(code)})`)
const confirm = (visit: Visit, code: string) =>
  mutate(visit, 'RecoveryCodes', `confirmTwoFactor(code: ${quoted(code)})`)
const start = (visit: Visit) => mutate(visit, 'TwoFactorSetup', 'startTwoFactor')

describe('the codes of an app', () => {
  const secret = Secret.fromLatin1('12345678901234567890').base32

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %d', (second, code) => {
    expect(stepOf(secret, code, second * 1000)).toBe(Math.floor(second / 30))
  })

  test('are good for a step to either side, and no further', () => {
    const code = shownAt(secret, NOON)
    const step = NOON / STEP
    expect([-2, -1, 0, 1, 2].map((n) => stepOf(secret, code, NOON + n * STEP))).toEqual([
      undefined,
      step,
      step,
      step,
      undefined,
    ])
  })
})

test('a secret is kept encrypted, for its owner alone', async () => {
  const kept = await encryptSecret(keys, 'a', 'JBSWY3DPEHPK3PXP')
  expect(kept).not.toContain('JBSWY3DPEHPK3PXP')
  expect(await encryptSecret(keys, 'a', 'JBSWY3DPEHPK3PXP')).not.toBe(kept)
  expect(await decryptSecret(keys, 'a', kept)).toBe('JBSWY3DPEHPK3PXP')
  await expect(decryptSecret(keys, 'b', kept)).rejects.toThrow()
  const others = createKeys('another secret that has more than 32 characters')
  await expect(decryptSecret(others, 'a', kept)).rejects.toThrow()
})

test('recovery codes are ten, readable, and forgiving of how they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
  expect(normalizedRecoveryCode(' K7M2P x9q4r ')).toBe('k7m2px9q4r')
  expect(normalizedRecoveryCode('O1LI2-34567')).toBe('0111234567')
  for (const none of ['', '123456', 'k7m2p-x9q4', 'k7m2p-x9q4u', 'k'.repeat(100_000)]) {
    expect(normalizedRecoveryCode(none)).toBeUndefined()
  }
})

test('the QR code is dark on white with a quiet zone of four modules', () => {
  const svg = qrSvg('otpauth://totp/Quire:reader?secret=JBSWY3DPEHPK3PXP')
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  expect(svg).toContain(`<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`)
  const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, width]) => [x, y, width].map(Number))
  expect(runs.length).toBeGreaterThan(100)
  for (const [x = 0, y = 0, width = 0] of runs) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x + width, y + 1)).toBeLessThanOrEqual(size - 4)
  }
  expect(svg.length).toBeLessThan(20_000)
})

/** Somebody with a second factor, in a browser of theirs, and with the secret in their app. */
async function somebody({ at = NOON } = {}) {
  turn += 1
  const email = `factor${turn}@example.org`
  const { id = '' } = await createUser({ email })
  await givePassword(id, RIGHT)
  const visit = newVisit({ address: `198.51.100.${turn}`, now: at })
  await visit.signIn(id)
  const { secret = '' } = await start(visit)
  const { codes = [] } = await confirm(visit, shownAt(secret, at))
  visit.now += 2 * STEP
  return { id, email, secret, codes, visit }
}

/** The first factor, in a new browser. */
async function firstFactor(email: string, now: number): Promise<Visit> {
  turn += 1
  const visit = newVisit({ address: `198.51.100.${turn}`, now })
  const { value } = await withPassword(visit, email, RIGHT)
  const location = await redeem(visit, value)
  expect(location).toBe('https://quire.example/m/signin?operation=two-factor')
  return visit
}

describe('setting the second factor up', () => {
  let visit: Visit
  let id = ''
  let email = ''
  beforeEach(async () => {
    turn += 1
    email = `setup${turn}@example.org`
    id = (await createUser({ email })).id
    visit = newVisit({ address: `198.51.100.${turn}` })
    await visit.signIn(id)
  })

  test('takes a code of the app, and gives ten recovery codes', async () => {
    const { secret = '', otpauthUrl = '', qrSvg: qr } = await start(visit)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const url = new URL(otpauthUrl)
    expect(decodeURIComponent(url.pathname)).toBe(`/Quire:${email}`)
    expect(url.searchParams.get('secret')).toBe(secret)
    expect(url.searchParams.get('issuer')).toBe('Quire')
    expect(qr).toBe(qrSvg(otpauthUrl))
    expect((await securityOf(visit))?.twoFactor).toEqual({ isOn: false, recoveryCodesLeft: 0 })

    const given = await confirm(
      visit,
      `${shownAt(secret, NOON).slice(0, 3)} ${shownAt(secret, NOON).slice(3)}`,
    )
    expect(given.codes).toHaveLength(10)
    expect((await securityOf(visit))?.twoFactor).toEqual({ isOn: true, recoveryCodesLeft: 10 })
    expect(mailbox()[0]?.mail.subject).toContain('Two-factor authentication was turned on')
    const row = await env.DB.prepare('SELECT secret FROM totp_credential WHERE user_id = ?').bind(id).first()
    expect(JSON.stringify(row)).not.toContain(secret)
    const kept = await env.DB.prepare('SELECT hash FROM recovery_code WHERE user_id = ?').bind(id).all()
    for (const code of given.codes ?? []) expect(JSON.stringify(kept.results)).not.toContain(code)
    expect((await start(visit)).__typename).toBe('Conflict')
  })

  test('asks nobody for a code before that', async () => {
    await givePassword(id, RIGHT)
    await start(visit)
    const other = newVisit({ address: `203.0.113.${turn}` })
    const { value } = await withPassword(other, email, RIGHT)
    expect(await redeem(other, value)).toBe('https://quire.example/')
  })

  test('refuses wrong codes without counting them, the secret of a setup before, and an old setup', async () => {
    const { secret: old = '' } = await start(visit)
    const { secret = '' } = await start(visit)
    expect(secret).not.toBe(old)
    for (let i = 0; i < 8; i++) {
      expect((await confirm(visit, wrongAt(secret, NOON))).__typename).toBe('BadRequest')
    }
    expect((await confirm(visit, shownAt(old, NOON))).__typename).toBe('BadRequest')
    visit.now += 31 * MINUTE
    expect((await confirm(visit, shownAt(secret, visit.now))).__typename).toBe('BadRequest')
    expect((await securityOf(visit))?.twoFactor?.isOn).toBe(false)
  })

  test('confirmed twice at once is confirmed once, with the codes that were shown', async () => {
    const { secret = '' } = await start(visit)
    const code = shownAt(secret, NOON)
    const both = await Promise.all([confirm(visit, code), confirm(visit, code)])
    const done = both.filter(({ __typename }) => __typename === 'RecoveryCodes')
    expect(done).toHaveLength(1)
    await givePassword(id, RIGHT)
    const other = await firstFactor(email, NOON)
    expect((await verify(other, done[0]?.codes?.[0] ?? '')).__typename).toBe('Token')
  })

  test('needs a sign-in not long ago', async () => {
    await visit.signIn(id, { authenticatedAt: NOON - 16 * MINUTE })
    expect((await start(visit)).__typename).toBe('Forbidden')
  })
})

describe('the second step of signing in', () => {
  test('takes a code of the app, and each once', async () => {
    const { id, email, secret, visit } = await somebody()
    const code = shownAt(secret, visit.now)
    const other = await firstFactor(email, visit.now)
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

  test('the code that switched it on signs nobody in', async () => {
    const { email, secret } = await somebody()
    const other = await firstFactor(email, NOON)
    expect(await verify(other, shownAt(secret, NOON))).toMatchObject({
      errorType: 'InvalidTwoFactorAuthCode',
    })
  })

  test('one code used twice at once works once', async () => {
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

  test('one recovery code used twice at once works once, and its owner is told', async () => {
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

  test('somebody else’s recovery code is none', async () => {
    const one = await somebody()
    const two = await somebody()
    const other = await firstFactor(one.email, one.visit.now)
    expect(await verify(other, two.codes[0] ?? '')).toMatchObject({ errorType: 'InvalidTwoFactorAuthCode' })
  })

  test('says what the rule of lockouts says, up to the lock for good', async () => {
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

  test('fifty wrong codes at once from many browsers: six are judged', async () => {
    const { email, secret, visit } = await somebody()
    const browsers = await Promise.all(Array.from({ length: 10 }, () => firstFactor(email, visit.now)))
    const wrong = wrongAt(secret, visit.now)
    const all = await Promise.all(
      browsers.flatMap((browser) => [1, 2, 3, 4, 5].map(() => verify(browser, wrong))),
    )
    expect(all.filter(({ errorType }) => errorType === 'InvalidTwoFactorAuthCode')).toHaveLength(5)
    expect(all.filter(({ errorType }) => errorType === 'TwoFactorAuthSoftLockout')).toHaveLength(45)
  })

  test('belongs to the browser of the first, for ten minutes', async () => {
    const { email, secret, visit } = await somebody()
    const other = await firstFactor(email, visit.now)
    const stranger = newVisit({ now: visit.now })
    expect(
      (await stranger.ask('{ pendingSecondFactor { user { id } } }')).data?.pendingSecondFactor,
    ).toBeNull()
    expect((await verify(stranger, shownAt(secret, visit.now))).__typename).toBe('NotFound')
    other.now += 10 * MINUTE
    expect((await other.ask('{ pendingSecondFactor { user { id } } }')).data?.pendingSecondFactor).toBeNull()
    expect((await verify(other, shownAt(secret, other.now))).__typename).toBe('NotFound')
  })

  test.each(['', '12345', '1234567', '１２３４５６', 'abcdef', '12 34', 'x'.repeat(5000)])(
    'a text that can be no code is not counted: %s',
    async (text) => {
      const { email, secret, visit } = await somebody()
      const other = await firstFactor(email, visit.now)
      for (let i = 0; i < 7; i++) expect((await verify(other, text)).__typename).toBe('BadRequest')
      expect((await verify(other, shownAt(secret, visit.now))).__typename).toBe('Token')
    },
  )
})

describe('a second factor that is on', () => {
  test('is switched off by a code, with its recovery codes', async () => {
    const { id, email, secret, visit } = await somebody()
    const off = (code: string) => mutate(visit, 'SecuritySettings', `disableTwoFactor(code: ${quoted(code)})`)
    expect(await off(wrongAt(secret, visit.now))).toMatchObject({ errorType: 'InvalidTwoFactorAuthCode' })
    expect((await off(shownAt(secret, visit.now))).twoFactor).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    expect((await off('000000')).__typename).toBe('BadRequest')
    const left = await env.DB.prepare('SELECT COUNT(*) AS n FROM recovery_code WHERE user_id = ?')
      .bind(id)
      .first()
    expect(left).toEqual({ n: 0 })
    expect(mailbox()[0]?.mail).toMatchObject({
      to: email,
      subject: expect.stringContaining('turned off'),
    })
  })

  test('gets new recovery codes for a code, and the old ones stop working', async () => {
    const { email, codes, visit } = await somebody()
    const given = await mutate(
      visit,
      'RecoveryCodes',
      `regenerateRecoveryCodes(code: ${quoted(codes[0] ?? '')})`,
    )
    expect(given.codes).toHaveLength(10)
    expect(given.codes).not.toContain(codes[1])
    const other = await firstFactor(email, visit.now)
    expect((await verify(other, codes[1] ?? '')).__typename).toBe('AccountLockout')
    expect((await verify(other, given.codes?.[1] ?? '')).__typename).toBe('Token')
  })

  test('changes nothing for a session of long ago, nor with a code of long ago', async () => {
    const { id, secret, visit } = await somebody()
    await visit.signIn(id, { authenticatedAt: visit.now - 15 * MINUTE })
    for (const call of ['disableTwoFactor', 'regenerateRecoveryCodes'] as const) {
      const result = call === 'disableTwoFactor' ? 'SecuritySettings' : 'RecoveryCodes'
      const code = quoted(shownAt(secret, visit.now))
      expect((await mutate(visit, result, `${call}(code: ${code})`)).__typename).toBe('Forbidden')
    }
  })
})
