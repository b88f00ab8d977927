import { expect, test } from 'vitest'
import { routeNamed } from '../../../schema/routes/index'
import { flagValues } from '../../../schema/rules/flags'
import { outsideSources } from '../../../worker/gateway/outside-sources'
import { setSecurityHeaders } from '../../../worker/gateway/security-headers'

const KEYS = { STRIPE_SECRET_KEY: 'sk', BRAINTREE_PRIVATE_KEY: 'private' }

function headersOf(name: 'Payment' | 'Upgrade' | 'UpdatePayment' | 'Plans' | 'Home', env: object): Headers {
  const headers = new Headers({ 'content-type': 'text/html' })
  setSecurityHeaders(headers, {
    nonce: 'n',
    route: name,
    secure: true,
    isOurDomain: true,
    outside: () =>
      outsideSources({
        env,
        flags: flagValues({}),
        route: routeNamed(name),
        table: 'default',
        isSignedIn: true,
      }),
  })
  return headers
}

test.each(['Payment', 'Upgrade', 'UpdatePayment'] as const)(
  '%s allows the configured providers, and no other page does',
  (name) => {
    const headers = headersOf(name, KEYS)
    const policy = headers.get('content-security-policy') ?? ''
    for (const source of [
      'https://js.stripe.com',
      'https://api.stripe.com',
      'https://assets.braintreegateway.com',
    ])
      expect(policy).toContain(source)
    expect(policy).toContain(
      "; img-src 'self' data: https://assets.braintreegateway.com https://*.paypal.com",
    )
    expect(headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';")
    expect(policy).not.toContain('trusted-types')
    expect(headers.get('content-security-policy-report-only')).toContain('require-trusted-types-for')
    for (const other of ['Plans', 'Home'] as const)
      expect(headersOf(other, KEYS).get('content-security-policy')).not.toMatch(/stripe|braintree|paypal/)
  },
)

test('style elements without a nonce are allowed to Braintree alone, which writes them', () => {
  const stylesWith = (env: object) =>
    /style-src [^;]*/.exec(headersOf('Payment', env).get('content-security-policy') ?? '')?.[0]
  expect(stylesWith(KEYS)).toBe("style-src 'self' 'unsafe-inline'")
  expect(stylesWith({ STRIPE_SECRET_KEY: 'sk' })).toBe("style-src 'self' 'nonce-n'")
  expect(stylesWith({})).toBe("style-src 'self' 'nonce-n'")
})

test('a provider that isn’t configured is allowed nothing, and one with a script elsewhere its origin', () => {
  expect(headersOf('Payment', {}).get('content-security-policy')).not.toMatch(/stripe|braintree/)
  const local = { STRIPE_SECRET_KEY: 'sk', STRIPE_SCRIPT: 'http://localhost:8842/scripts/stripe.js' }
  const headers = headersOf('Payment', local)
  expect(headers.get('content-security-policy')).toMatch(/frame-src [^;]*http:\/\/localhost:8842(?: |;)/)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
})
