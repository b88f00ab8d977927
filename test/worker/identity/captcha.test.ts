import { describe, expect, test, vi } from 'vitest'
import { openCaptcha } from '../../../worker/platform/captcha/open-captcha'
import { type CaptchaEnv, captchaSettings } from '../../../worker/platform/captcha/settings'
import { vendorCaptcha } from '../../../worker/platform/captcha/vendor'
import { type Outside, outside } from '../../support/outside'
import { GOOD_SECRET } from '../../support/outside-secret'
import type { Fault } from '../../support/outside-services'

const SITE_KEY = '0x4AAAAAAABkMYinukE8nzYS'
const ABOUT = { action: 'signup', address: '203.0.113.7' }
/** The value of a person's browser, in the outside services of the tests. */
const PERSON = 'person|signup|quire.example'

type Mode = 'turnstile' | 'recaptcha' | 'enterprise'
const MODES: Mode[] = ['turnstile', 'recaptcha', 'enterprise']

const settingsOf = (mode: Mode, service: Outside): CaptchaEnv => ({
  ENVIRONMENT: 'production',
  MAIN_HOST: 'quire.example:8787',
  CAPTCHA_PROVIDER: mode === 'turnstile' ? 'turnstile' : 'recaptcha',
  CAPTCHA_SITE_KEY: SITE_KEY,
  CAPTCHA_VERIFY_URL: service.url(mode === 'enterprise' ? 'assessments' : 'siteverify'),
  ...(mode === 'enterprise' ? { CAPTCHA_API_KEY: GOOD_SECRET } : { CAPTCHA_SECRET: GOOD_SECRET }),
})

/** As the worker opens it. */
const opened = (mode: Mode, service: Outside, more: Partial<CaptchaEnv> = {}) =>
  openCaptcha(
    { ...settingsOf(mode, service), ...more },
    { enable_recaptcha_enterprise: mode === 'enterprise' },
  )

/** A short time limit, in milliseconds. */
const IMPATIENT = 150

function impatient(mode: Mode, service: Outside) {
  const provider = mode === 'turnstile' ? 'turnstile' : 'recaptcha'
  const settings = captchaSettings(
    settingsOf(mode, service),
    provider,
    mode === 'enterprise' ? 'enterprise' : 'standard',
  )
  return vendorCaptcha(settings, { provider, mode: settings.mode, siteKey: SITE_KEY }, IMPATIENT)
}

describe.each(MODES)('%s', (mode) => {
  const verify = async (
    value: string | null | undefined,
    more: Partial<CaptchaEnv> = {},
    service = outside(),
  ) => opened(mode, service, more)?.verify(value, ABOUT)

  test('lets people pass, on the main host and on its subdomains', async () => {
    expect(await verify(PERSON)).toBe('passed')
    expect(await verify('person|signup|aiko.quire.example')).toBe('passed')
    expect(await verify('person|signup|QUIRE.example')).toBe('passed')
  })

  test('receives the secret, the value and the network address', async () => {
    const service = outside()
    await verify(PERSON, {}, service)
    const [asked] = (await service.look()).seen
    if (mode === 'enterprise') {
      expect(asked?.headers['x-goog-api-key']).toBe(GOOD_SECRET)
      expect(JSON.parse(asked?.body ?? '')).toEqual({
        event: { token: PERSON, siteKey: SITE_KEY, expectedAction: 'signup', userIpAddress: ABOUT.address },
      })
    } else {
      const { secret, response, remoteip } = Object.fromEntries(new URLSearchParams(asked?.body))
      expect({ secret, response, remoteip }).toEqual({
        secret: GOOD_SECRET,
        response: PERSON,
        remoteip: ABOUT.address,
      })
    }
  })

  test.each([
    ['a program', 'program'],
    ['what development passes', 'dev-pass'],
    ['what was made for another action', 'person|login|quire.example'],
    ['what was made on another host', 'person|signup|evil.example'],
    ['a host that only ends as ours', 'person|signup|evilquire.example'],
    ['no host', 'person|signup|'],
    ['no action', 'person||quire.example'],
  ])('stops %s', async (_, value) => {
    expect(await verify(value)).toBe('failed')
  })

  test('stops requests with a missing or oversized value, without asking the service', async () => {
    const service = outside()
    for (const value of [undefined, null, '', 'x'.repeat(9000)])
      expect(await verify(value, {}, service)).toBe('failed')
    expect((await service.look()).seen).toEqual([])
  })

  test('accepts a value once', async () => {
    const service = outside()
    expect(await verify(PERSON, {}, service)).toBe('passed')
    expect(await verify(PERSON, {}, service)).toBe('failed')
  })

  test('retries once when the service is down', async () => {
    const service = outside()
    await service.fail({ status: 503 })
    expect(await verify(PERSON, {}, service)).toBe('passed')
    expect((await service.look()).seen).toHaveLength(2)
  })

  test('handles a value that was used up by a lost response', async () => {
    const service = outside()
    await service.fail({ lost: true })
    // Turnstile recognises the retry; with reCAPTCHA nobody can tell.
    expect(await verify(PERSON, {}, service)).toBe(mode === 'turnstile' ? 'passed' : 'unavailable')
  })

  test.each<[string, Fault]>([
    ['is down', { status: 500 }],
    ['has too much to do', { status: 429 }],
    ['says 200 and garbage', { status: 200, body: '<html>' }],
    ['says 200 and something else', { status: 200, body: { ok: true } }],
    ['says yes as text', { status: 200, body: { success: 'true', tokenProperties: { valid: 'true' } } }],
    ['sends it elsewhere', { status: 302, location: 'https://elsewhere.example/' }],
    ['complains about us', { status: 200, body: { success: false, 'error-codes': ['bad-request'] } }],
  ])('is unavailable, and lets nobody pass, when the service %s', async (_, fault) => {
    const service = outside()
    await service.fail(fault, fault)
    expect(await verify(PERSON, {}, service)).toBe('unavailable')
  })

  test.each<[string, Fault]>([
    ['never answers', { hangs: true }],
    ['never ends its answer', { endless: true }],
  ])('is unavailable in time when the service %s', async (_, fault) => {
    const service = outside()
    await service.fail(fault, fault, fault)
    const limits = vi.spyOn(AbortSignal, 'timeout')
    expect(await impatient(mode, service).verify(PERSON, ABOUT)).toBe('unavailable')
    expect([...new Set(limits.mock.calls.flat())]).toEqual([IMPATIENT])
    limits.mockRestore()
    expect((await service.look()).seen.length).toBeLessThanOrEqual(2)
  })

  test('is unavailable when the secret is wrong', async () => {
    const wrong = { CAPTCHA_SECRET: 'x'.repeat(40), CAPTCHA_API_KEY: 'x'.repeat(40) }
    expect(await verify(PERSON, wrong)).toBe('unavailable')
  })

  test.each<Partial<CaptchaEnv>>([
    { CAPTCHA_SECRET: '1x0000000000000000000000000000000AA', CAPTCHA_API_KEY: 'dev-pass' },
    { CAPTCHA_SECRET: '2x0000000000000000000000000000000AA', CAPTCHA_API_KEY: '' },
    {
      CAPTCHA_SECRET: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
      CAPTCHA_API_KEY: '6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe',
    },
    { CAPTCHA_SITE_KEY: '3x00000000000000000000FF' },
    { CAPTCHA_SITE_KEY: '6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI' },
    { CAPTCHA_SITE_KEY: '' },
    { CAPTCHA_VERIFY_URL: 'http://verify.example/' },
    { CAPTCHA_MIN_SCORE: 'high' },
    { CAPTCHA_PROVIDER: 'another' },
    { CAPTCHA_PROVIDER: '' },
  ])('is unavailable in production with %j, and logs it', async (wrong) => {
    const service = outside()
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await verify(PERSON, wrong, service)).toBe('unavailable')
    expect(log.mock.calls.flat().join()).toContain('captcha-misconfigured')
    for (const key of Object.values(wrong).filter((value) => value.length > 12 && !value.startsWith('http')))
      expect(log.mock.calls.flat().join()).not.toContain(key)
    log.mockRestore()
    expect((await service.look()).seen).toEqual([])
  })
})

