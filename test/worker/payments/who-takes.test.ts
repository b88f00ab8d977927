import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { currencyOf } from '../../../schema/rules/membership/plans'
import { openPayments } from '../../../worker/platform/payments/open-payments'
import { paymentsAccount } from '../../support/payments'

const { vars } = paymentsAccount()
const named = (more: Partial<Env>, country: string | null) =>
  openPayments({ ...(env as Env), ...vars, ...more }).forCountry(country, currencyOf(country))?.name

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/* Who takes payments. Rule: docs/rules/payments.md, "Providers". */

test('who takes a country’s payments; without keys nobody does, and secrets are sent nowhere but over https', () => {
  expect(named({}, 'US')).toBe('STRIPE')
  // As the stand-in configures the site that `npm start` serves.
  expect(named({}, 'CA')).toBe('BRAINTREE')
  expect(named({ BRAINTREE_COUNTRIES: 'CA, us' }, 'US')).toBe('BRAINTREE')
  expect(named({ BRAINTREE_COUNTRIES: '' }, 'CA')).toBe('STRIPE')
  expect(named({}, null)).toBe('STRIPE')
  expect(named({ STRIPE_SECRET_KEY: '' }, 'DE')).toBe('BRAINTREE')
  expect(named({ STRIPE_SECRET_KEY: '', BRAINTREE_PRIVATE_KEY: '' }, 'DE')).toBeUndefined()
  expect(named({ STRIPE_API: 'http://elsewhere.example' }, 'DE')).toBe('BRAINTREE')
  expect(named({ ENVIRONMENT: 'production' }, 'DE')).toBeUndefined()
})

test('a provider without an account in a currency isn’t asked, since it would charge the same number of another one', () => {
  expect(named({ BRAINTREE_ACCOUNTS: 'USD=quire_usd' }, 'CA')).toBe('STRIPE')
  expect(named({ STRIPE_SECRET_KEY: '', BRAINTREE_ACCOUNTS: 'USD=quire_usd' }, 'JP')).toBeUndefined()
  expect(named({ STRIPE_SECRET_KEY: '', BRAINTREE_ACCOUNTS: '' }, 'US')).toBe('BRAINTREE')
  expect(named({ STRIPE_SECRET_KEY: '', BRAINTREE_ACCOUNTS: '' }, 'CA')).toBeUndefined()
})
