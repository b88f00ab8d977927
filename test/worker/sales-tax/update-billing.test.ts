import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { billingMessages } from '../../../schema/wording/billing-messages'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { type Answered, buyer, CARD, failure, newKey } from '../membership/buyer'
import { moveTo, night } from '../membership/nights'
import { BUSINESS, JOIN, SELLER, WASHINGTON } from './buyers'

/* Where a membership is billed can be changed. Rule: docs/rules/sales-tax.md, "Places". */

const GERMANY = { country: 'DE', region: null, postalCode: null }

const BILLING = 'billing { country region postalCode business { name address vatId } }'
const IS_ADDED = 'billing { isTaxAdded }'
const UPDATE = `mutation ($billing: BillingInput!) {
  answer: updateBilling(billing: $billing) { __typename ... on UserError { message field } ... on MembershipStatus { ${BILLING} } } }`
const CHARGES = `{ viewer { chargesConnection { charges { amount tax invoices { tax } } } } }`

async function member(billing: object | null, vars: Record<string, string> = SELLER) {
  const person = await buyer({ env: vars })
  const token = await person.fillIn('JOIN', CARD.good)
  const { data } = await person.visit.ask(JOIN, { token, price: 5000, billing, key: newKey() })
  expect(data?.answer).toEqual({ __typename: 'MembershipPayment' })
  const update = async (to: object) =>
    (await person.visit.ask(UPDATE, { billing: to })).data?.answer as Answered
  /** The membership renews, and what was charged is told, the last one first. */
  const renewed = async () => {
    await moveTo(person, person.visit.now + 367 * DAY)
    Object.assign(person.account.vars, vars)
    await night(person)
    const answer = await person.visit.ask(CHARGES)
    return (answer.data as { viewer: { chargesConnection: { charges: object[] } } }).viewer.chargesConnection
      .charges
  }
  return { ...person, update, renewed }
}

test('a new address holds from the next payment on', async () => {
  const { status, update, renewed } = await member(GERMANY)
  expect(await status(BILLING)).toEqual({ billing: { ...GERMANY, business: null } })
  const business = { name: 'Beispiel GmbH', address: 'Musterweg 1\n10115 Berlin', vatId: 'DE136695976' }
  expect(await update(BUSINESS)).toEqual({
    __typename: 'MembershipStatus',
    billing: { ...GERMANY, business },
  })
  expect(await status(BILLING)).toEqual({ billing: { ...GERMANY, business } })
  expect(await renewed()).toEqual([
    { amount: 5000, tax: 0, invoices: [{ tax: 0 }] },
    { amount: 5000, tax: 798, invoices: [{ tax: 798 }] },
  ])
  expect(await status(IS_ADDED)).toEqual({ billing: { isTaxAdded: false } })
  await update(WASHINGTON)
  expect(await status(IS_ADDED)).toEqual({ billing: { isTaxAdded: true } })
  expect((await renewed())[0]).toEqual({ amount: 5325, tax: 325, invoices: [{ tax: 325 }] })
})

test('a price that was agreed before anybody spoke of a tax contains it wherever its owner moves', async () => {
  const { id, update, renewed } = await member(GERMANY)
  await env.DB.prepare('UPDATE membership SET billing = NULL WHERE user_id = ?').bind(id).run()
  expect(await update(WASHINGTON)).toMatchObject({ billing: WASHINGTON })
  expect((await renewed())[0]).toEqual({ amount: 5000, tax: 305, invoices: [{ tax: 305 }] })
})

test.each([
  [{}, 'BadRequest', billingMessages.country, 'country'],
  [{ country: 'US' }, 'MissingLocalizationInformation', billingMessages.region, 'region'],
  [
    { country: 'US', region: 'WA' },
    'MissingLocalizationInformation',
    billingMessages.postalCode,
    'postalCode',
  ],
  [{ country: 'US', region: 'ON', postalCode: '98101' }, 'BadRequest', billingMessages.region, 'region'],
  [{ ...BUSINESS, vatId: 'DE136695977' }, 'BadRequest', billingMessages.vatId, 'vatId'],
  [{ ...BUSINESS, businessName: null }, 'BadRequest', billingMessages.businessName, 'businessName'],
  [{ ...BUSINESS, businessAddress: null }, 'BadRequest', billingMessages.businessAddress, 'businessAddress'],
])('%j is refused, and changes nothing', async (billing, typename, message, field) => {
  const { status, update } = await member(GERMANY)
  expect(await update(billing)).toEqual(failure(typename, message, field))
  expect(await status(BILLING)).toEqual({ billing: { ...GERMANY, business: null } })
})

test('whoever isn’t a member has nothing to be billed for', async () => {
  const { visit } = await buyer({ env: SELLER })
  const { data } = await visit.ask(UPDATE, { billing: GERMANY })
  expect(data?.answer).toEqual(failure('NotFound', membershipMessages.noMembership))
})
