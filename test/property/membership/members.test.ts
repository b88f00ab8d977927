import { describe, expect, test } from 'vitest'
import type { PaymentProviderName } from '../../../schema/rules/membership/payment-providers'
import { DAY, HOUR, MINUTE } from '../../../schema/rules/time-units'
import { acceptCancellationDiscount } from '../../../worker/services/membership/accept-cancellation-discount'
import { cancelMembership } from '../../../worker/services/membership/cancel-membership'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { compareCharge } from '../../../worker/services/membership/compare'
import { look } from '../../../worker/services/membership/look'
import { ownCharges } from '../../../worker/services/membership/own-charges'
import { quoteSwitch, switchPlan } from '../../../worker/services/membership/switch-plan'
import { tell } from '../../../worker/services/membership/tell'
import { uncancelMembership } from '../../../worker/services/membership/uncancel-membership'
import { updatePaymentMethod } from '../../../worker/services/membership/update-payment-method'
import { code, join, KEY, membershipId, rows, sqlite, world } from '../../support/membership/joining'
import type { Weather } from '../../support/membership/pretend-provider'

/* Becoming a member, and what members do. Rules: docs/rules/membership.md. */

const factKinds = (id: string) =>
  sqlite
    .rows<{ kind: string }>(
      "select json_extract(fact, '$.kind') as kind from membership_fact where membership_id = ? order by position",
      id,
    )
    .map(({ kind }) => kind)

