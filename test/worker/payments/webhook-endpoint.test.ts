import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { Account, type Event, type Payment } from '../../../worker/commands/payments/account'
import { braintreeWebhook, stripeWebhook } from '../../../worker/commands/payments/webhooks'
import * as endpoints from '../../../worker/endpoints/payments/webhook'
import { endpointContext } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { paymentsAccount } from '../../support/payments'

const { vars, keys } = paymentsAccount()
const account = new Account(keys.stripe.secretKey.replace('sk_test_', ''))

const payment = {
  id: 'pi_1',
  customer: 'bt_1',
  amount: 500,
  currency: 'usd',
  metadata: { key: 'k' },
  status: 'succeeded',
  error: null,
  created: NOON,
  charged: NOON,
  refunds: [],
  dispute: null,
} as unknown as Payment
const event: Event = { id: 'evt_1', type: 'payment_intent.succeeded', created: NOON, payment: 'pi_1' }

const WEBHOOKS = {
  stripe: { endpoint: endpoints.stripeWebhook, sent: stripeWebhook(account, event, payment, NOON) },
  braintree: { endpoint: endpoints.braintreeWebhook, sent: braintreeWebhook(account, event, payment) },
}

const stored = async () =>
  (await (env as Env).DB.prepare('SELECT id, provider, subjects FROM provider_event ORDER BY id').all())
    .results

test.each(['stripe', 'braintree'] as const)(
  '%s: a signed webhook is stored once, however often it comes, and handed to the queue at once',
  async (name) => {
    const { endpoint, sent } = WEBHOOKS[name]
    const asked: unknown[] = []
    const send = async (message: unknown) => {
      asked.push(message)
    }
    const post = (init: {
      body?: string
      headers?: Record<string, string>
      now?: number
      env?: Partial<Env>
    }) =>
      endpoint(
        endpointContext(sent.path, {
          method: 'POST',
          headers: init.headers ?? sent.headers,
          body: init.body ?? sent.body,
          now: init.now ?? NOON,
          env: { ...vars, PAYMENTS: { send } as unknown as Env['PAYMENTS'], ...init.env },
        }),
      )
    const before = (await stored()).length
    expect((await post({}))?.status).toBe(200)
    expect((await post({ now: NOON + 60_000 }))?.status).toBe(200)
    const rows = await stored()
    expect(rows.length).toBe(before + 1)
    const chargeId = name === 'stripe' ? 'pi_1' : 'legacy:pi_1'
    expect(rows).toContainEqual({
      id: expect.stringMatching(name === 'stripe' ? /^STRIPE evt_1$/ : /^BRAINTREE bt_/),
      provider: name.toUpperCase(),
      subjects: JSON.stringify({ chargeIds: [chargeId], methodIds: [] }),
    })
    const message = {
      type: 'payment',
      what: 'event',
      id: rows.find((row) => row.provider === name.toUpperCase())?.id,
    }
    expect(asked).toEqual([message, message])

    const refused = [
      await post({ body: `${sent.body}x` }),
      await post({ headers: {}, body: '{}' }),
      await post({ now: NOON + 6 * 60_000 }),
      await post({ body: 'x'.repeat(300_000) }),
      await post({ env: { STRIPE_SECRET_KEY: '', BRAINTREE_PRIVATE_KEY: '' } }),
    ]
    for (const response of refused) {
      expect(response?.status).toBe(400)
      expect(await response?.text()).toBe('')
    }
    expect((await stored()).length).toBe(before + 1)
    expect(asked).toHaveLength(2)
    const read = await endpoint(endpointContext(sent.path, { env: vars }))
    expect([read?.status, read?.headers.get('allow')]).toEqual([405, 'POST'])
  },
)
