import { afterEach, describe, expect, test, vi } from 'vitest'
import { billingMessages } from '../../../schema/wording/billing-messages'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { buyer, CARD, newKey } from '../membership/buyer'

/* Memberships with tax, over GraphQL. Rules: docs/rules/sales-tax.md. */

afterEach(() => vi.restoreAllMocks())

const SELLER = {
  OPERATOR_COUNTRY: 'IE',
  OPERATOR_VAT_ID: 'IE6388047V',
  TAX_REGISTRATIONS: 'EU, GB, CA, CA-QC, US-WA, BR',
}

interface Quote {
  __typename: string
  message?: string
  field?: string | null
  price: number
  total: number
  taxes: {
    country: string
    isIncluded: boolean
    isReverseCharge: boolean
    missing: string[]
    lines: { jurisdiction: string; name: string; rate: number; taxable: number; tax: number }[]
  }
}

const QUOTE = `query ($billing: BillingInput) {
  quote: quoteMembership(membershipType: YEARLY, country: "US", billing: $billing) {
    __typename ... on UserError { message field }
    ... on MembershipQuote { price total taxes { country isIncluded isReverseCharge missing
      lines { jurisdiction name rate taxable tax } } } } }`

const JOIN = `mutation ($token: String!, $price: Int!, $billing: BillingInput, $key: String!) {
  answer: createMembership(membershipType: YEARLY, paymentToken: $token, provider: STRIPE, price: $price, country: "US", billing: $billing, key: $key) {
    __typename ... on UserError { message field } ... on MembershipPayment { membership { id } } } }`

const CHARGES = `{ viewer { chargesConnection { charges { amount tax status } } } }`

async function somebody(vars: Record<string, string> = {}) {
  const person = await buyer({ env: { ...SELLER, ...vars } })
  const { visit } = person
  const quote = async (billing: object | null): Promise<Quote> =>
    ((await visit.ask(QUOTE, { billing })).data as { quote: Quote }).quote
  const join = async (price: number, billing: object | null) => {
    const token = await person.fillIn('JOIN', CARD.good)
    const { data } = await visit.ask(JOIN, { token, price, billing, key: newKey() })
    return data?.answer as { __typename: string; message?: string; field?: string }
  }
  const charges = async () =>
    (
      (await visit.ask(CHARGES)).data as {
        viewer: { chargesConnection: { charges: { amount: number; tax: number; status: string }[] } }
      }
    ).viewer.chargesConnection.charges
  return { ...person, quote, join, charges }
}

describe('the price', () => {
  test('contains the tax in Germany', async () => {
    const { quote, join, charges } = await somebody()
    const quoted = await quote({ country: 'DE' })
    expect(quoted).toMatchObject({
      price: 5000,
      total: 5000,
      taxes: {
        country: 'DE',
        isIncluded: true,
        lines: [{ jurisdiction: 'DE', name: 'VAT', rate: 19_000, taxable: 4202, tax: 798 }],
      },
    })
    expect(await join(quoted.total, { country: 'DE' })).toMatchObject({ __typename: 'MembershipPayment' })
    expect(await charges()).toEqual([{ amount: 5000, tax: 798, status: 'PAID' }])
  })

  test('is without it in Canada and the United States, where it depends on the state', async () => {
    const { quote, join, charges } = await somebody()
    expect(await quote({ country: 'CA', region: 'qc' })).toMatchObject({
      price: 5000,
      total: 5749,
      taxes: {
        isIncluded: false,
        lines: [
          { name: 'GST', tax: 250 },
          { name: 'QST', tax: 499 },
        ],
      },
    })
    expect(await quote({ country: 'US' })).toMatchObject({
      total: 5000,
      taxes: { missing: ['REGION', 'POSTAL_CODE'] },
    })
    expect(await join(5000, { country: 'US' })).toMatchObject({
      __typename: 'MissingLocalizationInformation',
      field: 'region',
      message: billingMessages.region,
    })
    const seattle = { country: 'US', region: 'WA', postalCode: '98101' }
    expect(await quote(seattle)).toMatchObject({ total: 5325, taxes: { missing: [] } })
    // Nobody is charged what they weren't shown.
    expect(await join(5000, seattle)).toMatchObject({
      __typename: 'Conflict',
      message: membershipMessages.priceChanged,
    })
    expect(await join(5325, seattle)).toMatchObject({ __typename: 'MembershipPayment' })
    expect(await charges()).toEqual([{ amount: 5325, tax: 325, status: 'PAID' }])
    // Where the operator isn't registered, nothing is collected.
    expect(await quote({ country: 'US', region: 'OR', postalCode: '97201' })).toMatchObject({ total: 5000 })
  })

  test('isn’t taxed where nobody says who sells', async () => {
    const { quote } = await somebody({ OPERATOR_COUNTRY: '' })
    expect(await quote({ country: 'DE' })).toMatchObject({ total: 5000, taxes: { lines: [] } })
  })
})

