import { beforeEach, expect, test } from 'vitest'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { checksOf } from '../../../worker/data/membership/events'
import type { Mail } from '../../../worker/platform/mail/mailer'
import { cancelMembership } from '../../../worker/services/membership/cancel-membership'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { compare } from '../../../worker/services/membership/compare'
import { giveNotice, tell } from '../../../worker/services/membership/tell'
import { uncancelMembership } from '../../../worker/services/membership/uncancel-membership'
import { updatePaymentMethod } from '../../../worker/services/membership/update-payment-method'
import { membershipId as idOf, join, sqlite } from '../../support/membership/joining'
import type { Weather } from '../../support/membership/pretend-provider'
import { openWorld } from '../../support/membership/world'

// Files share a database: a comparison goes on with the one that another file has begun.
beforeEach(() => sqlite.run('DELETE FROM payment_check'))

/* What members are told by mail, and what operators see. Rules: docs/rules/membership.md, "Emails", "Comparison", "Ledger". */

/** Somebody with a mailbox. */
function withMail(id: string, given: Parameters<typeof openWorld>[2] = {}) {
  const world = openWorld(sqlite, id, given)
  const mails: Mail[] = []
  /** How many mails the service accepts before it is down. */
  let room = Number.POSITIVE_INFINITY
  const mailer = {
    send: async (mail: Mail) => {
      if (room === 0) throw new Error('The mail service is down')
      room -= 1
      mails.push(mail)
    },
  }
  const parts = { ...world.parts, mailer, mainOrigin: 'https://quire.example' }
  const setRoom = (accepted: number) => {
    room = accepted
  }
  return { world, mails, parts, setRoom }
}

test('whoever joins is told once what they paid, when it renews and for how much', async () => {
  const { world, mails, parts } = withMail('told01')
  await join(world)
  await Promise.all([tell(parts, idOf(world)), tell(parts, idOf(world))])
  await tell(parts, idOf(world))
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('You’ve paid $50 for your yearly membership.')
  expect(mails[0]?.text).toContain('It renews on 31 January 2027 for $50')
  expect(mails[0]?.text).toContain('/me/billing-history/receipt/')
})

test('a mail that can’t be sent is sent later', async () => {
  const { world, mails, parts, setRoom } = withMail('told02')
  await join(world, { membershipType: 'MONTHLY', price: 0 })
  setRoom(0)
  await tell(parts, idOf(world))
  setRoom(9)
  await tell(parts, idOf(world))
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('is free until 7 February 2026')])
})

test('of two mails of which the second can’t be sent, only the second is sent later', async () => {
  const { world, mails, parts, setRoom } = withMail('told08')
  await join(world)
  await cancelMembership(parts, { key: 'the-key-of-cancelling' })
  setRoom(1)
  await tell(parts, idOf(world))
  expect(mails).toHaveLength(1)
  setRoom(9)
  await tell(parts, idOf(world))
  await tell(parts, idOf(world))
  expect(mails.map(({ text }) => /You’ve paid|You stay a member/.exec(text)?.[0])).toEqual([
    'You’ve paid',
    'You stay a member',
  ])
})

test('of a payment that fails the first, the third and the last attempt are told, then nothing is tried', async () => {
  const { world, mails, parts } = withMail('told03')
  await join(world)
  await tell(parts, idOf(world))
  world.payments.banks.set('pm_tok', 'insufficient_funds')
  const due = Date.UTC(2027, 0, 31, 12)
  for (const day of [0, 1, 3, 7, 12, 13]) {
    world.now = due + day * DAY
    await chargeDue(parts, idOf(world))
    await tell(parts, idOf(world))
  }
  expect(
    mails.slice(1).map(({ text }) => /This was our last attempt|We’ll try again/.exec(text)?.[0]),
  ).toEqual(['We’ll try again', 'We’ll try again', 'This was our last attempt'])
  expect(mails.at(-1)?.text).toContain('until 14 February 2027')
})

test('whoever began free and failed to pay at first isn’t welcomed again by their first payment', async () => {
  const { world, mails, parts } = withMail('told10')
  await join(world, { membershipType: 'MONTHLY', price: 0 })
  world.now += 7 * DAY
  world.payments.banks.set('pm_tok', 'insufficient_funds')
  await chargeDue(parts, idOf(world))
  world.payments.banks.clear()
  world.now += DAY
  await chargeDue(parts, idOf(world))
  await tell(parts, idOf(world))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Welcome to your Quire membership',
    'Your Quire payment failed',
    'Your receipt from Quire',
  ])
})

