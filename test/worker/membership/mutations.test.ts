import { describe, expect, test } from 'vitest'
import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { membershipMessages as messages } from '../../../schema/wording/membership-messages'
import { buyer, CARD, failure, member, newKey } from './buyer'

/* What comes of each mutation that pays, over GraphQL. Rules: docs/rules/membership.md, docs/rules/payments.md. */

/** Mutations that store a payment method. */
const KEEPING = ['createMembership', 'createGift', 'updatePaymentMethod'] as const

/** Somebody who may send that mutation, with a form that they have filled in. */
async function readyFor(mutation: (typeof KEEPING)[number], number: string) {
  const somebody = await (mutation === 'updatePaymentMethod' ? member() : buyer())
  const purpose = { createMembership: 'JOIN', createGift: 'GIFT', updatePaymentMethod: 'UPDATE' } as const
  return { ...somebody, token: await somebody.fillIn(purpose[mutation], number) }
}

test.each(PAYMENT_PROVIDERS)('%s: each one succeeds', async (provider) => {
  const { send, fillIn, status, payments, membershipId } = await member({ provider })
  expect(await status()).toEqual({ id: membershipId, state: 'ACTIVE' })
  expect(await send('switchPlan', { type: 'PREMIUM_YEARLY', price: 10000 })).toEqual({
    __typename: 'MembershipPayment',
    membership: { id: membershipId, state: 'ACTIVE' },
    action: null,
  })
  expect(await send('switchPlan', { type: 'MONTHLY', price: 0 })).toMatchObject({
    __typename: 'MembershipPayment',
  })
  const token = await fillIn('UPDATE', '5555555555554444')
  expect(await send('updatePaymentMethod', { token })).toMatchObject({
    __typename: 'MembershipPayment',
    membership: { id: membershipId },
  })
  expect(await send('cancelMembership')).toEqual({
    __typename: 'MembershipStatus',
    id: membershipId,
    state: 'CANCELLED',
  })
  expect(await send('uncancelMembership', { id: membershipId })).toEqual({
    __typename: 'MutationSuccess',
    success: true,
  })
  const gift = await send('createGift', { token: await fillIn('GIFT', CARD.good) })
  expect(gift).toMatchObject({ __typename: 'GiftPayment', action: null })
  expect(gift.gift?.codes[0]?.link).toContain('giftCode=')
  expect(await status()).toEqual({ id: membershipId, state: 'ACTIVE' })
  expect((await payments()).map(({ amount }) => amount)).toEqual([5000, 10000, 5000])
})

describe('PaymentMethodDeclined', () => {
  test.each(KEEPING)('%s says why, and charges nothing', async (mutation) => {
    const { send, payments, token } = await readyFor(mutation, CARD.poor)
    const before = (await payments()).length
    expect(await send(mutation, { token })).toEqual(
      failure('PaymentMethodDeclined', messages.declined.insufficient_funds, 'paymentToken'),
    )
    expect((await payments()).length).toBe(before)
  })

  test('switchPlan keeps the present plan', async () => {
    const { send, fillIn, status } = await buyer()
    const token = await fillIn('JOIN', CARD.later)
    await send('createMembership', { type: 'MONTHLY', price: 0, token })
    expect(await send('switchPlan')).toEqual(
      // It has no argument that names the method.
      failure('PaymentMethodDeclined', messages.declined.declined),
    )
    expect(await status('membershipType state')).toEqual({ membershipType: 'MONTHLY', state: 'TRIAL' })
  })
})

test.each(['createMembership', 'createGift'] as const)(
  'PaymentError: %s that failed isn’t done again with the same key',
  async (mutation) => {
    const { send, fillIn, payments } = await buyer()
    const purpose = mutation === 'createGift' ? 'GIFT' : 'JOIN'
    const key = newKey()
    await send(mutation, { key, token: await fillIn(purpose, CARD.poor) })
    expect(await send(mutation, { key, token: await fillIn(purpose, CARD.good) })).toEqual(
      failure('PaymentError', messages.failedBefore),
    )
    expect(await payments()).toEqual([])
  },
)

describe('CheckoutNotAvailable', () => {
  const DOWN = [{ kind: 'down' }, { kind: 'down' }, { kind: 'down' }]
  const GARBAGE = [{ kind: 'garbage' }, { kind: 'garbage' }, { kind: 'garbage' }]
  test.each([
    ...KEEPING.flatMap((mutation) => [
      [mutation, 'is down', DOWN] as const,
      [mutation, 'answers HTML', GARBAGE] as const,
    ]),
    ['createMembership', 'is slow', [{ kind: 'slow' }]] as const,
  ])('%s of somebody whose provider %s leaves nothing half made', async (mutation, _, faults) => {
    const { send, account, status, payments, token } = await readyFor(mutation, CARD.good)
    const before = [await status(), (await payments()).length]
    await account.control({ faults })
    expect(await send(mutation, { token })).toEqual(failure('CheckoutNotAvailable', messages.notAvailable))
    expect((await account.control({ faults: [] })).payments.length).toBe(before[1])
    expect(await status()).toEqual(before[0])
  })

  test.each([
    ['is down', DOWN],
    ['answers HTML', GARBAGE],
  ])('switchPlan of somebody whose provider %s isn’t known yet, and charges once', async (_, faults) => {
    const { send, account, status, payments } = await member()
    await account.control({ faults })
    const wanted = { type: 'PREMIUM_YEARLY', price: 10000, key: newKey() }
    expect(await send('switchPlan', wanted)).toEqual(failure('CheckoutNotAvailable', messages.notKnown))
    expect(await status('membershipType')).toEqual({ membershipType: 'YEARLY' })
    await account.control({ faults: [] })
    expect(await send('switchPlan', wanted)).toMatchObject({ __typename: 'MembershipPayment' })
    expect(await send('switchPlan', wanted)).toMatchObject({ __typename: 'MembershipPayment' })
    expect((await payments()).map(({ amount }) => amount)).toEqual([5000, 10000])
  })

  test('where nobody takes payments, nothing can be bought', async () => {
    const { send } = await buyer({ env: { STRIPE_SECRET_KEY: '', BRAINTREE_PRIVATE_KEY: '' } })
    for (const mutation of ['createMembership', 'createGift'] as const)
      expect(await send(mutation)).toEqual(failure('CheckoutNotAvailable', messages.notAvailable))
  })
})

test.each(['createMembership', 'createGift'] as const)(
  'MissingLocalizationInformation: %s of somebody who may be anywhere',
  async (mutation) => {
    const { send } = await buyer()
    expect(await send(mutation, { country: null })).toEqual(
      failure('MissingLocalizationInformation', messages.noCountry, 'country'),
    )
  },
)

test('FailedChallenge: after three declined cards it takes a captcha', async () => {
  const { send, fillIn, payments } = await buyer()
  for (let i = 0; i < 3; i++)
    expect(await send('createMembership', { token: await fillIn('JOIN', CARD.poor) })).toMatchObject({
      __typename: 'PaymentMethodDeclined',
    })
  expect(await send('createMembership', { token: await fillIn('JOIN', CARD.good) })).toEqual(
    failure('FailedChallenge', messages.captcha),
  )
  expect(await payments()).toEqual([])
})