describe('reCAPTCHA', () => {
  test.each(['recaptcha', 'enterprise'] as const)('stops low scores (%s)', async (mode) => {
    const verify = async (score: string, more: Partial<CaptchaEnv> = {}) =>
      opened(mode, outside(), more)?.verify(`${PERSON}|${score}`, ABOUT)
    expect(await verify('0.5')).toBe('passed')
    expect(await verify('0.49')).toBe('failed')
    expect(await verify('none')).not.toBe('passed')
    expect(await verify('0.7', { CAPTCHA_MIN_SCORE: '0.8' })).toBe('failed')
    expect(await verify('0.1', { CAPTCHA_MIN_SCORE: '0.1' })).toBe('passed')
  })

  test('is used in its enterprise mode when the flag is on, with the script of that mode', () => {
    expect(opened('enterprise', outside())?.client).toMatchObject({
      mode: 'enterprise',
      siteKey: SITE_KEY,
      scriptUrl: `https://www.google.com/recaptcha/enterprise.js?render=${SITE_KEY}`,
    })
    expect(opened('recaptcha', outside())?.client.scriptUrl).toContain('/recaptcha/api.js?')
  })

  test('needs a project in its enterprise mode', async () => {
    const env = { ...settingsOf('enterprise', outside()), CAPTCHA_VERIFY_URL: '' }
    expect(() => captchaSettings(env, 'recaptcha', 'enterprise')).toThrow('CAPTCHA_PROJECT')
    const { verifyUrl } = captchaSettings({ ...env, CAPTCHA_PROJECT: 'quire-1' }, 'recaptcha', 'enterprise')
    expect(verifyUrl).toBe('https://recaptchaenterprise.googleapis.com/v1/projects/quire-1/assessments')
  })
})

describe('in development', () => {
  const development = { ENVIRONMENT: 'development', MAIN_HOST: 'localhost:8787' }

  test('without a provider, one value passes and every other fails', async () => {
    for (const enterprise of [false, true]) {
      const captcha = openCaptcha(development, { enable_recaptcha_enterprise: enterprise })
      expect(captcha?.client).toEqual({
        provider: 'development',
        mode: enterprise ? 'enterprise' : 'standard',
        siteKey: 'dev-pass',
      })
      expect(await captcha?.verify('dev-pass', ABOUT)).toBe('passed')
      for (const value of ['dev-fail', '', null, undefined, 'dev-pass ', 'DEV-PASS'])
        expect(await captcha?.verify(value, ABOUT), String(value)).toBe('failed')
    }
  })

  test('with a provider, that one is asked, and its test keys work', async () => {
    const service = outside()
    const captcha = opened('turnstile', service, {
      ...development,
      CAPTCHA_SECRET: '1x0000000000000000000000000000000AA',
      CAPTCHA_SITE_KEY: '1x00000000000000000000AA',
    })
    await service.fail({ status: 200, body: { success: true, hostname: 'example.com', action: '' } })
    expect(await captcha?.verify('XXXX.DUMMY.TOKEN.XXXX', ABOUT)).toBe('passed')
  })
})

test('a site can do without a captcha', () => {
  expect(opened('turnstile', outside(), { CAPTCHA_PROVIDER: 'none' })).toBeUndefined()
})
