import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { look } from '../../../worker/services/membership/look'
import { quoteMembership } from '../../../worker/services/membership/quote-membership'
import { code, join, membershipId, rows, sqlite, world } from '../../support/membership/joining'
import type { Weather } from '../../support/membership/pretend-provider'

/* Becoming a member, and what members do. Rules: docs/rules/membership.md. */

describe('a purchase', () => {
  test('makes somebody a member at once, and is made once however often it is sent', async () => {
    const w = world()
    const first = await join(w)
    expect(code(first)).toBe('ok')
    expect(code(await join(w))).toBe('ok')
    expect(w.user()).toMatchObject({ membership_tier: 'member' })
    expect(w.payments.charges.size).toBe(1)
    expect([...w.payments.charges.values()]).toMatchObject([
      { amount: 5000, currency: 'USD', status: 'PAID' },
    ])
    w.now += 10 * MINUTE
    expect(code(await join(w, { key: 'another-key-entirely' }))).toBe('ALREADY_EXISTS null')
  })

  test('in two tabs at once leads to one membership and one charge', async () => {
    const w = world()
    const both = await Promise.all([join(w), join(w, { key: 'a-key-of-another-tab' })])
    expect(both.map(code)).toEqual(['ok', 'ok'])
    expect(w.payments.charges.size).toBe(1)
  })

  test('that is sent three times at once is made once, and each time answered', async () => {
    const w = world()
    const answers = await Promise.all([join(w), join(w), join(w)])
    expect(answers.map(code)).toEqual(['ok', 'ok', 'ok'])
    expect(w.payments.charges.size).toBe(1)
    expect(rows(w, 'membership')).toHaveLength(1)
  })

  test('at another price, for a plan that was changed, or through another provider isn’t made', async () => {
    const w = world()
    expect(code(await join(w, { price: 1 }))).toBe('CONFLICT price')
    expect(code(await join(w, { membershipType: 'MONTHLY', price: 500 }))).toBe('CONFLICT price')
    expect(code(await join(w, { membershipType: 'FOREVER' }))).toBe('BAD_REQUEST membershipType')
    expect(code(await join(w, { provider: 'BRAINTREE' }))).toBe('CONFLICT provider')
    expect(code(await join(w, { key: 'short' }))).toBe('BAD_REQUEST key')
    expect(w.payments.charges.size).toBe(0)
  })

  test('is priced by the country, which has to be known', async () => {
    expect(code(await join(world({ country: 'CA' }), { price: 7000 }))).toBe('ok')
    const w = world({ country: null })
    expect(code(await join(w))).toBe('MISSING_LOCALIZATION_INFORMATION country')
    expect(code(await join(w, { country: 'ca', price: 7000 }))).toBe('ok')
  })

  test('of a year costs staff a US dollar, wherever they are', async () => {
    expect(code(await join(world({ isStaff: true }), { price: 5000 }))).toBe('CONFLICT price')
    const w = world({ isStaff: true, country: 'CA' })
    expect(code(await join(w, { price: 100 }))).toBe('ok')
    expect([...w.payments.charges.values()]).toMatchObject([{ amount: 100, currency: 'USD' }])
  })

  test.each(['insufficient_funds', 'expired_card', 'stolen_card', 'incorrect_cvc'] as const)(
    'with a card that is declined (%s) leaves no half-made membership, and another card works',
    async (reason) => {
      const w = world()
      w.payments.banks.set('pm_tok', reason)
      expect(code(await join(w))).toBe('PAYMENT_METHOD_DECLINED paymentToken')
      expect(rows(w, 'membership')).toEqual([])
      expect(w.user().membership_tier).toBeNull()
      expect(code(await join(w, { key: 'the-key-of-the-next', paymentToken: 'good' }))).toBe('ok')
    },
  )

  test('whose answer is lost is charged once, and goes on with the same key', async () => {
    let weather: Weather = 'fine'
    const w = world({ weather: () => weather })
    expect(code(await join(w, { price: 1 }))).toBe('CONFLICT price')
    const { charge } = w.payments.provider
    w.payments.provider.charge = (input) => {
      weather = 'lost'
      return charge(input)
    }
    expect(code(await join(w))).toBe('CHECKOUT_NOT_AVAILABLE null')
    expect(w.user().membership_tier).toBeNull()
    w.payments.provider.charge = charge
    weather = 'fine'
    expect(code(await join(w))).toBe('ok')
    expect(w.payments.charges.size).toBe(1)
  })

  test('whose answer is lost is found by the job, if nobody asks again', async () => {
    let weather: Weather = 'fine'
    const w = world({ weather: () => weather })
    const { charge } = w.payments.provider
    w.payments.provider.charge = (input) => {
      weather = 'lost'
      return charge(input)
    }
    await join(w)
    weather = 'fine'
    w.now += 6 * MINUTE
    await look(w.parts, String(rows(w, 'charge')[0]?.id))
    expect(w.user().membership_tier).toBe('member')
  })

  test('that the bank asks about goes on once its owner has answered', async () => {
    const w = world()
    w.payments.banks.set('pm_tok', 'action')
    const asked = await join(w)
    expect(asked).toMatchObject({ ok: true, value: { membership: null, action: { clientSecret: /secret/ } } })
    expect(w.user().membership_tier).toBeNull()
    w.payments.banks.delete('pm_tok')
    expect(await join(w)).toMatchObject({ ok: true, value: { action: null } })
  })

  test('while the provider is down charges nothing, and goes on with the same key once it works', async () => {
    let weather: Weather = 'down'
    const w = world({ weather: () => weather })
    expect(code(await join(w))).toBe('CHECKOUT_NOT_AVAILABLE null')
    expect(rows(w, 'membership')).toEqual([])
    weather = 'fine'
    expect(code(await join(w))).toBe('ok')
    expect(w.payments.charges.size).toBe(1)
  })

  test('that was left while the provider was down makes way for another one after two minutes', async () => {
    let weather: Weather = 'down'
    const w = world({ weather: () => weather })
    await join(w)
    weather = 'fine'
    const next = () => join(w, { key: 'the-key-of-the-next', membershipType: 'PREMIUM_YEARLY', price: 15000 })
    expect(code(await next())).toBe('CONFLICT null')
    w.now += 2 * MINUTE
    expect(code(await next())).toBe('ok')
    expect(code(await join(w))).toBe('PAYMENT_ERROR null')
    expect(w.payments.charges.size).toBe(1)
  })

  test('after many declined cards has to wait', async () => {
    const w = world()
    w.payments.banks.set('keep tok', 'declined')
    const seen = []
    for (let i = 0; i < 12; i++) seen.push(code(await join(w, { key: `the-key-number-${1000 + i}` })))
    expect(seen.slice(0, 10)).toEqual(Array(10).fill('PAYMENT_METHOD_DECLINED paymentToken'))
    expect(seen.at(-1)).toBe('RATE_LIMITED null')
  })

  test('with a coupon of somebody else’s, one that is used up or unknown says the same', async () => {
    const [w, other] = [world(), world()]
    const add = (values: string) =>
      sqlite.run(`insert into coupon (code, user_id, discount, uses, most_uses, created_at) values ${values}`)
    add(`('THEIRS', '${other.id}', 'fifty-percent-off-one-year', 0, 1, 1)`)
    add(`('GONE', null, 'fifty-percent-off-one-year', 1, 1, 1)`)
    add(`('MINE', '${w.id}', 'fifty-percent-off-one-year', 0, 1, 1)`)
    for (const coupon of ['THEIRS', 'GONE', 'NOPE'])
      expect(code(await join(w, { coupon, price: 2500 }))).toBe('NOT_FOUND coupon')
    expect(code(await join(w, { coupon: ' mine ', price: 2500 }))).toBe('ok')
  })

  test('with guessed coupons has to wait, even if the next one is right', async () => {
    const w = world()
    sqlite.run(
      `insert into coupon (code, discount, uses, created_at) values ('RIGHT', 'fifty-percent-off-one-year', 0, 1)`,
    )
    const ask = async (coupon: string) =>
      code(await quoteMembership(w.parts, { plan: 'yearly', coupon, country: null }))
    const guesses = []
    for (let i = 0; i < 30; i++) guesses.push(await ask(`GUESS${i}`))
    expect(guesses).toEqual(Array(30).fill('NOT_FOUND coupon'))
    expect(await ask('RIGHT')).toBe('RATE_LIMITED null')
  })

  test('of a monthly plan is free for a week for whoever is new, and then charged', async () => {
    const w = world()
    expect(code(await join(w, { membershipType: 'MONTHLY', price: 0 }))).toBe('ok')
    expect(w.user().membership_tier).toBe('member')
    expect(w.payments.charges.size).toBe(0)
    w.now += 7 * DAY
    await chargeDue(w.parts, membershipId(w))
    expect([...w.payments.charges.values()]).toMatchObject([{ amount: 500, status: 'PAID' }])
  })
})
