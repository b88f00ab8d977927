import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { openBraintree } from '../../../worker/platform/payments/braintree/open-braintree'
import { openPayments } from '../../../worker/platform/payments/open-payments'
import { openStripe } from '../../../worker/platform/payments/stripe/open-stripe'
import { chargeOf, formOf, GOOD, keep, open, PERSON } from './opened'

afterEach(() => vi.restoreAllMocks())

describe.each(PAYMENT_PROVIDERS)('%s', (name) => {
  test('a kept method is charged once for each key, and refunds come back', async () => {
    const opened = open(name)
    const { provider, account } = opened
    const kept = await keep(opened, GOOD)
    expect(kept.method).toEqual({
      kind: 'CreditCard',
      cardType: 'Visa',
      lastFour: '4242',
      expirationMonth: 12,
      expirationYear: 2040,
    })
    expect(await provider.readMethod(kept.methodId)).toEqual({ is: 'done', value: kept })
    const input = chargeOf(kept)
    const first = await provider.charge(input)
    expect(first).toMatchObject({
      is: 'done',
      value: { key: input.key, amount: 500, currency: 'USD', status: 'PAID', refunded: 0, declineCode: null },
    })
    expect(await provider.charge(input)).toEqual(first)
    expect(await provider.findCharge(input.key)).toEqual(first)
    expect((await account.control({})).payments.length).toBe(1)
    if (first.is !== 'done') return
    const { providerChargeId } = first.value
    const refund = { key: 'refund', providerChargeId, amount: 200 }
    const refunded = { is: 'done', value: { ...first.value, refunded: 200 } }
    expect(await provider.refund(refund)).toEqual(refunded)
    expect(await provider.refund(refund)).toEqual(refunded)
    await account.control({ dispute: { key: input.key, status: 'needs_response' } })
    expect(await provider.readCharge(providerChargeId)).toMatchObject({ value: { status: 'DISPUTED' } })
    await account.control({ dispute: { key: input.key, status: 'won' } })
    expect(await provider.readCharge(providerChargeId)).toEqual(refunded)
    expect(await provider.forget(kept.customerId)).toEqual({ is: 'done', value: null })
    expect(await provider.forget(kept.customerId)).toEqual({ is: 'done', value: null })
  })

  test.each([
    [{ wallet: 'apple_pay' }, { kind: 'ApplePayCard', cardType: 'Visa', lastFour: '4242' }],
    [{ wallet: 'google_pay' }, { kind: 'GooglePayCard', cardType: 'Visa', lastFour: '4242' }],
    [{ paypal: 'reader@paypal.example' }, { kind: 'PaypalAccount', email: 'reader@paypal.example' }],
  ])('%j is kept as what it is, and charged', async (filled, method) => {
    const opened = open(name)
    const kept = await keep(opened, GOOD, filled)
    expect(kept.method).toMatchObject(method)
    expect(await opened.provider.readMethod(kept.methodId)).toEqual({ is: 'done', value: kept })
    expect(await opened.provider.charge(chargeOf(kept))).toMatchObject({ value: { status: 'PAID' } })
  })

  test('a lost answer charges nobody twice', async () => {
    const opened = open(name)
    const { provider, account } = opened
    const input = chargeOf(await keep(opened, GOOD))
    // The look for an earlier charge is answered; the charge itself is made, and its answer lost.
    await account.control({ faults: [{ kind: 'none' }, { kind: 'lost' }] })
    expect(await provider.charge(input)).toMatchObject({ is: 'done', value: { status: 'PAID' } })
    expect((await account.control({})).payments.length).toBe(1)
  })

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient_funds'],
    ['4000000000009987', 'lost_card'],
    ['4000000000009979', 'stolen_card'],
    ['4000000000009235', 'do_not_honor'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['4242424242424241', 'incorrect_number'],
    ['4100000000000019', 'fraudulent'],
  ])('card %s is %s', async (number, code) => {
    const opened = open(name)
    const token = await opened.account.fillIn(await formOf(opened), number)
    expect(await opened.provider.keepMethod({ ...PERSON, key: 'k', token })).toEqual({ is: 'declined', code })
  })

  test.each(['nonsense', 'seti_000000000000000000000000'])(
    'the token %s, which no form gave, is declined',
    async (token) => {
      const { provider } = open(name)
      const answer = await provider.keepMethod({ ...PERSON, key: 'k', token })
      expect(answer).toMatchObject({ is: 'declined' })
    },
  )

  test('a card that is kept may be declined when it is charged, also the second time that one asks', async () => {
    const opened = open(name)
    const input = chargeOf(await keep(opened, '4000000000000341'))
    expect(await opened.provider.charge(input)).toEqual({ is: 'declined', code: 'declined' })
    expect(await opened.provider.charge(input)).toEqual({ is: 'declined', code: 'declined' })
    expect(await opened.provider.findCharge(input.key)).toMatchObject({
      value: { status: 'FAILED', declineCode: 'declined' },
    })
  })

  test('a method that the provider has no more is declined when it is charged, and charges nothing', async () => {
    const opened = open(name)
    const { provider, account } = opened
    const kept = await keep(opened, GOOD)
    await provider.forget(kept.customerId)
    expect(await provider.charge(chargeOf(kept))).toEqual({ is: 'declined', code: 'method_missing' })
    expect((await account.control({})).payments).toEqual([])
  })

  test('whatever changed since a time is listed, a refund of an earlier charge too', async () => {
    const opened = open(name)
    const { provider, account } = opened
    const kept = await keep(opened, GOOD)
    const keys = ['a', 'b', 'c']
    for (const key of keys) await provider.charge(chargeOf(kept, { key }))
    await account.control({ refund: { key: 'b', amount: 500 } })
    const statuses = new Map<string, string>()
    for (let cursor: string | null = null, page = 0; page < 9; page += 1) {
      const answer = await provider.chargesSince(Date.now() - 60_000, cursor)
      if (answer.is !== 'done') throw new Error('No answer')
      for (const { key, status } of answer.value.charges) statuses.set(key, status)
      cursor = answer.value.next
      if (cursor === null) break
    }
    expect(Object.fromEntries(statuses)).toEqual({ a: 'PAID', b: 'REFUNDED', c: 'PAID' })
  })

  test('a provider that is down or answers HTML is unavailable; no secret is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const opened = open(name)
    const { provider, account } = opened
    const input = chargeOf(await keep(opened, GOOD))
    await account.control({ faults: [{ kind: 'down' }, { kind: 'down' }] })
    // It works at the third attempt.
    expect(await provider.charge(input)).toMatchObject({ is: 'done' })
    await account.control({ faults: [{ kind: 'garbage' }, { kind: 'garbage' }, { kind: 'garbage' }] })
    expect(await provider.readCharge('pi_1')).toEqual({ is: 'unavailable' })
    const lines = logged.mock.calls.flat().join('\n')
    expect(lines).toContain('payments-unavailable')
    for (const secret of Object.values(account.vars).filter((value) => /^(?:sk|whsec|private)_/.test(value)))
      expect(lines).not.toContain(secret)
    expect(lines).not.toContain('<html')
  })
})

