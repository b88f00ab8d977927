import { afterEach, expect, test, vi } from 'vitest'
import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { HOUR } from '../../../schema/rules/time-units'
import { Account } from '../../../worker/commands/payments/account'
import { braintreeWebhook, stripeWebhook } from '../../../worker/commands/payments/webhooks'
import type { PaymentMessage } from '../../../worker/services/membership/request-payments'
import { AUTH_SECRET, ORIGIN } from '../../factories/endpoint-context'
import { cronJob, takeUp } from '../../factories/jobs'
import { newVisit } from '../../factories/visit'
import { buyer, CARD, newKey } from '../membership/buyer'

const LEVELS = ['debug', 'error', 'info', 'log', 'warn'] as const
afterEach(() => vi.restoreAllMocks())

/** Everything that is printed from now on. */
function printed(): () => string {
  const spies = LEVELS.map((level) => vi.spyOn(console, level).mockImplementation(() => {}))
  return () => JSON.stringify(spies.flatMap(({ mock }) => mock.calls))
}

/** Rule: docs/rules/payments.md, "Providers". */
test.each(PAYMENT_PROVIDERS)(
  '%s: nothing that is printed of whole purchases is secret, whatever comes of them',
  async (provider) => {
    const log = printed()
    const { id, account, visit, send, fillIn } = await buyer({ provider })
    const token = await fillIn('JOIN', CARD.poor)
    expect(await send('createMembership', { token })).toMatchObject({ __typename: 'PaymentMethodDeclined' })
    const tokens = [token]
    const faults = ['garbage', 'down', 'lost'].flatMap((kind) => Array.from({ length: 3 }, () => ({ kind })))
    for (let n = 0; n < 3; n++) {
      tokens.push(await fillIn('JOIN', CARD.good))
      await account.control({ faults: faults.slice(n * 3, n * 3 + 3) })
      await send('createMembership', { token: tokens.at(-1) })
      await account.control({ faults: [] })
      // A purchase that nothing became of is given up after a while.
      visit.now += HOUR
    }
    visit.now += 60 * 60_000
    tokens.push(await fillIn('JOIN', CARD.good))
    expect(await send('createMembership', { token: tokens.at(-1) })).toMatchObject({ action: null })
    await account.control({ faults: faults.slice(0, 3) })
    expect(await send('switchPlan', { type: 'PREMIUM_YEARLY', price: 10000 })).toMatchObject({
      __typename: 'CheckoutNotAvailable',
    })
    await account.control({ faults: [] })
    const asked = { token: await fillIn('GIFT', CARD.asks), key: newKey() }
    for (let question = 0; question < 3; question++) {
      const { action } = await send('createGift', asked)
      if (action) await account.answerBank(action.clientSecret, true)
    }
    const { gift } = await send('createGift', { token: await fillIn('GIFT', CARD.good) })
    const code = new URL(gift?.codes[0]?.link ?? ORIGIN).searchParams.get('giftCode') ?? ''
    expect(code.length).toBeGreaterThan(20)

    // The jobs, and webhooks: signed, forged, and of a charge that nobody knows.
    const bindings = { ...account.vars, AUTH_SECRET }
    const take = (message: PaymentMessage) => takeUp('payment', [message], visit.now, bindings)
    await cronJob('sweep-payments', visit.now, bindings)
    await take({ type: 'payment', what: 'gift', id: gift?.id ?? '' })
    const { payments, setups } = await account.control({})
    const [payment] = payments
    if (!payment) throw new Error('Nothing was paid')
    const event = { id: 'evt_1', type: 'charge.refunded', created: visit.now, payment: payment.id }
    const named = new Account(account.keys.stripe.secretKey.replace('sk_test_', ''))
    const { path, headers, body } =
      provider === 'STRIPE'
        ? stripeWebhook(named, event, payment, visit.now)
        : braintreeWebhook(named, event, payment)
    for (const sent of [body, `${body} `, '{'])
      await visit.send(path, { method: 'POST', headers, body: sent })
    await take({ type: 'payment', what: 'event', id: 'STRIPE evt_1' })

    // Pages that fail, while a code is in the address.
    const broken = newVisit({
      env: {
        DB: {
          prepare: () => {
            throw new Error('Down')
          },
        } as unknown as D1Database,
      },
    })
    await broken.signIn(id).catch(() => {})
    const failed = await broken.get(`/redeem-gift?giftCode=${code}&giftType=29`, {
      cookie: '__Host-session=x',
    })
    expect(failed.status).toBeGreaterThanOrEqual(500)

    const lines = log()
    for (const request of ['keep', 'charge']) expect(lines).toContain(`${provider.toLowerCase()} ${request}`)
    expect(lines).toContain('/redeem-gift?giftCode=…')
    const { stripe, braintree } = account.keys
    const secrets = [
      stripe.secretKey,
      stripe.webhookSecret,
      braintree.privateKey,
      AUTH_SECRET,
      ...setups.map(({ secret }) => secret),
      ...payments.map(({ secret }) => secret),
      ...tokens,
      ...Object.values(CARD),
      code,
    ]
    for (const secret of secrets) expect(lines).not.toContain(secret)
    expect(lines).not.toMatch(/giftCode=\w|<html|\b\d{13,19}\b/)
    expect(lines).not.toMatch(new RegExp(btoa(`${braintree.publicKey}:${braintree.privateKey}`)))
  },
)
