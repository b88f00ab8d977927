import { expect } from 'vitest'
import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { NOON } from '../../factories/ids'
import { createUser, type NewUser } from '../../factories/user'
import { newVisit, type VisitOptions } from '../../factories/visit'
import { paymentsAccount } from '../../support/payments'

/** What a mutation answers. */
export interface Answered {
  __typename: string
  message?: string
  field?: string | null
  membership?: { id: string; state: string } | null
  action?: { clientSecret: string } | null
  gift?: { id: string; codes: { link: string }[] } | null
}

const FAILURE = '... on UserError { message field }'
const PAYING = `__typename ${FAILURE} ... on MembershipPayment { membership { id state } action { clientSecret } }`

/** Each mutation of the membership, as a browser sends it. */
export const MUTATIONS = {
  createMembership: `mutation ($type: MembershipType!, $token: String!, $provider: PaymentProvider!, $price: Int!, $country: String, $coupon: String, $key: String!) {
    answer: createMembership(membershipType: $type, paymentToken: $token, provider: $provider, price: $price, country: $country, coupon: $coupon, key: $key) { ${PAYING} } }`,
  switchPlan: `mutation ($type: MembershipType!, $price: Int!, $key: String!) {
    answer: switchPlan(membershipType: $type, price: $price, key: $key) { ${PAYING} } }`,
  updatePaymentMethod: `mutation ($token: String, $provider: PaymentProvider!, $key: String!) {
    answer: updatePaymentMethod(paymentToken: $token, provider: $provider, key: $key) { ${PAYING} } }`,
  cancelMembership: `mutation ($key: String!) {
    answer: cancelMembership(key: $key) { __typename ${FAILURE} ... on MembershipStatus { id state } } }`,
  uncancelMembership: `mutation ($id: ID!) {
    answer: uncancelMembership(input: { membershipId: $id }) { __typename ${FAILURE} ... on MutationSuccess { success } } }`,
  createGift: `mutation ($token: String!, $provider: PaymentProvider!, $price: Int!, $country: String, $key: String!) {
    answer: createGift(input: { kind: GIFT, senderName: "Ana", paymentToken: $token, provider: $provider, price: $price, country: $country, key: $key }) {
      __typename ${FAILURE} ... on GiftPayment { gift { id codes { link } } action { clientSecret } } } }`,
} as const
export type Mutation = keyof typeof MUTATIONS

/** What somebody sends unless it says otherwise: a yearly membership in US dollars, or a gift. */
const GIVEN = {
  type: 'YEARLY',
  price: 5000,
  provider: 'STRIPE',
  token: 'tok',
  id: '000000000000',
}

let keys = 0
export const newKey = (): string => `a-key-of-this-tab-${++keys}`

interface Given extends VisitOptions {
  user?: Partial<NewUser>
  provider?: PaymentProviderName
}

/** A signed-in person, at a site whose providers are the stand-in. */
export async function buyer({ user = {}, provider = 'STRIPE', country = 'US', ...options }: Given = {}) {
  const account = paymentsAccount()
  const row = await createUser({ emailVerifiedAt: NOON, ...user })
  const visit = newVisit({
    // Declined cards count against everybody of a network.
    address: `2001:db8::${row.id}`,
    ...options,
    env: { ...account.vars, ...(provider === 'BRAINTREE' && { BRAINTREE_COUNTRIES: 'US' }), ...options.env },
  })
  await visit.signIn(row.id)
  const send = async (mutation: Mutation, given: object = {}, origin?: string): Promise<Answered> => {
    const variables = { ...GIVEN, provider, country, key: newKey(), ...given }
    const { data, errors } = await visit.ask(MUTATIONS[mutation], variables, origin)
    expect(errors).toBeUndefined()
    return data?.answer as Answered
  }
  /** Opens the provider's form, and fills it in. @returns the token for the worker. */
  const fillIn = async (purpose: 'JOIN' | 'UPDATE' | 'GIFT', ...filled: [number: string, how?: object]) => {
    const { data } = await visit.ask(
      `query ($purpose: PaymentPurpose!, $country: String) { paymentForm(purpose: $purpose, membershipType: YEARLY, country: $country) {
        ... on PaymentForm { provider clientSecret } } }`,
      { purpose, country },
    )
    const { paymentForm } = data as { paymentForm: Parameters<typeof account.fillIn>[0] }
    return account.fillIn(paymentForm, ...filled)
  }
  const status = async (fields = 'id state') => {
    const { data, errors } = await visit.ask(`{ viewer { membershipStatus { ${fields} } } }`)
    expect(errors).toBeUndefined()
    return (data as { viewer: { membershipStatus: Record<string, unknown> | null } }).viewer.membershipStatus
  }
  const payments = async () => (await account.control({})).payments
  return { id: row.id, account, visit, send, fillIn, status, payments }
}

/** Numbers of test cards: paid, kept and declined when charged, declined at once, and one whose bank asks. */
export const CARD = {
  good: '4242424242424242',
  later: '4000000000000341',
  poor: '4000000000009995',
  asks: '4000002760003184',
} as const

/** A failure, as it is answered. */
export const failure = (__typename: string, message: string, field: string | null = null) => ({
  __typename,
  message,
  field,
})

/** Somebody who has paid for a year. */
export async function member(given: Given = {}) {
  const somebody = await buyer(given)
  const token = await somebody.fillIn('JOIN', CARD.good)
  const { membership } = await somebody.send('createMembership', { token })
  if (!membership) throw new Error('Nobody has become a member')
  return { ...somebody, membershipId: membership.id }
}