test.each([
  ['STRIPE', openStripe],
  ['BRAINTREE', openBraintree],
] as const)('%s that is slow is unavailable, and charges once all the same', async (name, openSlow) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const opened = open(name)
  const { account } = opened
  const input = chargeOf(await keep(opened, GOOD))
  const hasty = openSlow({ ...(env as Env), ...account.vars } as Env, { timeLimit: 500 })
  await account.control({ faults: [{ kind: 'none' }, { kind: 'slow' }] })
  expect(await hasty?.charge(input)).toEqual({ is: 'unavailable' })
  expect(logged.mock.calls.flat().join('\n')).toContain('too slow')
  // On a busy machine the look for an earlier charge may already take too long, and leave the fault unused.
  await account.control({ faults: [] })
  expect(await opened.provider.charge(input)).toMatchObject({ is: 'done', value: { status: 'PAID' } })
  expect((await account.control({})).payments.length).toBe(1)
})

test('the bank asks at a payment, and the same payment goes on', async () => {
  const opened = open('STRIPE')
  const { provider, account } = opened
  const kept = await keep(opened, '4000002760003184')
  const input = chargeOf(kept)
  const asked = await provider.charge(input)
  if (asked.is !== 'action') throw new Error(`The charge is ${asked.is}`)
  expect(await provider.charge(input)).toEqual(asked)
  await account.answerBank(asked.clientSecret, true)
  expect(await provider.charge(input)).toMatchObject({ is: 'done', value: { status: 'PAID' } })
  // Nobody is there at the next one.
  const later = chargeOf(kept, { isOnSession: false })
  expect(await provider.charge(later)).toEqual({ is: 'declined', code: 'authentication_failed' })
  const refused = await provider.charge(chargeOf(kept, { key: 'third' }))
  if (refused.is !== 'action') throw new Error(`The charge is ${refused.is}`)
  await account.answerBank(refused.clientSecret, false)
  const third = await provider.charge(chargeOf(kept, { key: 'third' }))
  expect(third).toEqual({ is: 'declined', code: 'authentication_failed' })
})

test('a form that isn’t finished, or somebody else’s, keeps nothing', async () => {
  const opened = open('STRIPE')
  const { provider, account } = opened
  const form = await formOf(opened, 'somebody else')
  const theirs = await account.fillIn(form, GOOD)
  const declined = { is: 'declined', code: 'declined' }
  expect(await provider.keepMethod({ ...PERSON, key: 'k', token: theirs })).toEqual(declined)
  expect(await provider.keepMethod({ ...PERSON, key: 'k', token: 'seti_../customers' })).toEqual(declined)
  const failed = await account.fillIn(await formOf(opened), '4000002500003155', { isAuthentic: false })
  expect(await provider.keepMethod({ ...PERSON, key: 'k', token: failed })).toEqual({
    is: 'declined',
    code: 'authentication_failed',
  })
})

test('a token of Braintree’s whose answer was lost is used: a new form has to be filled in', async () => {
  const opened = open('BRAINTREE')
  const token = await opened.account.fillIn(await formOf(opened), GOOD)
  const input = { ...PERSON, key: 'k', token }
  expect(await opened.provider.keepMethod(input)).toMatchObject({ is: 'done' })
  expect(await opened.provider.keepMethod(input)).toEqual({
    is: 'declined',
    code: 'processing_error',
    isUsed: true,
  })
})

test('neither provider knows what the other one has charged', async () => {
  const { account, provider: stripe } = open('STRIPE')
  const braintree = openPayments({ ...(env as Env), ...account.vars }).named('BRAINTREE')
  if (!braintree) throw new Error('Braintree isn’t configured')
  for (const [one, other] of [
    [stripe, braintree],
    [braintree, stripe],
  ] as const) {
    const input = chargeOf(await keep({ account, provider: one }, GOOD))
    await one.charge(input)
    expect(await one.findCharge(input.key)).toMatchObject({ value: { key: input.key } })
    expect(await other.findCharge(input.key)).toEqual({ is: 'done', value: null })
    expect(JSON.stringify(await other.chargesSince(0, null))).not.toContain(input.key)
  }
})
