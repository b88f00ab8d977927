import { expect, test } from 'vitest'
import { TRIES_OF_PERSON } from '../../../schema/rules/membership/tries'
import { DAY } from '../../../schema/rules/time-units'
import { membershipMessages as messages } from '../../../schema/wording/membership-messages'
import { buyer, CARD, failure, type Mutation, member, newKey } from './buyer'

/* What counts as a try to pay, and what a refusal says. Rule: docs/rules/membership.md, "Card testing". */

type Somebody = Awaited<ReturnType<typeof buyer>>

const PURPOSES = { createMembership: 'JOIN', createGift: 'GIFT', updatePaymentMethod: 'UPDATE' } as const
const TRIES = Array.from({ length: TRIES_OF_PERSON.most + 2 })

const wanted = (mutation: Mutation) =>
  mutation === 'switchPlan' ? { type: 'PREMIUM_YEARLY', price: 10000 } : {}

const ready = (mutation: Mutation) => (mutation.startsWith('create') ? buyer() : member())

/** Tries until the limit is reached. */
async function useUp({ send }: Somebody, mutation: 'createMembership' | 'updatePaymentMethod') {
  for (const _ of TRIES) await send(mutation)
}

test.each([
  ['createMembership', { price: 1 }],
  ['createMembership', { provider: 'BRAINTREE' }],
  ['createGift', { price: 1 }],
  ['createGift', { provider: 'BRAINTREE' }],
  ['switchPlan', { type: 'PREMIUM_YEARLY', price: 1 }],
  ['updatePaymentMethod', { provider: 'BRAINTREE' }],
] as const)('%s with %j is no try, however often it is sent', async (mutation, outdated) => {
  const somebody = await ready(mutation)
  // What was done a moment ago counts as sent again.
  somebody.visit.now += DAY
  await somebody.visit.signIn(somebody.id)
  for (const _ of TRIES) expect((await somebody.send(mutation, outdated)).__typename).toBe('Conflict')
  const token =
    mutation === 'switchPlan' ? {} : { token: await somebody.fillIn(PURPOSES[mutation], CARD.good) }
  const price = mutation === 'switchPlan' ? { price: 10014 } : {}
  expect(await somebody.send(mutation, { ...wanted(mutation), ...token, ...price })).toMatchObject({
    __typename: mutation === 'createGift' ? 'GiftPayment' : 'MembershipPayment',
  })
})

/** Each request of a provider is answered, and the answer is lost. */
const LOST = { faults: Array.from({ length: 12 }, () => ({ kind: 'lost' })) }

test.each(['createMembership', 'createGift', 'switchPlan', 'updatePaymentMethod'] as const)(
  '%s whose answer was lost is told what became of it, though the limit is reached meanwhile',
  async (mutation) => {
    const somebody = await ready(mutation)
    const token =
      mutation === 'switchPlan' ? {} : { token: await somebody.fillIn(PURPOSES[mutation], CARD.good) }
    const request = { ...wanted(mutation), ...token, key: newKey() }
    await somebody.account.control(LOST)
    expect((await somebody.send(mutation, request)).__typename).toBe('CheckoutNotAvailable')
    await somebody.account.control({ faults: [] })
    await useUp(somebody, mutation.startsWith('create') ? 'createMembership' : 'updatePaymentMethod')
    const answer = await somebody.send(mutation, request)
    expect(answer.message).toBeUndefined()
    expect(answer.__typename).toBe(mutation === 'createGift' ? 'GiftPayment' : 'MembershipPayment')
  },
)

test('a refusal that says that nothing was charged is about a request that was never let through', async () => {
  const somebody = await buyer()
  const key = newKey()
  const token = await somebody.fillIn('JOIN', CARD.asks)
  const { action } = await somebody.send('createMembership', { key, token })
  await useUp(somebody, 'createMembership')
  const other = await somebody.send('createGift', { token: await somebody.fillIn('GIFT', CARD.good) })
  expect(other).toEqual(failure('RateLimited', messages.tooOften(60)))
  await somebody.account.answerBank(action?.clientSecret ?? '', true)
  expect(await somebody.send('createMembership', { key, token })).toMatchObject({
    membership: { state: 'ACTIVE' },
  })
  expect((await somebody.payments()).length).toBe(1)
})
