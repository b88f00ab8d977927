import { expect, test } from 'vitest'
import type { Fact } from '../../../schema/rules/membership/facts'
import { stateOf, subscriptionOf } from '../../../schema/rules/membership/subscription'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { clearMailbox } from '../../../worker/platform/development/mailbox'
import { NOON } from '../../factories/ids'
import { CARD, member, newKey } from './buyer'
import { chargeKeys, mailsTo, moveTo, night } from './nights'

/* A payment that is taken back ends only what it paid for. Rule: docs/rules/membership.md, "Taken back". */

const memberWithMail = () => {
  clearMailbox()
  return member({ user: { email: `reader-${newKey()}@example.org` } })
}

const STATUS = 'state membershipType'

/** What takes a payment back at the provider. */
const WAYS = {
  refund: (key: string, amount: number) => ({ refund: { key, amount } }),
  dispute: (key: string) => ({ dispute: { key, status: 'needs_response' } }),
} as const

test.each(['refund', 'dispute'] as const)(
  'a %s of the last payment ends the membership, which can be bought again',
  async (how) => {
    const somebody = await memberWithMail()
    const [key = ''] = await chargeKeys(somebody.id)
    await moveTo(somebody, NOON + DAY)
    await somebody.account.control(WAYS[how](key, 5000))
    await night(somebody)
    expect(await somebody.status('state')).toEqual({ state: 'LAPSED' })
    const [told] = (await mailsTo(somebody)).slice(-1)
    expect(told?.text).toContain('which has ended. To go on reading, choose a plan.')
    expect(told?.text).toContain('$50')
    const token = await somebody.fillIn('JOIN', CARD.good)
    expect(await somebody.send('createMembership', { token })).toMatchObject({
      membership: { state: 'ACTIVE' },
    })
    expect((await somebody.payments()).map(({ amount }) => amount)).toEqual([5000, 5000])
  },
)

test.each(['refund', 'dispute'] as const)('a %s of an earlier period’s payment ends nothing', async (how) => {
  const somebody = await memberWithMail()
  await moveTo(somebody, NOON + 366 * DAY)
  await night(somebody)
  const [first = '', second] = await chargeKeys(somebody.id)
  expect(second).toBeDefined()
  await moveTo(somebody, NOON + 370 * DAY)
  await somebody.account.control(WAYS[how](first, 5000))
  await night(somebody)
  expect(await somebody.status('state nextChargeAt')).toMatchObject({
    state: 'ACTIVE',
    nextChargeAt: expect.any(Number),
  })
  const [told] = (await mailsTo(somebody)).slice(-1)
  expect(told?.text).toContain('Your membership doesn’t change')
})

test.each(['refund', 'dispute'] as const)(
  'a %s of a change of plan brings the earlier plan back, and the plan can be changed again',
  async (how) => {
    const somebody = await memberWithMail()
    const wanted = { type: 'PREMIUM_YEARLY', price: 10000 }
    await somebody.send('switchPlan', wanted)
    expect(await somebody.status(STATUS)).toEqual({ state: 'ACTIVE', membershipType: 'PREMIUM_YEARLY' })
    const [, key = ''] = await chargeKeys(somebody.id)
    await moveTo(somebody, NOON + DAY)
    await somebody.account.control(WAYS[how](key, 10000))
    await night(somebody)
    expect(await somebody.status(STATUS)).toEqual({ state: 'ACTIVE', membershipType: 'YEARLY' })
    const [told] = (await mailsTo(somebody)).slice(-1)
    expect(told?.text).toContain('You have your yearly membership again, which is paid until')
    await moveTo(somebody, NOON + DAY + HOUR)
    expect(await somebody.send('switchPlan', { ...wanted, price: 10014 })).toMatchObject({
      membership: { state: 'ACTIVE' },
    })
    expect(await somebody.status(STATUS)).toEqual({ state: 'ACTIVE', membershipType: 'PREMIUM_YEARLY' })
    expect((await somebody.payments()).length).toBe(3)
  },
)

test('a dispute that is won counts as one that never was, and the member is told', async () => {
  const somebody = await memberWithMail()
  const [key = ''] = await chargeKeys(somebody.id)
  await moveTo(somebody, NOON + DAY)
  await somebody.account.control(WAYS.dispute(key))
  await night(somebody)
  await moveTo(somebody, NOON + 3 * DAY)
  await somebody.account.control({ dispute: { key, status: 'won' } })
  await night(somebody)
  expect(await somebody.status('state')).toEqual({ state: 'ACTIVE' })
  expect((await mailsTo(somebody)).slice(-2).map(({ subject }) => subject)).toEqual([
    'Your bank took back a payment to Quire',
    'Your payment to Quire counts again',
  ])
})

test('an earlier plan that was taken back itself doesn’t hold again', () => {
  const terms = { plan: 'yearly', price: 5000, startsAt: NOON, endsAt: NOON + 365 * DAY } as const
  const facts: Fact[] = [
    {
      id: 'began',
      at: NOON,
      kind: 'began',
      plan: 'yearly',
      currency: 'USD',
      price: 5000,
      discount: null,
      paysFrom: NOON,
    },
    { id: 'p1', at: NOON, kind: 'paid', key: 'm:1:0', cycle: 1, amount: 5000, ...terms },
    {
      id: 'p2',
      at: NOON + 1,
      kind: 'paid',
      key: 'm:2:100',
      cycle: 2,
      amount: 10000,
      ...terms,
      plan: 'premiumYearly',
      price: 15000,
    },
    { id: 'd1', at: NOON + 2, kind: 'disputed', key: 'm:1:0' },
  ]
  const stateAfter = (...more: Fact[]) => {
    const subscription = subscriptionOf([...facts, ...more])
    return subscription && [stateOf(subscription, NOON + 10), subscription.plan]
  }
  const last: Fact = { id: 'd2', at: NOON + 3, kind: 'disputed', key: 'm:2:100' }
  expect(stateAfter()).toEqual(['ACTIVE', 'premiumYearly'])
  expect(stateAfter(last)).toEqual(['LAPSED', 'premiumYearly'])
  const won: Fact = { id: 'w1', at: NOON + 4, kind: 'dispute-won', key: 'm:1:0' }
  expect(stateAfter(last, won)).toEqual(['ACTIVE', 'yearly'])
})
