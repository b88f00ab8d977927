import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as ScriptAddress from '../../../client/features/sign-in/script-address'

/** What the document says of its configuration, and the policies that were made. */
let configured: { content: string } | null
let policies: string[]
let scriptAddress: typeof ScriptAddress.scriptAddress
beforeEach(async () => {
  configured = null
  policies = []
  vi.stubGlobal('document', { querySelector: () => configured })
  vi.stubGlobal('window', {
    trustedTypes: {
      createPolicy: (name: string, rules: object) => {
        policies.push(name)
        return rules
      },
    },
  })
  vi.resetModules()
  ;({ scriptAddress } = await import('../../../client/features/sign-in/script-address'))
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  'https://www.google.com/recaptcha/enterprise.js?render=key',
  'https://accounts.google.com/gsi/client',
  'https://js.stripe.com/clover/stripe.js',
  'https://js.braintreegateway.com/web/3.129.0/js/client.min.js',
])('a service’s script is trusted, by a policy that is made once: %s', (address) => {
  expect(scriptAddress(address)).toBe(address)
  expect(scriptAddress(address)).toBe(address)
  expect(policies).toEqual(['outside-scripts'])
})

test.each([
  'https://evil.example/turnstile/v0/api.js',
  'https://js.stripe.com.evil.example/stripe.js',
  'https://www.google.com/complete/search?callback=alert',
  'https://www.google.com/recaptcha/../complete/search?callback=alert',
  'http://js.stripe.com/clover/stripe.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
])('no other address is: %s', (address) => {
  configured = { content: 'https://pay.example/scripts/' }
  expect(() => scriptAddress(address)).toThrow(TypeError)
})

test('the configured folders are trusted too, also in browsers without trusted types', () => {
  configured = { content: 'https://pay.example/scripts/ http://localhost:8842/scripts/' }
  vi.stubGlobal('window', {})
  expect(scriptAddress('http://localhost:8842/scripts/stripe.js')).toContain('8842')
  expect(scriptAddress('https://pay.example/scripts/braintree/client.min.js')).toContain('pay')
  expect(() => scriptAddress('https://pay.example/other.js')).toThrow(TypeError)
})
