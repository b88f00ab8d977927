import { describe, expect, test } from 'vitest'
import { PAYMENT_PROVIDERS } from '../../../schema/rules/membership/payment-providers'
import { buyer, CARD, member, newKey } from './buyer'

/* A request that is sent again before the first one is answered. Rule: docs/rules/membership.md, "Purchases". */

describe.each(PAYMENT_PROVIDERS)('through %s', (provider) => {
  test.each([
    ['createMembership', 'JOIN'],
    ['createGift', 'GIFT'],
  ] as const)('%s is done once, and each time answered', async (mutation, purpose) => {
    const { payments, send, fillIn } = await buyer({ provider })
    const given = { token: await fillIn(purpose, CARD.good), key: newKey() }
    const answers = await Promise.all([send(mutation, given), send(mutation, given), send(mutation, given)])
    const bought = answers.map(({ __typename, membership, gift }) => [__typename, (membership ?? gift)?.id])
    const [first] = bought
    expect(first?.[0]).toMatch(/Payment$/)
    expect(bought).toEqual([first, first, first])
    expect(await payments()).toHaveLength(1)
  })

  test('another card is kept once, and each time answered, later too', async () => {
    const { fillIn, send, status } = await member({ provider })
    const given = { token: await fillIn('UPDATE', '5555555555554444'), key: newKey() }
    const update = async () => (await send('updatePaymentMethod', given)).__typename
    expect(await Promise.all([update(), update(), update()])).toEqual(Array(3).fill('MembershipPayment'))
    expect(await update()).toBe('MembershipPayment')
    const paymentMethod = { __typename: 'CreditCard', lastFour: '4444' }
    expect(await status('paymentMethod { __typename ... on CreditCard { lastFour } }')).toEqual({
      paymentMethod,
    })
  })
})
