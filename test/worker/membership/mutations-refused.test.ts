import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { credentialWording } from '../../../schema/wording/credentials'
import { giftMessages } from '../../../schema/wording/gift-messages'
import { membershipMessages as messages } from '../../../schema/wording/membership-messages'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { buyer, CARD, failure, MUTATIONS, type Mutation, member } from './buyer'

/* What each mutation of the membership refuses, over GraphQL. Rule: docs/rules/membership.md. */

const ALL = Object.keys(MUTATIONS) as Mutation[]

describe('Conflict', () => {
  const [price, provider] = [messages.priceChanged, messages.wrongProvider]
  test.each([
    ['createMembership', { price: 1 }, price, 'price'],
    ['createMembership', { provider: 'BRAINTREE' }, provider, 'provider'],
    ['createGift', { price: 1 }, price, 'price'],
    ['createGift', { provider: 'BRAINTREE' }, provider, 'provider'],
    ['switchPlan', { type: 'PREMIUM_YEARLY', price: 1 }, price, 'price'],
    ['switchPlan', {}, messages.samePlan, 'membershipType'],
    ['updatePaymentMethod', { provider: 'BRAINTREE' }, provider, 'provider'],
  ] as const)('%s with %j says what has changed', async (mutation, given, message, field) => {
    const { send, visit, payments } = await (mutation.startsWith('create') ? buyer() : member())
    // What was done a moment ago counts as sent again.
    visit.now += DAY
    const before = (await payments()).length
    expect(await send(mutation, given)).toEqual(failure('Conflict', message, field))
    expect((await payments()).length).toBe(before)
  })

  test.each([['createGift', 'GIFT', giftMessages.otherGift]] as const)(
    '%s in two tabs at once',
    async (mutation, purpose, message) => {
      const { send, fillIn, payments } = await buyer()
      const first = await send(mutation, { token: await fillIn(purpose, CARD.asks) })
      expect(first.action).toEqual({ clientSecret: expect.stringContaining('_secret_') })
      expect(await send(mutation, { token: await fillIn(purpose, CARD.good) })).toEqual(
        failure('Conflict', message),
      )
      expect((await payments()).length).toBe(1)
    },
  )

  test.each(['switchPlan', 'updatePaymentMethod', 'cancelMembership', 'uncancelMembership'] as const)(
    '%s of a membership that is over',
    async (mutation) => {
      const { send, visit, id, membershipId } = await member()
      await send('cancelMembership')
      visit.now = NOON + 367 * DAY
      await visit.signIn(id)
      expect(await send(mutation, { id: membershipId })).toEqual(failure('Conflict', messages.over))
    },
  )
})

test('AlreadyExists: a member who becomes one', async () => {
  const { send, fillIn, visit, payments } = await member()
  // What was paid a moment ago counts as the same order.
  visit.now += DAY
  expect(await send('createMembership', { token: await fillIn('UPDATE', CARD.good) })).toEqual(
    failure('AlreadyExists', messages.alreadyMember),
  )
  expect((await payments()).length).toBe(1)
})

describe('NotFound', () => {
  test('uncancelMembership with somebody else’s id, which says no more than one that doesn’t exist', async () => {
    const other = await member()
    await other.send('cancelMembership')
    const { send } = await member()
    for (const id of [other.membershipId, 'ffffffffffff'])
      expect(await send('uncancelMembership', { id })).toEqual(
        failure('NotFound', messages.noMembership, 'membershipId'),
      )
    expect(await other.status('state')).toEqual({ state: 'CANCELLED' })
  })

  test.each(['switchPlan', 'updatePaymentMethod', 'cancelMembership', 'uncancelMembership'] as const)(
    '%s of somebody without a membership',
    async (mutation) => {
      const { send } = await buyer()
      expect(await send(mutation)).toEqual(failure('NotFound', messages.noMembership))
    },
  )

  test('createMembership with a coupon that doesn’t exist', async () => {
    const { send } = await buyer()
    expect(await send('createMembership', { coupon: 'nothing' })).toEqual(
      failure('NotFound', messages.noCoupon, 'coupon'),
    )
  })
})

describe('Forbidden and Unauthorized', () => {
  test.each(ALL)('%s is for the account’s owner, on the main host, signed in', async (mutation) => {
    const { send, visit, status, id, membershipId } = await member({
      user: { username: `host-of-${mutation.toLowerCase()}`, hasSubdomain: true },
    })
    const before = await status('state membershipType')
    const own = `https://host-of-${mutation.toLowerCase()}.quire.example`
    await visit.signIn(id, {}, own)
    expect(await send(mutation, { id: membershipId }, own)).toEqual(
      failure('Forbidden', credentialWording.mainHostOnly('Quire')),
    )
    const staff = await createUser({ isStaff: true })
    await visit.signIn(staff.id, { actsAsUserId: id })
    expect(await send(mutation, { id: membershipId })).toEqual(
      failure('Forbidden', credentialWording.spoofed),
    )
    visit.cookies().clear()
    expect(await send(mutation, { id: membershipId })).toEqual(
      failure('Unauthorized', credentialWording.signInFirst),
    )
    await visit.signIn(id)
    expect(await status('state membershipType')).toEqual(before)
  })
})
