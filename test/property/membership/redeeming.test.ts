import { describe, expect, test } from 'vitest'
import { DAY } from '../../../schema/rules/time-units'
import { membershipMessages } from '../../../schema/wording/membership-messages'
import { lookUpCode } from '../../../worker/services/gift/look-up-code'
import { tellRedeemed } from '../../../worker/services/gift/send-gift'
import { acceptCancellationDiscount } from '../../../worker/services/membership/accept-cancellation-discount'
import { cancelMembership } from '../../../worker/services/membership/cancel-membership'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { quoteSwitch, switchPlan } from '../../../worker/services/membership/switch-plan'
import { giveNotice, tell } from '../../../worker/services/membership/tell'
import { codes, give, places, redeem } from '../../support/membership/giving'
import { code, join, KEY, membershipId, rows, sqlite, world } from '../../support/membership/joining'
import type { World } from '../../support/membership/world'

/* Redeeming gifts. Rule: docs/rules/gifts.md, "Redeeming". */

const year = (n: number) => Date.UTC(2026 + n, 0, 31, 12)
const jobs = (w: World) => ({ ...w.parts, mainOrigin: 'https://quire.example' })

/** A code that somebody has bought. */
async function bought(given: Parameters<typeof give>[1] = {}): Promise<{ giver: World; text: string }> {
  const giver = world()
  await give(giver, given)
  const [text = ''] = await codes(giver)
  return { giver, text }
}
const state = async (w: World, text: string) => {
  const seen = await lookUpCode(w.parts, text)
  return seen.ok ? seen.value : seen.failure.code
}

