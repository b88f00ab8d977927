import { beforeEach, describe, expect, test } from 'vitest'
import type { DeclineCode } from '../../../schema/rules/membership/declines'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import { Database } from '../../../worker/data/database'
import { chargesToCheck } from '../../../worker/data/membership/charges'
import { checksOf } from '../../../worker/data/membership/events'
import { tellBuyer } from '../../../worker/services/gift/send-gift'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { compare } from '../../../worker/services/membership/compare'
import { look } from '../../../worker/services/membership/look'
import { switchPlan } from '../../../worker/services/membership/switch-plan'
import { tell } from '../../../worker/services/membership/tell'
import { checkBooks } from '../../support/membership/books'
import { giftRow, give, places } from '../../support/membership/giving'
import { join, KEY, membershipId, sqlite, world } from '../../support/membership/joining'
import type { World } from '../../support/membership/world'

// Files share a database: a comparison goes on with the one that another file has begun.
beforeEach(() => sqlite.run('DELETE FROM payment_check'))

/* Payments that a provider takes back, or doesn't know. Rules: docs/rules/membership.md, "The life of a subscription", "Comparison". */

const jobs = (w: World) => ({ ...w.parts, mainOrigin: 'https://quire.example' })

/** The last payment isn't settled, and no webhook says so. */
function takeBack(w: World): void {
  const last = [...w.payments.charges.values()].at(-1)
  if (!last) throw new Error('Nothing was charged')
  w.payments.charges.set(last.key, {
    ...last,
    status: 'FAILED',
    declineCode: 'declined' satisfies DeclineCode,
  })
}

/** What the job looks at by itself. */
async function lookAtDue(w: World): Promise<number> {
  const due = await w.parts.db.all(chargesToCheck, w.now, 1000)
  const own = due.filter(({ id }) => id.startsWith(w.id))
  for (const { id } of own) await look(w.parts, id)
  return own.length
}

describe('a payment that isn’t settled', () => {
  test('of a renewal counts as failed from then on, and is tried again with another key', async () => {
    const w = world()
    await join(w)
    const id = membershipId(w)
    w.now = Date.UTC(2027, 0, 31, 12)
    await chargeDue(w.parts, id)
    takeBack(w)
    w.now += 5 * DAY
    await lookAtDue(w)
    expect(w.user().membership_ends_at).toBe(w.now + 14 * DAY)
    checkBooks(w)
    await tell(jobs(w), id)
    expect(w.mails.at(-1)?.subject).toBe('Your Quire payment failed')
    w.now += DAY
    await chargeDue(w.parts, id)
    checkBooks(w)
    expect([...w.payments.charges.values()].map(({ key, status }) => `${key.slice(-3)} ${status}`)).toEqual([
      '1:0 PAID',
      '2:0 FAILED',
      '2:1 PAID',
    ])
    expect(w.user().membership_ends_at).toBe(Date.UTC(2028, 0, 31, 12) + 3 * DAY)
  })

  test('of somebody who has just joined leaves them a member for 14 days', async () => {
    const w = world()
    await join(w)
    takeBack(w)
    w.now += 5 * DAY
    await lookAtDue(w)
    expect(w.user().membership_ends_at).toBe(w.now + 14 * DAY)
    w.now += DAY
    await chargeDue(w.parts, membershipId(w))
    expect([...w.payments.charges.values()].map(({ status }) => status)).toEqual(['FAILED', 'PAID'])
    checkBooks(w)
  })

  test('for a better plan brings the earlier one back, of which nothing is due', async () => {
    const w = world()
    await join(w)
    w.now += HOUR
    const better = { membershipType: 'PREMIUM_YEARLY', price: 10_001, key: KEY } as const
    expect(await switchPlan(w.parts, better)).toMatchObject({ ok: true })
    takeBack(w)
    w.now += 5 * DAY
    await lookAtDue(w)
    expect(w.user()).toMatchObject({
      membership_tier: 'member',
      membership_ends_at: Date.UTC(2027, 0, 31, 12) + 3 * DAY,
    })
    await tell(jobs(w), membershipId(w))
    expect(w.mails.at(-1)?.text).toContain('You have your yearly membership again.')
    checkBooks(w)
  })

  test('for a gift withdraws what nobody has redeemed, and says so', async () => {
    const w = world()
    await give(w)
    takeBack(w)
    w.now += 5 * DAY
    await lookAtDue(w)
    expect(await places(w)).toMatchObject([{ place: 'WITHDRAWN', link: null }])
    await tellBuyer(jobs(w), String(giftRow(w)?.id))
    expect(w.mails.at(-1)?.subject).toBe('Your payment to Quire failed')
    checkBooks(w)
  })
})

test('each payment is looked at once more after five days; one that its provider doesn’t know is noted', async () => {
  const w = world()
  await join(w)
  w.now += HOUR
  await compare({ ...w.parts, newId: () => crypto.randomUUID() }, w.payments.provider)
  w.now += 5 * DAY
  expect(await lookAtDue(w)).toBe(1)
  expect(await lookAtDue(w)).toBe(0)
  const other = world()
  await join(other)
  other.payments.charges.clear()
  other.now += 5 * DAY
  expect(await lookAtDue(other)).toBe(1)
  expect(await lookAtDue(other)).toBe(0)
  const [check] = await new Database(sqlite.d1).all(checksOf, 'STRIPE', 1)
  expect(check).toMatchObject({ unknown: 1 })
  expect(check?.notes).toMatch(/:1:0: paid here \(5000 USD\), not known to the provider\n$/)
})
