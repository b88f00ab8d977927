import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { mailbox } from '../../../worker/platform/development/mailbox'
import { qrSvg } from '../../../worker/services/identity/two-factor/totp'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { givePassword, mutate, quoted, securityOf, type Visit } from './support/credentials'
import {
  confirm,
  firstFactor,
  newBrowser,
  shownAt,
  somebody,
  start,
  verify,
  wrongAt,
} from './support/second-factor'

const RIGHT = 'walnut-bridge-41'
let turn = 0

describe('setting the second factor up', () => {
  let visit: Visit
  let id = ''
  let email = ''
  beforeEach(async () => {
    turn += 1
    email = `setup${turn}@example.org`
    id = (await createUser({ email })).id
    visit = newBrowser()
    await visit.signIn(id)
  })

  test('takes a code of the app, and returns ten recovery codes', async () => {
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

  test('doesn’t ask for a code before it is confirmed', async () => {
    await givePassword(id, RIGHT)
    await start(visit)
    expect((await firstFactor(email, NOON)).location).toBe('https://quire.example/')
  })

  test('refuses wrong codes without counting them, the secret of an earlier setup, and an expired setup', async () => {
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

  test('is confirmed once by two concurrent requests, with the codes that were shown', async () => {
    const { secret = '' } = await start(visit)
    const code = shownAt(secret, NOON)
    const both = await Promise.all([confirm(visit, code), confirm(visit, code)])
    const done = both.filter(({ __typename }) => __typename === 'RecoveryCodes')
    expect(done).toHaveLength(1)
    await givePassword(id, RIGHT)
    const other = await firstFactor(email, NOON)
    expect((await verify(other, done[0]?.codes?.[0] ?? '')).__typename).toBe('Token')
  })

  test('needs a recent sign-in', async () => {
    await visit.signIn(id, { authenticatedAt: NOON - 16 * MINUTE })
    expect((await start(visit)).__typename).toBe('Forbidden')
  })
})

describe('an active second factor', () => {
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

  test('gets new recovery codes in exchange for a code, and the old ones stop working', async () => {
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

  test('can’t be changed by an old session or with an old code', async () => {
    const { id, secret, visit } = await somebody()
    await visit.signIn(id, { authenticatedAt: visit.now - 15 * MINUTE })
    for (const call of ['disableTwoFactor', 'regenerateRecoveryCodes'] as const) {
      const result = call === 'disableTwoFactor' ? 'SecuritySettings' : 'RecoveryCodes'
      const code = quoted(shownAt(secret, visit.now))
      expect((await mutate(visit, result, `${call}(code: ${code})`)).__typename).toBe('Forbidden')
    }
  })
})
