import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newId } from '../../../schema/rules/new-id'
import { DAY } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { type MemberState, memberStatements } from '../../../worker/endpoints/development/member-states'
import type { FormSettings } from '../../../worker/platform/payments/provider'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { takeUp } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { paymentsAccount } from '../../support/payments'

/* The demo's members pay like everybody else. Rule: docs/rules/development.md, "Payments". */

const STATUS = 'state membershipType isCancelled hasRecurringPaymentFailedMoreThanOnce amount'

interface Status {
  state: string
  membershipType: string
}

/** Somebody whom the demo made a member, with a site that is configured for the stand-in. */
async function demoMember(state: MemberState) {
  const account = paymentsAccount()
  const now = Date.now()
  const id = newId()
  const { id: userId } = await createUser({ email: `${id}@example.org` })
  await new Database(env.DB).write(memberStatements(userId, id, state, now))
  const visit = newVisit({ now, env: account.vars })
  await visit.signIn(userId)
  const look = async () => {
    const { data } = await visit.ask(`{ viewer { membershipStatus { ${STATUS} } } }`)
    return (data?.viewer as { membershipStatus: Status } | undefined)?.membershipStatus
  }
  return {
    account,
    visit,
    look,
    /** Lets some days pass, and charges what is due then. */
    async wait(days: number) {
      visit.now += days * DAY
      await account.control({ ahead: visit.now - Date.now() })
      const due = [{ type: 'payment', what: 'membership', id }] as const
      await takeUp('payment', due, visit.now, { ...account.vars, AUTH_SECRET })
      return look()
    },
  }
}

test('one who pays by the month becomes a Friend, and the membership renews', async () => {
  const { visit, look, wait, account } = await demoMember('monthly')
  const quoted = await visit.ask(
    '{ quoteSwitch(membershipType: PREMIUM_MONTHLY) { ... on SwitchQuote { price } } }',
  )
  const price = (quoted.data?.quoteSwitch as { price: number } | undefined)?.price
  expect(price).toBeGreaterThan(1000)
  const { data } = await visit.ask(
    `mutation ($price: Int!) { switchPlan(membershipType: PREMIUM_MONTHLY, price: $price, key: "${crypto.randomUUID()}") {
      ... on MembershipPayment { membership { ${STATUS} } } ... on UserError { message } } }`,
    { price },
  )
  const friend = { state: 'ACTIVE', membershipType: 'PREMIUM_MONTHLY' }
  expect(data?.switchPlan).toMatchObject({ membership: friend })
  expect(await look()).toMatchObject(friend)
  expect(await wait(32)).toMatchObject(friend)
  const { payments } = await account.control({})
  expect(payments).toHaveLength(2)
  expect(payments).toMatchObject([{ amount: price, status: 'succeeded' }, { amount: 1500 }])
})

test('a trial is paid when its free days are over', async () => {
  const { look, wait } = await demoMember('trial')
  expect(await look()).toMatchObject({ state: 'TRIAL' })
  expect(await wait(6)).toMatchObject({ state: 'ACTIVE', membershipType: 'MONTHLY' })
})

test.each(['failed', 'expired'] as const)(
  'a payment that failed goes on failing, and one with an expired card fails: %s',
  async (state) => {
    const { wait, account } = await demoMember(state)
    expect(await wait(state === 'failed' ? 3 : 80)).toMatchObject({ state: 'PAYMENT_FAILED' })
    const { payments } = await account.control({})
    expect(payments).toMatchObject([
      { error: { code: state === 'failed' ? 'card_declined' : 'expired_card' } },
    ])
  },
)

test('whose payment failed pays with another card', async () => {
  const { visit, account, look } = await demoMember('failed')
  const { data } = await visit.ask(
    '{ paymentForm(purpose: UPDATE) { ... on PaymentForm { provider clientSecret } ... on UserError { message } } }',
  )
  const paymentToken = await account.fillIn(data?.paymentForm as FormSettings, '4242424242424242')
  const updated = await visit.ask(
    `mutation ($paymentToken: String!) {
      updatePaymentMethod(paymentToken: $paymentToken, provider: STRIPE, key: "${crypto.randomUUID()}") {
        ... on MembershipPayment { membership { ${STATUS} } } ... on UserError { message } } }`,
    { paymentToken },
  )
  expect(updated.data?.updatePaymentMethod).toMatchObject({ membership: { state: 'ACTIVE' } })
  expect(await look()).toMatchObject({ state: 'ACTIVE' })
})
