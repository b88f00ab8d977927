import { expect, test } from 'vitest'
import { billingMessages } from '../../../schema/wording/billing-messages'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { type Answered, buyer, CARD, failure, newKey } from '../membership/buyer'
import { BUSINESS, SELLER, WASHINGTON } from './buyers'

/* Gifts are taxed where their buyer is. Rules: docs/rules/gifts.md, docs/rules/sales-tax.md. */

const QUOTE = `query ($quantity: Int!, $billing: BillingInput) {
  quote: quoteGift(quantity: $quantity, country: "US", billing: $billing) {
    __typename ... on UserError { message field }
    ... on GiftQuote { price total taxes { isIncluded isReverseCharge missing lines { jurisdiction tax } } } } }`

const GIVE = `mutation ($token: String!, $price: Int!, $billing: BillingInput, $key: String!) {
  answer: createGift(input: { kind: GIFT, senderName: "Ana", paymentToken: $token, provider: STRIPE, price: $price, country: "US", billing: $billing, key: $key }) {
    __typename ... on UserError { message field }
    ... on GiftPayment { gift { charge { amount tax invoices { kind amount tax } } } } } }`

async function giver() {
  const person = await buyer({ env: SELLER })
  const quote = async (billing: object | null, quantity = 1) =>
    (await person.visit.ask(QUOTE, { quantity, billing })).data?.quote
  const give = async (price: number, billing: object | null) => {
    const token = await person.fillIn('GIFT', CARD.good)
    const { data } = await person.visit.ask(GIVE, { token, price, billing, key: newKey() })
    return data?.answer as Answered
  }
  return { ...person, quote, give }
}

test('the total has the tax on top where prices are without it, and inside it elsewhere', async () => {
  const { quote } = await giver()
  expect(await quote(WASHINGTON, 3)).toEqual({
    __typename: 'GiftQuote',
    price: 5000,
    total: 15_975,
    taxes: {
      isIncluded: false,
      isReverseCharge: false,
      missing: [],
      lines: [{ jurisdiction: 'US-WA', tax: 975 }],
    },
  })
  expect(await quote({ country: 'DE' })).toMatchObject({
    total: 5000,
    taxes: { isIncluded: true, lines: [{ jurisdiction: 'DE', tax: 798 }] },
  })
  expect(await quote(BUSINESS)).toMatchObject({ total: 5000, taxes: { isReverseCharge: true, lines: [] } })
})

test('what was shown is charged, with an invoice', async () => {
  const { give } = await giver()
  expect(await give(5325, WASHINGTON)).toMatchObject({
    gift: { charge: { amount: 5325, tax: 325, invoices: [{ kind: 'INVOICE', amount: 5325, tax: 325 }] } },
  })
  expect(await give(5000, { country: 'DE' })).toMatchObject({ gift: { charge: { amount: 5000, tax: 798 } } })
  expect(await give(5000, BUSINESS)).toMatchObject({ gift: { charge: { amount: 5000, tax: 0 } } })
})

test('nothing is sold without the place that the tax depends on, or at another total', async () => {
  const { give, payments } = await giver()
  expect(await give(5000, null)).toEqual(
    failure('MissingLocalizationInformation', billingMessages.region, 'region'),
  )
  expect(await give(5000, { region: 'WA' })).toEqual(
    failure('BadRequest', billingMessages.country, 'country'),
  )
  expect(await give(5000, WASHINGTON)).toEqual(failure('Conflict', membershipMessages.priceChanged, 'price'))
  expect(await payments()).toEqual([])
})
