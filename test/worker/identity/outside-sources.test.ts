import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { createGateway } from '../../../worker/gateway/gateway'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

const gateway = createGateway({ now: () => NOON })

/** Headers of a page. A bot's pages are no others than a reader's, and come out of no cache. */
async function pageOf(path: string, more: Partial<Env> = {}, headers: Record<string, string> = {}) {
  const request = new Request(`https://quire.example${path}`, {
    headers: { 'user-agent': 'Googlebot', ...headers },
  })
  const bindings = { ...(env as Env), AUTH_SECRET, ...more }
  const response = await gateway.fetch(request as never, bindings, createExecutionContext())
  await response.text()
  return response.headers
}

/** Directives of a page's policy, by name. */
async function policyOf(...asked: Parameters<typeof pageOf>): Promise<Record<string, string[]>> {
  const policy = (await pageOf(...asked)).get('content-security-policy') ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const TYPED =
  "require-trusted-types-for 'script'; trusted-types outside-scripts inert-markup ProseMirrorClipboard"
const GSI = 'https://accounts.google.com/gsi/'
const ONE_TAP = { GOOGLE_CLIENT_ID: 'client', FLAGS: '{"enable_google_one_tap": true}' }

describe('the policy of a page', () => {
  test('allows no third parties while none is configured', async () => {
    const policy = await policyOf('/')
    const { 'connect-src': connect, 'style-src': style, 'frame-src': frame } = policy
    expect(policy['img-src']).toEqual(["'self'", 'data:'])
    expect(connect).toEqual(["'self'"])
    expect(style).toEqual(["'self'", expect.stringMatching(/^'nonce-/)])
    expect(frame?.join()).not.toMatch(/google\.com|challenges/)
  })

  test('requires trusted types of our own policies where only our scripts run', async () => {
    const headers = await pageOf('/')
    expect(headers.get('content-security-policy')).toContain(TYPED)
    expect(headers.get('content-security-policy-report-only')).toBeNull()
  })

  const cookie = `__Host-session=${'0'.repeat(43)}`
  const TURNSTILE = { CAPTCHA_PROVIDER: 'turnstile' }

  test.each<[string, Parameters<typeof pageOf>]>([
    ['a captcha', ['/', TURNSTILE]],
    ['a captcha, once the session is over', ['/explore-topics', TURNSTILE, { cookie }]],
    ['a captcha, while somebody signs in again', ['/m/signin', TURNSTILE, { cookie }]],
    ['One Tap', ['/', ONE_TAP]],
  ])(
    'only reports what isn’t a trusted type beside %s, and has styles by nonce all the same',
    async (_, asked) => {
      const headers = await pageOf(...asked)
      expect(headers.get('content-security-policy')).not.toContain('trusted-types')
      expect(headers.get('content-security-policy-report-only')).toBe(TYPED)
      expect(headers.get('content-security-policy')).toMatch(/style-src 'self' 'nonce-/)
    },
  )

  test('knows no captcha for those who are signed in', async () => {
    const visit = newVisit({ env: TURNSTILE })
    await visit.signIn((await createUser()).id)
    const { headers } = await visit.get('/explore-topics')
    expect(headers.get('content-security-policy')).toContain(TYPED)
    expect(headers.get('content-security-policy')).not.toContain('challenges')
  })

  test('allows Turnstile’s frames where it is configured', async () => {
    const policy = await policyOf('/', { CAPTCHA_PROVIDER: 'turnstile' })
    expect(policy['frame-src']).toContain('https://challenges.cloudflare.com')
    expect(policy['connect-src']).toEqual(["'self'"])
  })

  test('allows reCAPTCHA’s frames and requests where it is configured', async () => {
    const policy = await policyOf('/m/signin', { CAPTCHA_PROVIDER: 'recaptcha' })
    expect(policy['frame-src']).toContain('https://www.google.com/recaptcha/')
    expect(policy['connect-src']).toEqual(["'self'", 'https://www.google.com/recaptcha/'])
  })

  test('allows scripts by nonce only, and pictures of this host alone, whatever is configured', async () => {
    const policy = await policyOf('/', { CAPTCHA_PROVIDER: 'recaptcha', ...ONE_TAP })
    expect(policy['img-src']).toEqual(["'self'", 'data:'])
    expect(policy['script-src']).toEqual([expect.stringMatching(/^'nonce-/), "'strict-dynamic'"])
    expect(policy['default-src']).toEqual(["'none'"])
    expect(policy['form-action']).toEqual(["'self'"])
  })

  test('allows Google One Tap where it is shown', async () => {
    const policy = await policyOf('/', ONE_TAP)
    expect(policy['frame-src']).toContain(GSI)
    expect(policy['connect-src']).toEqual(["'self'", GSI])
    expect(policy['style-src']).toContain(`${GSI}style`)
    expect((await pageOf('/', ONE_TAP)).get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  test('allows One Tap from its script’s origin', async () => {
    const policy = await policyOf('/', {
      ...ONE_TAP,
      GOOGLE_ONE_TAP_SCRIPT: 'https://fake.example/gsi/client',
    })
    expect(policy['connect-src']).toEqual(["'self'", 'https://fake.example/gsi/'])
  })

  test.each<[string, Parameters<typeof pageOf>]>([
    ['without its flag', ['/', { ...ONE_TAP, FLAGS: '{}' }]],
    ['without Google’s client', ['/', { ...ONE_TAP, GOOGLE_CLIENT_ID: '' }]],
    ['on pages that don’t show it', ['/m/signin', ONE_TAP]],
    ['on pages that aren’t there', ['/no/such/page/here', ONE_TAP]],
    ['for those who are signed in', ['/', ONE_TAP, { cookie }]],
  ])('doesn’t allow One Tap in %s', async (_, asked) => {
    const policy = await policyOf(...asked)
    expect(policy['connect-src']).toEqual(["'self'"])
    expect((await pageOf(...asked)).get('cross-origin-opener-policy')).toBe('same-origin')
  })
})
