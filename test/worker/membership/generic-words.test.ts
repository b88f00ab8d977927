import { expect, test } from 'vitest'
import { DECLINE_CODES, declineOfBraintree, declineOfStripe } from '../../../schema/rules/membership/declines'
import { membershipMessages as messages } from '../../../schema/wording/membership-messages'
import { buyer, failure } from './buyer'

/* Whoever holds a stolen card isn’t told what its bank knows. Rule: docs/rules/payments.md, "Declined payments". */

test.each(['4000000000009987', '4000000000009979', '4100000000000019', '4000000000000002'])(
  'a lost, stolen, fraudulent or simply declined card is said to be declined: %s',
  async (number) => {
    for (const provider of ['STRIPE', 'BRAINTREE'] as const) {
      const { send, fillIn } = await buyer({ provider })
      expect(await send('createMembership', { token: await fillIn('JOIN', number) })).toEqual(
        failure('PaymentMethodDeclined', messages.declined.declined, 'paymentToken'),
      )
    }
  },
)

test('no reason of either provider that speaks of a suspicion has words of its own', () => {
  const ofStripe = [
    'lost_card',
    'stolen_card',
    'pickup_card',
    'fraudulent',
    'merchant_blacklist',
    'security_violation',
  ]
  const ofBraintree = ['2012', '2013', '2014', '2047', '2053']
  for (const code of [
    ...ofStripe.map((said) => declineOfStripe('card_declined', said)),
    ...ofBraintree.map(declineOfBraintree),
  ])
    expect(messages.declined[code]).toBe(messages.declined.declined)
  for (const code of DECLINE_CODES) expect(messages.declined[code]).not.toMatch(/lost|stolen|fraud/i)
})
