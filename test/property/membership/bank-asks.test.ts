import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { quoteSwitch, switchPlan } from '../../../worker/services/membership/switch-plan'
import { updatePaymentMethod } from '../../../worker/services/membership/update-payment-method'
import { code, join, membershipId, rows, world } from '../../support/membership/joining'
import type { World } from '../../support/membership/world'

/* Rules: docs/rules/membership.md, "Changing plans" and "Payment methods". */

const TYPES = { premiumYearly: 'PREMIUM_YEARLY', premiumMonthly: 'PREMIUM_MONTHLY' } as const

/** Changes a plan for what it costs now. */
async function switchTo(w: World, plan: keyof typeof TYPES, key = `switch-to-${plan}`) {
  const quoted = await quoteSwitch(w.parts, plan)
  const price = quoted.ok ? quoted.value.switched.amount : 0
  return { price, result: await switchPlan(w.parts, { membershipType: TYPES[plan], price, key }) }
}

const amounts = (w: World) => [...w.payments.charges.values()].map(({ amount }) => amount)

/** A member by the month, whose bank asks from now on. */
async function askedMember() {
  const w = world()
  await join(w, { membershipType: 'MONTHLY', price: 0 })
  w.now += 7 * DAY
  await chargeDue(w.parts, membershipId(w))
  w.payments.banks.set('pm_tok', 'action')
  return w
}

describe('a bank that asks', () => {
  test('while the plan is changed: the same is sent again, and charged once', async () => {
    const w = await askedMember()
    const { price, result } = await switchTo(w, 'premiumYearly')
    expect(result).toMatchObject({
      ok: true,
      value: { membership: null, action: { clientSecret: /secret/ } },
    })
    expect(w.user().membership_tier).toBe('member')
    w.payments.banks.delete('pm_tok')
    w.now += 2 * MINUTE
    const again = () =>
      switchPlan(w.parts, { membershipType: 'PREMIUM_YEARLY', price, key: 'switch-to-premiumYearly' })
    expect(await again()).toMatchObject({ ok: true, value: { action: null } })
    expect(code(await again())).toBe('ok')
    expect(w.user().membership_tier).toBe('friend')
    expect(amounts(w)).toEqual([500, price])
  })

  test('costs one try, however often it asks, and nothing else is free with it', async () => {
    const w = world()
    w.payments.banks.set('pm_tok', 'action')
    const key = 'the-key-that-is-sent-again'
    // A question, its answer with the next question, and so on.
    const asked = async () => {
      const result = await join(w, { key })
      return result.ok && result.value.action !== null
    }
    for (let i = 0; i < 15; i++) expect(await asked()).toBe(true)
    const codes = []
    for (let i = 0; i < 10; i++) codes.push(code(await join(w, { key: `some-other-key-${1000 + i}` })))
    expect(codes.filter((answer) => answer === 'RATE_LIMITED null')).toHaveLength(1)
    w.payments.banks.delete('pm_tok')
    expect(code(await join(w, { key }))).toBe('ok')
  })

  test('about a plan, and another one is chosen then: that one is charged', async () => {
    const w = await askedMember()
    await switchTo(w, 'premiumYearly')
    w.payments.banks.delete('pm_tok')
    const { price, result } = await switchTo(w, 'premiumMonthly')
    expect(code(result)).toBe('ok')
    expect(price).toBeLessThan(1500)
    expect(amounts(w)).toEqual([500, price])
    expect(rows(w, 'membership')[0]?.subscription).toContain('"plan":"premiumMonthly"')
  })

  test('about a card that is left unanswered: the next card is charged at once', async () => {
    const w = await askedMember()
    w.now += 31 * DAY
    await chargeDue(w.parts, membershipId(w))
    expect(rows(w, 'membership')[0]?.subscription).toContain('"failures":1')
    const update = (paymentToken: string) =>
      updatePaymentMethod(w.parts, { paymentToken, provider: 'STRIPE', key: `the-key-of-${paymentToken}-1` })
    w.payments.banks.set('pm_asks', 'action')
    expect(await update('asks')).toMatchObject({ ok: true, value: { action: {} } })
    expect(rows(w, 'membership')[0]?.method_id).toBe('pm_tok')
    expect(await update('good')).toMatchObject({ ok: true, value: { action: null } })
    expect(rows(w, 'membership')[0]?.method_id).toBe('pm_good')
    expect(amounts(w)).toEqual([500, 500])
  })

  test('and cards that are declined then: they don’t count as renewals that failed', async () => {
    const w = await askedMember()
    w.now += 31 * DAY
    await chargeDue(w.parts, membershipId(w))
    w.payments.banks.set('pm_poor', 'insufficient_funds')
    for (const key of ['the-first-of-the-keys', 'the-second-of-the-keys'])
      expect(
        code(await updatePaymentMethod(w.parts, { paymentToken: 'poor', provider: 'STRIPE', key })),
      ).toBe('PAYMENT_METHOD_DECLINED paymentToken')
    expect(rows(w, 'membership')[0]?.subscription).toContain('"failures":1')
  })
})
