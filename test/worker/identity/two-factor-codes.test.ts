import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { createKeys } from '../../../worker/services/identity/keys'
import {
  newRecoveryCodes,
  normalizedRecoveryCode,
} from '../../../worker/services/identity/two-factor/recovery-codes'
import {
  decryptSecret,
  encryptSecret,
  qrSvg,
  stepOf,
} from '../../../worker/services/identity/two-factor/totp'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { STEP, shownAt } from './support/second-factor'

const keys = createKeys(AUTH_SECRET)

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

  test('are valid one step early and late, and no further', () => {
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

test('a secret is stored encrypted, for its owner only', async () => {
  const kept = await encryptSecret(keys, 'a', 'JBSWY3DPEHPK3PXP')
  expect(kept).not.toContain('JBSWY3DPEHPK3PXP')
  expect(await encryptSecret(keys, 'a', 'JBSWY3DPEHPK3PXP')).not.toBe(kept)
  expect(await decryptSecret(keys, 'a', kept)).toBe('JBSWY3DPEHPK3PXP')
  await expect(decryptSecret(keys, 'b', kept)).rejects.toThrow()
  const others = createKeys('another secret that has more than 32 characters')
  await expect(decryptSecret(others, 'a', kept)).rejects.toThrow()
})

test('there are ten recovery codes, readable, and accepted however they are typed', () => {
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