describe('a member', () => {
  test('who cancels stays one until the end of what is paid, and can take it back', async () => {
    const w = world()
    await join(w)
    const cancelled = await cancelMembership(w.parts, { key: 'cancel-with-this-key' })
    expect(code(cancelled)).toBe('ok')
    expect(w.user().membership_ends_at).toBe(Date.UTC(2027, 0, 31, 12))
    const id = membershipId(w)
    expect(code(await uncancelMembership(w.parts, { membershipId: 'somebody-elses' }))).toBe(
      'NOT_FOUND membershipId',
    )
    expect(code(await uncancelMembership(w.parts, { membershipId: id }))).toBe('ok')
    expect(rows(w, 'membership')[0]?.next_charge_at).toBe(Date.UTC(2027, 0, 31, 12))
  })

  test('is offered a discount once in twelve months', async () => {
    const w = world()
    await join(w)
    expect(code(await acceptCancellationDiscount(w.parts, { percent: 30, key: KEY }))).toBe(
      'BAD_REQUEST percent',
    )
    // Monthly plans are offered 50 percent.
    expect(code(await acceptCancellationDiscount(w.parts, { percent: 20, key: KEY }))).toBe('CONFLICT null')
    expect(code(await acceptCancellationDiscount(w.parts, { percent: 50, key: KEY }))).toBe('ok')
    expect(code(await acceptCancellationDiscount(w.parts, { percent: 20, key: `${KEY}-2` }))).toBe(
      'CONFLICT null',
    )
    w.now = Date.UTC(2027, 0, 31, 12)
    await chargeDue(w.parts, membershipId(w))
    expect([...w.payments.charges.values()].map(({ amount }) => amount)).toEqual([5000, 2500])
  })

  test('has had that discount also if it was in an earlier membership', async () => {
    const w = world()
    await join(w)
    w.now = Date.UTC(2026, 11, 1)
    expect(code(await acceptCancellationDiscount(w.parts, { percent: 50, key: KEY }))).toBe('ok')
    w.now += HOUR
    expect(code(await cancelMembership(w.parts, { key: 'cancel-with-this-key' }))).toBe('ok')
    w.now = Date.UTC(2027, 1, 1)
    expect(code(await join(w, { key: `${KEY}-2` }))).toBe('ok')
    const accept = (key: string) => acceptCancellationDiscount(w.parts, { percent: 50, key })
    expect(code(await accept(`${KEY}-3`))).toBe('CONFLICT null')
    w.now = Date.UTC(2027, 11, 2)
    expect(code(await accept(`${KEY}-4`))).toBe('ok')
  })

  test('pays the difference for a plan with more, which begins at once', async () => {
    const w = world()
    await join(w)
    w.now += 365 * DAY - 182.5 * DAY
    const quoted = await quoteSwitch(w.parts, 'premiumYearly')
    const amount = quoted.ok ? quoted.value.switched.amount : 0
    expect(amount).toBe(12_500)
    expect(code(await switchPlan(w.parts, { membershipType: 'PREMIUM_YEARLY', price: 1, key: KEY }))).toBe(
      'CONFLICT price',
    )
    expect(
      code(await switchPlan(w.parts, { membershipType: 'PREMIUM_YEARLY', price: amount, key: KEY })),
    ).toBe('ok')
    expect(w.user().membership_tier).toBe('friend')
    expect([...w.payments.charges.values()].map((one) => one.amount)).toEqual([5000, 12_500])
  })

  test('keeps the present plan until the end for one with less', async () => {
    const w = world()
    await join(w, { membershipType: 'PREMIUM_YEARLY', price: 15_000 })
    expect(code(await switchPlan(w.parts, { membershipType: 'MONTHLY', price: 0, key: KEY }))).toBe('ok')
    expect(w.user().membership_tier).toBe('friend')
    w.now = Date.UTC(2027, 0, 31, 12)
    await chargeDue(w.parts, membershipId(w))
    expect(w.user().membership_tier).toBe('member')
    expect([...w.payments.charges.values()].map(({ amount }) => amount)).toEqual([15_000, 500])
  })

  test('whose payment failed stays one for 14 days, and pays at once with another card', async () => {
    const w = world()
    await join(w)
    w.now = Date.UTC(2027, 0, 31, 12)
    w.payments.banks.set('pm_tok', 'insufficient_funds')
    const id = membershipId(w)
    await chargeDue(w.parts, id)
    await chargeDue(w.parts, id)
    expect(w.payments.charges.size).toBe(2)
    expect(w.user().membership_ends_at).toBe(w.now + 14 * DAY)
    const update = (paymentToken: string, key: string) =>
      updatePaymentMethod(w.parts, { paymentToken, provider: 'STRIPE', key })
    w.payments.banks.set('pm_bad', 'do_not_honor')
    w.now += HOUR
    expect(code(await update('bad', 'key-of-the-bad-one'))).toBe('PAYMENT_METHOD_DECLINED paymentToken')
    expect(rows(w, 'membership')[0]?.method_id).toBe('pm_tok')
    expect(code(await update('good', 'key-of-the-good-one'))).toBe('ok')
    expect(rows(w, 'membership')[0]?.method_id).toBe('pm_good')
    expect(w.user().membership_ends_at).toBeGreaterThan(Date.UTC(2028, 0, 31))
  })

  test('whose provider is down at renewal, and for six minutes, is told nothing and pays an hour later', async () => {
    let weather: Weather = 'fine'
    const w = world({ weather: () => weather })
    await join(w)
    const id = membershipId(w)
    const due = Date.UTC(2027, 0, 31, 12)
    weather = 'down'
    w.now = due
    await chargeDue(w.parts, id)
    weather = 'fine'
    w.now = due + 6 * MINUTE
    await look(w.parts, String(rows(w, 'charge').find(({ status }) => status === 'OPEN')?.id))
    const { items } = await ownCharges(w.parts, null)
    expect(items.map(({ status }) => status)).toEqual(['PAID'])
    expect(rows(w, 'membership')[0]?.next_charge_at).toBe(due + HOUR)
    // A lower price holds also for what is overdue.
    expect(code(await acceptCancellationDiscount(w.parts, { percent: 50, key: KEY }))).toBe('ok')
    w.now = due + HOUR
    await chargeDue(w.parts, id)
    expect([...w.payments.charges.values()].map(({ amount }) => amount)).toEqual([5000, 2500])
    expect(rows(w, 'charge').map(({ status }) => status)).toEqual(['PAID', 'PAID'])
    expect(w.user().membership_ends_at).toBe(Date.UTC(2028, 0, 31, 12) + 3 * DAY)
    await tell({ ...w.parts, mainOrigin: 'https://quire.example' } as Parameters<typeof tell>[0], id)
    expect(w.mails.map(({ subject }) => subject)).toEqual([
      'Welcome to your Quire membership',
      'Thanks for staying with Quire',
      'Your receipt from Quire',
    ])
    expect(factKinds(id)).not.toContain('failed')
  })

  test('whose provider is down at renewal is charged nothing once they have cancelled', async () => {
    let weather: Weather = 'fine'
    const w = world({ weather: () => weather })
    await join(w)
    const id = membershipId(w)
    w.now = Date.UTC(2027, 0, 31, 12)
    weather = 'down'
    await chargeDue(w.parts, id)
    expect(code(await cancelMembership(w.parts, { key: 'cancel-with-this-key' }))).toBe('ok')
    // They have the three days that they would have had, and may change their mind.
    expect(w.user().membership_ends_at).toBe(w.now + 3 * DAY)
    weather = 'fine'
    w.now += 6 * MINUTE
    await look(w.parts, String(rows(w, 'charge').find(({ status }) => status === 'OPEN')?.id))
    w.now += HOUR
    await chargeDue(w.parts, id)
    expect(w.payments.charges.size).toBe(1)
    expect(factKinds(id)).toEqual(['began', 'paid', 'postponed', 'cancelled'])
    expect(code(await uncancelMembership(w.parts, { membershipId: id }))).toBe('ok')
    await chargeDue(w.parts, id)
    expect(rows(w, 'charge').map(({ status }) => status)).toEqual(['PAID', 'PAID'])
    expect(w.user().membership_ends_at).toBe(Date.UTC(2028, 0, 31, 12) + 3 * DAY)
  })

  test('stays with the provider that the membership began with', async () => {
    const w = world()
    await join(w)
    const { provider } = w.payments
    const payments = { ...w.parts.payments, named: (name: PaymentProviderName) => ({ ...provider, name }) }
    const update = { paymentToken: 'other', provider: 'BRAINTREE', key: 'a-key-of-another-provider' }
    expect(code(await updatePaymentMethod({ ...w.parts, payments }, update))).toBe('CONFLICT provider')
    expect(rows(w, 'membership')).toMatchObject([{ provider: 'STRIPE', method_id: 'pm_tok' }])
  })

  test('isn’t charged once their account is deactivated', async () => {
    const w = world()
    await join(w)
    sqlite.run('update user set deactivated_at = 1 where id = ?', w.id)
    w.now = Date.UTC(2027, 0, 31, 12)
    await chargeDue(w.parts, membershipId(w))
    expect(w.payments.charges.size).toBe(1)
  })

  test('whose charge is compared while its provider doesn’t answer: nothing counts as mended until it does', async () => {
    let weather: Weather = 'fine'
    const w = world({ weather: () => weather })
    await join(w)
    const [known] = w.payments.charges.values()
    if (!known) throw new Error('Nothing was charged')
    const said = w.payments.put({ ...known, refunded: 100 })
    weather = 'down'
    expect(await compareCharge(w.parts, said)).toEqual({ open: expect.stringMatching(/refunded 0 → 100/) })
    weather = 'fine'
    expect(await compareCharge(w.parts, said)).toEqual({ mended: expect.stringMatching(/refunded 0 → 100/) })
    expect(await compareCharge(w.parts, said)).toEqual({})
  })

  test('who pays twice gets the second payment back', async () => {
    const w = world()
    await join(w)
    const [made] = rows(w, 'charge')
    sqlite.run('delete from purchase where user_id = ?', w.id)
    sqlite.run(
      `insert into charge (id, key, user_id, membership_id, purpose, plan, price, cycle, starts_at, ends_at, provider,
       status, amount, currency, created_at, check_at) select 'again-1', key || 'x', user_id, membership_id, 'RENEW',
       plan, price, cycle, starts_at, ends_at, provider, 'OPEN', amount, currency, created_at, 1 from charge where id = ?`,
      String(made?.id),
    )
    await w.payments.provider.charge({
      key: `${made?.key}x`,
      customerId: 'c',
      methodId: 'pm_other',
      amount: 5000,
      currency: 'USD',
      description: '',
      isOnSession: false,
    })
    await look(w.parts, 'again-1')
    expect([...w.payments.charges.values()].map(({ status }) => status)).toEqual(['PAID', 'REFUNDED'])
  })
})