describe('a business', () => {
  const business = {
    businessName: 'Beispiel GmbH',
    businessAddress: 'Musterweg 1\n10115 Berlin',
    vatId: 'DE 136 695 976',
  }

  test('with a VAT id of another country owes the tax itself', async () => {
    const { quote, join, charges } = await somebody()
    const billing = { country: 'DE', ...business }
    expect(await quote(billing)).toMatchObject({
      total: 5000,
      taxes: { isReverseCharge: true, lines: [] },
    })
    expect(await join(5000, billing)).toMatchObject({ __typename: 'MembershipPayment' })
    expect(await charges()).toEqual([{ amount: 5000, tax: 0, status: 'PAID' }])
  })

  test.each([
    ['DE', 'DE136695977'],
    ['FR', 'DE136695976'],
    ['GB', 'GB123456789'],
    // Without a number, and with one that stands for none.
    ['NL', 'NL'],
    ['DE', 'DE000000000'],
    ['GB', 'GB000000000'],
    ['NO', '000 000 000 MVA'],
  ])('%s: %s isn’t a VAT id', async (country, vatId) => {
    const { quote } = await somebody()
    expect(await quote({ country, ...business, vatId })).toMatchObject({
      __typename: 'BadRequest',
      field: 'vatId',
      message: billingMessages.vatId,
    })
  })

  test('has an address', async () => {
    const { quote } = await somebody()
    expect(await quote({ country: 'DE', ...business, businessAddress: ' ' })).toMatchObject({
      __typename: 'BadRequest',
      field: 'businessAddress',
      message: billingMessages.businessAddress,
    })
  })
})

describe('Stripe Tax', () => {
  const seattle = { country: 'US', region: 'WA', postalCode: '98101' }

  test('knows what a city adds', async () => {
    const { quote, join, charges } = await somebody({ STRIPE_TAX: 'on' })
    expect(await quote(seattle)).toMatchObject({ total: 5518 })
    expect(await join(5518, seattle)).toMatchObject({ __typename: 'MembershipPayment' })
    expect(await charges()).toEqual([{ amount: 5518, tax: 518, status: 'PAID' }])
  })

  test.each(['garbage', 'lost'])('%s: the table stands in, and the sale goes on', async (kind) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { account, quote, join, charges } = await somebody({ STRIPE_TAX: 'on' })
    const faults = Array.from({ length: kind === 'lost' ? 3 : 1 }, () => ({ kind }))
    await account.control({ faults })
    const { total } = await quote({ country: 'DE' })
    expect(total).toBe(5000)
    expect(await join(total, { country: 'DE' })).toMatchObject({ __typename: 'MembershipPayment' })
    expect(await charges()).toEqual([{ amount: 5000, tax: 798, status: 'PAID' }])
  })

  test('a rate that nobody knows costs nobody a sale', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { quote, join } = await somebody()
    expect(await quote({ country: 'BR' })).toMatchObject({ total: 5000, taxes: { lines: [] } })
    expect(await join(5000, { country: 'BR' })).toMatchObject({ __typename: 'MembershipPayment' })
    expect(error.mock.calls.flat().join()).toContain('tax-rate-missing')
  })
})