describe('redeeming', () => {
  test('makes somebody a member for a year, who is never charged, and told before it ends', async () => {
    const { giver, text } = await bought()
    const w = world()
    const seen = { state: 'VALID', gives: { effect: 'BEGINS', months: 12 } }
    expect(await state(w, text)).toMatchObject({ ...seen, viewersGift: null })
    expect(await state(giver, text)).toMatchObject({ ...seen, viewersGift: { buyerId: giver.id } })
    expect(code(await redeem(w, text.toUpperCase()))).toBe('ok')
    expect(w.user()).toMatchObject({ membership_tier: 'member', membership_ends_at: year(1) })
    expect(rows(w, 'membership')[0]).toMatchObject({ provider: 'MEDIUM_GIFT', next_charge_at: null })
    expect(code(await redeem(w, text))).toBe('ok')
    expect(rows(w, 'membership')).toHaveLength(1)
    const id = membershipId(w)
    await tell(jobs(w), id)
    expect(w.mails[0]?.text).toContain('31 January 2027')
    const [place] = await places(giver)
    await tellRedeemed(jobs(giver), String(place?.id))
    expect(giver.mails.at(-1)?.subject).toBe('Somebody redeemed your gift')
    w.now = year(1) - 30 * DAY
    await giveNotice(jobs(w), id)
    await giveNotice(jobs(w), id)
    expect(w.mails.map(({ subject }) => subject)).toEqual(['Your Quire gift', 'Your Quire gift ends soon'])
    w.now = year(1)
    await chargeDue(w.parts, id)
    expect(w.payments.charges.size).toBe(0)
    expect(code(await join(w))).toBe('ok')
  })

  test('is possible for one of two people at once, and not for a third', async () => {
    const { text } = await bought()
    const [a, b, c] = [world(), world(), world()]
    const both = await Promise.all([redeem(a, text), redeem(b, text)])
    expect(both.map(code).toSorted()).toEqual(['CONFLICT code', 'ok'])
    expect(code(await redeem(c, text))).toBe('CONFLICT code')
    expect(await state(c, text)).toMatchObject({ state: 'ALREADY_USED', gives: null })
    expect([a, b].filter((w) => w.user().membership_tier !== null)).toHaveLength(1)
  })

  test('twice makes a member for two years', async () => {
    const w = world()
    await redeem(w, (await bought()).text)
    const { text } = await bought()
    expect(await state(w, text)).toMatchObject({ gives: { effect: 'LASTS_LONGER', until: year(2) } })
    await redeem(w, text)
    expect(w.user().membership_ends_at).toBe(year(2))
  })

  test('moves the next payment of a member by a year, and a Friend’s by four months', async () => {
    const w = world()
    await join(w)
    const { text } = await bought()
    expect(await state(w, text)).toMatchObject({ gives: { effect: 'MOVES_PAYMENT', until: year(2) } })
    await redeem(w, text)
    w.now = year(1)
    await chargeDue(w.parts, membershipId(w))
    expect(w.payments.charges.size).toBe(1)
    w.now = year(2)
    await chargeDue(w.parts, membershipId(w))
    expect(w.payments.charges.size).toBe(2)
    expect(rows(w, 'membership')[0]?.next_charge_at).toBe(year(3))
    const friend = world()
    await join(friend, { membershipType: 'PREMIUM_YEARLY', price: 15_000 })
    await redeem(friend, (await bought()).text)
    expect(rows(friend, 'membership')[0]?.next_charge_at).toBe(Date.UTC(2027, 4, 31, 12))
  })

  test('keeps what was given when a plan changes, and none can be changed while it lasts', async () => {
    const w = world()
    await join(w)
    await redeem(w, (await bought()).text)
    const quoted = await quoteSwitch(w.parts, 'premiumYearly')
    const price = quoted.ok ? quoted.value.switched.amount : 0
    expect(price).toBe(10_000)
    expect(code(await switchPlan(w.parts, { membershipType: 'PREMIUM_YEARLY', price, key: KEY }))).toBe('ok')
    expect(rows(w, 'membership')[0]?.next_charge_at).toBe(Date.UTC(2027, 4, 31, 12))
    w.now = year(1) + DAY
    expect(await quoteSwitch(w.parts, 'yearly')).toMatchObject({
      failure: { code: 'CONFLICT', message: membershipMessages.cantSwitchYet },
    })
  })

  test('makes a membership that ends by itself: it can’t be cancelled, switched or had for less', async () => {
    const w = world()
    await redeem(w, (await bought()).text)
    const conflict = (message: string) => ({ ok: false, failure: { code: 'CONFLICT', message } })
    expect(await cancelMembership(w.parts, { key: KEY })).toMatchObject(conflict(membershipMessages.giftEnds))
    expect(await quoteSwitch(w.parts, 'premiumYearly')).toMatchObject(
      conflict(membershipMessages.cantSwitchGift),
    )
    expect(await acceptCancellationDiscount(w.parts, { percent: 50, key: KEY })).toMatchObject(
      conflict(membershipMessages.given),
    )
    await tell(jobs(w), membershipId(w))
    w.now = year(1) - 30 * DAY
    await giveNotice(jobs(w), membershipId(w))
    const texts = w.mails.map(({ text }) => text)
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).toContain('It won’t renew automatically')
    expect(texts.join(' ')).not.toMatch(/renews|cancel/)
  })

  test('settles a payment that failed, and the next one has a key of its own', async () => {
    const w = world()
    await join(w)
    w.now = year(1)
    w.payments.banks.set('pm_tok', 'insufficient_funds')
    await chargeDue(w.parts, membershipId(w))
    await redeem(w, (await bought()).text)
    w.now += DAY
    await chargeDue(w.parts, membershipId(w))
    expect(w.payments.charges.size).toBe(2)
    w.payments.banks.clear()
    w.now = year(2)
    await chargeDue(w.parts, membershipId(w))
    expect([...w.payments.charges.values()].map(({ status }) => status)).toEqual(['PAID', 'FAILED', 'PAID'])
    expect(rows(w, 'membership')[0]?.next_charge_at).toBe(year(3))
  })

  test('lasts for somebody who has cancelled, too', async () => {
    const w = world()
    await join(w)
    await cancelMembership(w.parts, { key: KEY })
    await redeem(w, (await bought()).text)
    expect(w.user().membership_ends_at).toBe(year(2))
    expect(rows(w, 'membership')[0]?.next_charge_at).toBeNull()
  })

  test('isn’t needed by whom an operator made a member: they keep the code', async () => {
    const { text } = await bought()
    const w = world()
    sqlite.run("update user set membership_tier = 'member' where id = ?", w.id)
    expect(await state(w, text)).toMatchObject({ state: 'VALID', gives: { effect: 'NOT_NEEDED' } })
    expect(code(await redeem(w, text))).toBe('CONFLICT code')
    expect(code(await redeem(world(), text))).toBe('ok')
  })

  test('of a gift for new people isn’t possible for whoever has been a member', async () => {
    const { text } = await bought({ isForNewOnly: true })
    const w = world()
    sqlite.run("update user set membership_tier = 'member', membership_ends_at = 1 where id = ?", w.id)
    expect(await state(w, text)).toMatchObject({ state: 'NOT_REDEEMABLE_BY_PAST_MEMBERS' })
    expect(code(await redeem(w, text))).toBe('CONFLICT code')
    expect(code(await redeem(world(), text))).toBe('ok')
  })

  test('is possible for two years', async () => {
    const { text } = await bought()
    const w = world({ now: year(2) - 1 })
    expect(await state(w, text)).toMatchObject({ state: 'VALID' })
    w.now = year(2)
    expect(await state(w, text)).toMatchObject({ state: 'EXPIRED' })
    expect(code(await redeem(w, text))).toBe('CONFLICT code')
  })

  test('tells of unknown, malformed and withdrawn codes the same, and lets nobody try many', async () => {
    const { giver, text } = await bought()
    sqlite.run(
      "update gift_code set state = 'WITHDRAWN' where gift_id in (select id from gift where buyer_id = ?)",
      giver.id,
    )
    const w = world()
    const nothing = { state: 'NOT_FOUND', row: null, gives: null }
    for (const one of [text, 'nonsense', '0'.repeat(32), 'é'.repeat(300)])
      expect(await state(w, one)).toMatchObject(nothing)
    for (let i = 0; i < 6; i++) expect(code(await redeem(w, `unknown-${i}`))).toBe('NOT_FOUND code')
    expect(code(await redeem(w, 'one-more'))).toBe('RATE_LIMITED null')
    expect(await state(w, (await bought()).text)).toBe('RATE_LIMITED')
  })
})