test('a card that has few days left when it is entered is told of at once, and once', async () => {
  const { world, mails, parts } = withMail('told11', { now: Date.UTC(2030, 11, 10) })
  await join(world)
  await giveNotice(parts, idOf(world))
  await giveNotice(parts, idOf(world))
  const told = expect.stringContaining('Your Visa card ending in 4242 expires at the end of December 2030')
  expect(mails.map(({ text }) => text)).toEqual([told])
  // What was due is paid with another card that expires soon, too.
  world.payments.banks.set('pm_tok', 'expired_card')
  world.now = Date.UTC(2031, 11, 10)
  await chargeDue(parts, idOf(world))
  const { keepMethod } = world.payments.provider
  world.payments.provider.keepMethod = async (input) => {
    const kept = await keepMethod(input)
    return kept.is === 'done' && kept.value.method.kind === 'CreditCard'
      ? { ...kept, value: { ...kept.value, method: { ...kept.value.method, expirationYear: 2031 } } }
      : kept
  }
  const update = { paymentToken: 'other', provider: 'STRIPE', key: 'the-key-of-another-card' }
  expect(await updatePaymentMethod(parts, update)).toMatchObject({ ok: true })
  await giveNotice(parts, idOf(world))
  await giveNotice(parts, idOf(world))
  expect(mails.map(({ text }) => text).slice(1)).toEqual([
    expect.stringContaining('at the end of December 2031'),
  ])
})

test('a cancellation is told with its day', async () => {
  const { world, mails, parts } = withMail('told04')
  await join(world)
  await cancelMembership(parts, { key: 'the-key-of-cancelling' })
  await tell(parts, idOf(world))
  expect(mails.at(-1)?.text).toContain('You stay a member until 31 January 2027')
})

test('whoever cancels after a payment failed stays a member for the rest of the 14 days, and can take it back', async () => {
  const { world, mails, parts } = withMail('told09')
  await join(world)
  world.payments.banks.set('pm_tok', 'insufficient_funds')
  world.now = Date.UTC(2027, 0, 31, 12)
  await chargeDue(world.parts, idOf(world))
  world.now += DAY
  await cancelMembership(parts, { key: 'the-key-of-cancelling' })
  await tell(parts, idOf(world))
  expect(mails.at(-1)?.text).toContain('You stay a member until 14 February 2027')
  const ends = Date.UTC(2027, 1, 14, 12)
  expect(world.user().membership_ends_at).toBe(ends)
  world.now = ends - 1
  expect(await uncancelMembership(parts, { membershipId: idOf(world) })).toMatchObject({ ok: true })
  await cancelMembership(parts, { key: 'the-key-of-cancelling-2' })
  world.now = ends
  expect(await uncancelMembership(parts, { membershipId: idOf(world) })).toMatchObject({ ok: false })
  await chargeDue(world.parts, idOf(world))
  expect([...world.payments.charges.values()].map(({ status }) => status)).toEqual(['PAID', 'FAILED'])
})

test('a card that expires and a price that rises are told before, also if the mail can’t be sent at first', async () => {
  const { world, mails, parts, setRoom } = withMail('told05')
  sqlite.run(
    `insert into coupon (code, discount, created_at) values ('TOLD05', 'fifty-percent-off-one-year', 1)`,
  )
  await join(world, { coupon: 'told05', price: 2500 })
  world.now = Date.UTC(2027, 0, 24, 12)
  setRoom(0)
  await giveNotice(parts, idOf(world))
  setRoom(9)
  await giveNotice(parts, idOf(world))
  await giveNotice(parts, idOf(world))
  expect(mails.map(({ text }) => text)).toEqual([
    expect.stringContaining('On 31 January 2027, your membership renews for $50'),
  ])
  world.now = Date.UTC(2030, 11, 3)
  await giveNotice(parts, idOf(world))
  expect(mails.at(-1)?.text).toContain('Your Visa card ending in 4242 expires at the end of December 2030')
})

test('the nightly comparison finds a payment whose answer was lost, and says so; the next one finds nothing', async () => {
  let weather: Weather = 'fine'
  const { world, parts } = withMail('told06', { weather: () => weather })
  const { charge } = world.payments.provider
  world.payments.provider.charge = (input) => {
    weather = 'lost'
    return charge(input)
  }
  await join(world)
  weather = 'fine'
  world.payments.put({
    providerChargeId: 'ch_other',
    key: '',
    amount: 900,
    currency: 'USD',
    fee: 0,
    at: world.now,
    status: 'PAID',
    refunded: 0,
    declineCode: null,
  })
  world.now += HOUR
  await compare(parts, world.payments.provider)
  await compare(parts, world.payments.provider)
  expect(world.user().membership_tier).toBe('member')
  const checks = await new Database(sqlite.d1).all(checksOf, 'STRIPE', 5)
  expect(checks).toMatchObject([{ compared: 2, mended: 1, unknown: 1, finishedAt: world.now }])
  expect(checks[0]?.notes).toContain('status OPEN → PAID')
  expect(checks[0]?.notes).toContain('ch_other: not ours')
  world.now += DAY
  await compare(parts, world.payments.provider)
  expect((await new Database(sqlite.d1).all(checksOf, 'STRIPE', 1))[0]).toMatchObject({ mended: 0 })
})
