import { env } from 'cloudflare:workers'
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { MINUTE } from '../../../schema/rules/time-units'
import { Account, type Event, type Payment } from '../../../worker/commands/payments/account'
import {
  braintreeWebhook,
  cardsWebhook,
  signedByBraintree,
  stripeWebhook,
  type Webhook,
} from '../../../worker/commands/payments/webhooks'
import { openPayments } from '../../../worker/platform/payments/open-payments'
import { paymentsAccount } from '../../support/payments'

const NOW = Date.UTC(2026, 10, 23, 12)

const payment = (customer: string): Payment => ({
  id: 'pi_1',
  secret: 's',
  customer,
  method: 'pm_1',
  amount: 500,
  currency: 'usd',
  description: '',
  metadata: { key: 'k' },
  status: 'succeeded',
  error: null,
  created: NOW,
  charged: NOW,
  refunds: [],
  dispute: 'needs_response',
})
const event = (type: string): Event => ({ id: 'evt_1', type, created: NOW, payment: 'pi_1' })

const { vars, keys } = paymentsAccount()
const account = new Account(keys.stripe.secretKey.replace('sk_test_', ''))
const payments = openPayments({ ...(env as Env), ...vars })
const read = (name: PaymentProviderName, { headers, body }: Webhook, now = NOW) =>
  payments.named(name)?.readWebhook({ headers: new Headers(headers), body }, now)

test.each(['payment_intent.succeeded', 'charge.refunded', 'charge.dispute.created'])(
  'Stripe’s %s names the charge',
  async (type) => {
    const webhook = stripeWebhook(account, event(type), payment('cus_1'), NOW)
    const said = { id: 'evt_1', at: NOW, chargeIds: ['pi_1'], methodIds: [] }
    expect(await read('STRIPE', webhook, NOW + 4 * MINUTE)).toEqual(said)
    expect(await read('STRIPE', webhook, NOW + 6 * MINUTE)).toBeNull()
    expect(await read('STRIPE', { ...webhook, body: webhook.body.replace('500', '501') })).toBeNull()
    expect(await read('STRIPE', { ...webhook, headers: {} })).toBeNull()
    const other = stripeWebhook(new Account('another'), event(type), payment('cus_1'), NOW)
    expect(await read('STRIPE', other)).toBeNull()
  },
)

test.each(['payment_intent.succeeded', 'charge.dispute.created'])(
  'Braintree’s webhook about %s names the charge by its older id, and is the same when it comes again',
  async (type) => {
    const webhook = braintreeWebhook(account, event(type), payment('bt_1'))
    const said = await read('BRAINTREE', webhook)
    expect(said).toEqual({
      id: expect.stringMatching(/^bt_[0-9a-f]{64}$/),
      at: NOW,
      chargeIds: ['legacy:pi_1'],
      methodIds: [],
    })
    expect(await read('BRAINTREE', webhook, NOW + 4 * MINUTE)).toEqual(said)
    expect(await read('BRAINTREE', webhook, NOW + 6 * MINUTE)).toBeNull()
    const forged = new URLSearchParams(webhook.body)
    forged.set('bt_payload', `${forged.get('bt_payload')}PGE+`)
    expect(await read('BRAINTREE', { ...webhook, body: forged.toString() })).toBeNull()
    expect(await read('BRAINTREE', { ...webhook, body: '' })).toBeNull()
    const other = braintreeWebhook(new Account('another'), event(type), payment('bt_1'))
    expect(await read('BRAINTREE', other)).toBeNull()
  },
)

test.each([
  'null',
  '[]',
  '{"id":"evt_1","object":"v2.core.event","type":"v1.billing.meter.no_meter_found","created":"2026-11-23T12:00:00Z"}',
  '{"id":"evt_1","type":"charge.refunded","created":1795435200}',
])('what Stripe signed and is no event is refused: %s', async (body) => {
  const time = NOW / 1000
  const v1 = createHmac('sha256', keys.stripe.webhookSecret).update(`${time}.${body}`).digest('hex')
  const headers = { 'stripe-signature': `t=${time},v1=${v1}` }
  expect(await read('STRIPE', { path: '', headers, body })).toBeNull()
})

test('Braintree’s report of new cards names none, and says that there are some', async () => {
  const webhook = cardsWebhook(account, NOW)
  const said = await read('BRAINTREE', webhook)
  expect(said).toMatchObject({ at: NOW, chargeIds: [], methodIds: [], hasNewCards: true })
  expect((await read('BRAINTREE', webhook))?.id).toBe(said?.id)
  expect(await read('BRAINTREE', cardsWebhook(new Account('another'), NOW))).toBeNull()
})

test('a signed payload that is no notification is refused', async () => {
  expect(await read('BRAINTREE', signedByBraintree(account, btoa('<a><b>')))).toBeNull()
})

test('while Stripe’s secret is replaced, webhooks with either are taken', async () => {
  const both = { ...vars, STRIPE_WEBHOOK_SECRET: `whsec_next, ${vars.STRIPE_WEBHOOK_SECRET}` }
  const { headers, body } = stripeWebhook(account, event('charge.refunded'), payment('cus_1'), NOW)
  const provider = openPayments({ ...(env as Env), ...both }).named('STRIPE')
  expect(await provider?.readWebhook({ headers: new Headers(headers), body }, NOW)).toMatchObject({
    id: 'evt_1',
  })
})
