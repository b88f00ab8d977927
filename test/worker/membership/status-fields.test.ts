import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { Fact } from '../../../schema/rules/membership/facts'
import { newId } from '../../../schema/rules/new-id'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import {
  MEMBERSHIP_STATES,
  type MembershipState,
  stateStatements,
} from '../../../worker/endpoints/development/membership-states'
import { NOON } from '../../factories/ids'
import { createMembership } from '../../factories/membership'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/* Each field of somebody's own membership, over GraphQL. Rule: docs/rules/membership.md, "The life of a subscription". */

const FIELDS = `id membershipId membershipType state startedAt currentPeriodEndsAt endsAt endsIfCancelledAt nextChargeAt
  amount currency discountEndsAt planV2 { membershipType tier price discount { regularPrice numCycles cyclesLeft } }
  switchPlanSchedule { startAt price membershipType } paymentProvider isCancelled paymentFailedAt
  hasRecurringPaymentFailedMoreThanOnce hasCreditCardExpired giftedMonths
  cancellationDiscounts { percent price numCycles regularPrice }
  paymentMethod { __typename
    ... on CreditCard { cardType lastFour expirationMonth expirationYear }
    ... on ApplePayCard { cardType lastFour expirationMonth expirationYear }
    ... on GooglePayCard { cardType lastFour expirationMonth expirationYear }
    ... on PaypalAccount { email } }`

/** What somebody is told of their membership. */
async function statusOf(id: string, now = NOON) {
  const visit = newVisit({ now })
  await visit.signIn(id)
  const read = async () => {
    const { data, errors } = await visit.ask(`{ viewer { membershipStatus { ${FIELDS} } } }`)
    expect(errors).toBeUndefined()
    return (data as { viewer: { membershipStatus: Record<string, unknown> | null } }).viewer.membershipStatus
  }
  return { visit, read, status: await read() }
}

/** Noon of a day. */
const day = (text: string): number => Date.parse(`${text}T12:00:00Z`)

const card = (expirationYear: number, expirationMonth: number) => ({
  __typename: 'CreditCard',
  cardType: 'Visa',
  lastFour: '4242',
  expirationMonth,
  expirationYear,
})

const plan = (membershipType: string, tier: string, price: number) => ({
  membershipType,
  tier,
  price,
  discount: null,
})
const PLANS = {
  monthly: plan('MONTHLY', 'MEMBER', 500),
  yearly: plan('YEARLY', 'MEMBER', 5000),
  friend: plan('PREMIUM_YEARLY', 'FRIEND', 15000),
}
const staying = (percent: number, numCycles: number, regularPrice: number) => [
  { percent, price: (regularPrice * (100 - percent)) / 100, numCycles, regularPrice },
]

/** The fields of a monthly membership, unless a test says otherwise. */
const MONTHLY = {
  membershipType: 'MONTHLY',
  state: 'ACTIVE',
  amount: 500,
  currency: 'USD',
  discountEndsAt: null,
  planV2: PLANS.monthly,
  switchPlanSchedule: null,
  paymentProvider: 'STRIPE',
  isCancelled: false,
  paymentFailedAt: null,
  hasRecurringPaymentFailedMoreThanOnce: false,
  hasCreditCardExpired: false,
  giftedMonths: 0,
  paymentMethod: card(2029, 5),
  cancellationDiscounts: staying(20, 12, 500),
}
const YEARLY = {
  ...MONTHLY,
  membershipType: 'YEARLY',
  amount: 5000,
  planV2: PLANS.yearly,
  cancellationDiscounts: staying(50, 1, 5000),
}
const FRIEND = {
  ...MONTHLY,
  membershipType: 'PREMIUM_YEARLY',
  amount: 15000,
  planV2: PLANS.friend,
  cancellationDiscounts: staying(50, 1, 15000),
}

/**
 * When a period began and ends, also after a cancellation, when it is charged next, and until when somebody is a
 * member.
 */
const times = (
  startedAt: string,
  currentPeriodEndsAt: string,
  nextChargeAt: string | null,
  endsAt: string,
) => ({
  startedAt: day(startedAt),
  currentPeriodEndsAt: day(currentPeriodEndsAt),
  nextChargeAt: nextChargeAt && day(nextChargeAt),
  endsAt: day(endsAt),
  endsIfCancelledAt: day(currentPeriodEndsAt),
})

