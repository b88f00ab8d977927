import { expect, test } from 'vitest'
import { pageAddress } from '../../client/lib/page-address'
import { cardTypeOf } from '../../schema/rules/membership/cards'
import { DECLINE_CODES, declineOfBraintree, declineOfStripe } from '../../schema/rules/membership/declines'
import { declineWording } from '../../schema/wording/payment'

test('a page with a payment form is loaded by the browser, since its document alone allows the provider', () => {
  expect(pageAddress('/payment?plan=monthly', 'default')).toBeUndefined()
  expect(pageAddress('/me/settings/payment/update', 'default')).toBeUndefined()
  expect(pageAddress('/plans', 'default')).toBe('/plans')
})

test.each([
  ['card_declined', 'insufficient_funds', 'insufficient_funds'],
  ['card_declined', 'generic_decline', 'declined'],
  ['card_declined', 'fraudulent', 'fraudulent'],
  ['card_declined', 'pickup_card', 'stolen_card'],
  ['expired_card', undefined, 'expired_card'],
  ['incorrect_cvc', undefined, 'incorrect_cvc'],
  ['setup_intent_authentication_failure', undefined, 'authentication_failed'],
  ['toString', 'constructor', 'declined'],
  [undefined, null, 'declined'],
])('Stripe’s %s, %s is told as %s', (code, issuers, told) => {
  expect(declineOfStripe(code, issuers)).toBe(told)
})

test('Braintree’s codes, and both providers’ names of cards', () => {
  expect(['2001', '2013', 'CVV', '2999', null].map(declineOfBraintree)).toEqual([
    'insufficient_funds',
    'stolen_card',
    'incorrect_cvc',
    'declined',
    'declined',
  ])
  const names = ['visa', 'AMERICAN_EXPRESS', 'diners', 'UNION_PAY', 'UK_MAESTRO', 'eftpos_au', null]
  expect(names.map(cardTypeOf)).toEqual([
    'Visa',
    'Amex',
    'Diners club',
    'China Unionpay',
    'UK Maestro',
    'Unknown',
    'Unknown',
  ])
  expect(Object.keys(declineWording)).toEqual([...DECLINE_CODES])
})