const EXPECTED: Record<MembershipState, object | null> = {
  none: null,
  given: null,
  gifted: {
    ...YEARLY,
    ...times('2026-09-22', '2027-09-22', null, '2027-09-22'),
    paymentProvider: 'MEDIUM_GIFT',
    giftedMonths: 12,
    paymentMethod: null,
    cancellationDiscounts: [],
  },
  monthly: { ...MONTHLY, ...times('2026-08-23', '2026-11-23', '2026-11-23', '2026-11-26') },
  yearly: { ...YEARLY, ...times('2026-07-24', '2027-07-24', '2027-07-24', '2027-07-27') },
  friend: { ...FRIEND, ...times('2026-04-15', '2027-04-15', '2027-04-15', '2027-04-18') },
  trial: {
    ...MONTHLY,
    ...times('2026-10-30', '2026-11-06', '2026-11-06', '2026-11-09'),
    state: 'TRIAL',
  },
  cancelled: {
    ...MONTHLY,
    ...times('2026-09-22', '2026-11-22', null, '2026-11-22'),
    state: 'CANCELLED',
    isCancelled: true,
  },
  failed: {
    ...MONTHLY,
    ...times('2026-09-29', '2026-10-29', '2026-11-01', '2026-11-12'),
    endsIfCancelledAt: day('2026-11-12'),
    state: 'PAYMENT_FAILED',
    paymentFailedAt: day('2026-10-29'),
    hasRecurringPaymentFailedMoreThanOnce: true,
    paymentMethod: { ...card(2029, 5), lastFour: '0341' },
    cancellationDiscounts: [],
  },
  expiring: {
    ...YEARLY,
    ...times('2026-01-05', '2027-01-05', '2027-01-05', '2027-01-08'),
    paymentMethod: card(2026, 11),
  },
  expired: {
    ...YEARLY,
    ...times('2026-01-05', '2027-01-05', '2027-01-05', '2027-01-08'),
    hasCreditCardExpired: true,
    paymentMethod: card(2026, 9),
  },
  switching: {
    ...FRIEND,
    ...times('2026-04-15', '2027-04-15', '2027-04-15', '2027-04-18'),
    amount: 500,
    switchPlanSchedule: { startAt: day('2027-04-15'), price: 500, membershipType: 'MONTHLY' },
  },
  lapsed: {
    ...MONTHLY,
    ...times('2026-07-04', '2026-08-04', null, '2026-08-04'),
    state: 'LAPSED',
    isCancelled: true,
    cancellationDiscounts: [],
  },
}

test.each(Object.keys(MEMBERSHIP_STATES) as MembershipState[])(
  'of a membership that is “%s”',
  async (state) => {
    const { id } = await createUser()
    const membershipId = newId()
    await new Database(env.DB).write(stateStatements(id, membershipId, state, NOON))
    const expected = EXPECTED[state]
    expect((await statusOf(id)).status).toEqual(expected && { ...expected, id: membershipId, membershipId })
  },
)

test('a payment that has failed once hasn’t failed more than once', async () => {
  const { id } = await createUser()
  const at = NOON + 30 * DAY
  const failed: Fact = { id: 'failed', at, kind: 'failed', key: 'k:2:0', cycle: 2 }
  await createMembership(id, { facts: [failed] })
  expect((await statusOf(id, at)).status).toMatchObject({
    state: 'PAYMENT_FAILED',
    paymentFailedAt: at,
    hasRecurringPaymentFailedMoreThanOnce: false,
  })
})

test.each([
  ['monthly', 20, { price: 500, regularPrice: 500, amount: 400, numCycles: 12, ends: '2027-12-01' }],
  ['yearly', 50, { price: 5000, regularPrice: 5000, amount: 2500, numCycles: 1, ends: '2028-11-01' }],
] as const)(
  'a discount of the %s plan, of %i percent, says what follows it and when',
  async (name, percent, of) => {
    const { id } = await createUser()
    await createMembership(id, { plan: name })
    const { visit, read } = await statusOf(id)
    const accept = async () => {
      const { data } = await visit.ask(
        `mutation ($percent: Int!) { acceptCancellationDiscount(percent: $percent, key: "a-key-of-this-tab") {
        __typename ... on UserError { message } } }`,
        { percent },
      )
      return data?.acceptCancellationDiscount
    }
    expect(await accept()).toEqual({ __typename: 'MembershipStatus' })
    const { regularPrice, numCycles } = of
    expect(await read()).toMatchObject({
      amount: of.amount,
      discountEndsAt: day(of.ends),
      planV2: { price: of.price, discount: { regularPrice, numCycles, cyclesLeft: numCycles } },
      cancellationDiscounts: [],
    })
  },
)

const METHODS = [
  { kind: 'CreditCard', cardType: 'Amex', lastFour: '0005', expirationMonth: 2, expirationYear: 2030 },
  { kind: 'ApplePayCard', cardType: 'Visa', lastFour: '4242', expirationMonth: 12, expirationYear: 2040 },
  {
    kind: 'GooglePayCard',
    cardType: 'Mastercard',
    lastFour: '4444',
    expirationMonth: 1,
    expirationYear: 2031,
  },
  { kind: 'PaypalAccount', email: 'reader@paypal.example' },
]
test.each(METHODS)('what is paid with is a $kind', async ({ kind, ...method }) => {
  const { id } = await createUser()
  await createMembership(id, { method: { kind, ...method } })
  expect((await statusOf(id)).status?.paymentMethod).toEqual({ __typename: kind, ...method })
})
