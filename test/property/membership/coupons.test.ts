import { describe, expect, test } from 'vitest'
import { discountEndsAt } from '../../../schema/rules/membership/cycle'
import { DISCOUNTS, type DiscountName } from '../../../schema/rules/membership/discounts'
import { addMonths } from '../../../schema/rules/membership/periods'
import { PLAN_OF_TYPE } from '../../../schema/rules/membership/types'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { quoteMembership } from '../../../worker/services/membership/quote-membership'
import { code, join, membershipId, rows, sqlite, world } from '../../support/membership/joining'

/* What each discount costs, from the first day to the regular price. Rule: docs/rules/membership.md, "Coupons". */

const START = Date.UTC(2026, 0, 31, 12)

const addCoupon = (name: string, discount: string, mostUses: number | null = null) =>
  sqlite.run(
    'insert into coupon (code, discount, uses, most_uses, created_at) values (?, ?, 0, ?, 1)',
    name,
    discount,
    mostUses,
  )

interface Costs {
  type: 'MONTHLY' | 'YEARLY'
  today: number
  renewal: number
  /** The charges and their times. */
  charged: readonly (readonly [at: number, amount: number])[]
  /** After how many months the lower price is over, as far as it is still to be paid. */
  endsAfter: number | null
}

const after = (months: number): number => addMonths(START, months)

/** Months are counted from the first paid day. */
const free = (months: number): Costs => ({
  type: 'MONTHLY',
  today: 0,
  renewal: 500,
  charged: [0, 1, 2].map((paid) => [addMonths(after(months), paid), 500] as const),
  endsAfter: null,
})

const COSTS: Readonly<Record<DiscountName, Costs>> = {
  'one-month-free': free(1),
  'three-months-free': free(3),
  'six-months-free': free(6),
  'half-price-for-three-months': {
    type: 'MONTHLY',
    today: 250,
    renewal: 250,
    charged: [
      [after(0), 250],
      [after(1), 250],
      [after(2), 250],
      [after(3), 500],
      [after(4), 500],
    ],
    endsAfter: 3,
  },
  'fifty-percent-off-one-year': {
    type: 'YEARLY',
    today: 2500,
    renewal: 5000,
    charged: [
      [after(0), 2500],
      [after(12), 5000],
      [after(24), 5000],
    ],
    endsAfter: null,
  },
}

describe('a discount', () => {
  test.each(Object.entries(COSTS))('%s costs what was shown, cycle after cycle', async (name, costs) => {
    const { type, today, renewal, charged, endsAfter } = costs
    const coupon = `C-${name.toUpperCase()}`
    addCoupon(coupon, name)
    const w = world()
    const plan = PLAN_OF_TYPE[type]
    expect(plan).toBe(DISCOUNTS[name as DiscountName].plan)
    const renewsAt = charged.find(([at]) => at > START)?.[0]
    expect(await quoteMembership(w.parts, { plan, coupon, country: null })).toMatchObject({
      value: { quote: { price: today, renewalPrice: renewal, renewsAt } },
    })
    expect(code(await join(w, { coupon, membershipType: type, price: today }))).toBe('ok')
    const stored = JSON.parse(String(rows(w, 'membership')[0]?.subscription)) as never
    expect(discountEndsAt(stored)).toBe(endsAfter === null ? null : after(endsAfter))
    const made: number[] = []
    for (const [at] of charged) {
      w.now = at - 1
      await chargeDue(w.parts, membershipId(w))
      expect(w.payments.charges.size, new Date(at).toISOString()).toBe(at === START ? 1 : made.length)
      w.now = at
      await chargeDue(w.parts, membershipId(w))
      made.push([...w.payments.charges.values()].at(-1)?.amount ?? 0)
    }
    expect(made).toEqual(charged.map(([, amount]) => amount))
    expect(w.payments.charges.size).toBe(charged.length)
  })

  test('of which one use is left goes to one of two people who take it at once', async () => {
    addCoupon('LASTONE', 'fifty-percent-off-one-year', 1)
    const [a, b] = [world(), world()]
    const both = await Promise.all([a, b].map((w) => join(w, { coupon: 'lastone', price: 2500 })))
    expect(both.map(code).toSorted()).toEqual(['NOT_FOUND coupon', 'ok'])
    expect([a, b].filter((w) => w.user().membership_tier !== null)).toHaveLength(1)
    expect(a.payments.charges.size + b.payments.charges.size).toBe(1)
    expect(sqlite.rows("select uses from coupon where code = 'LASTONE'")).toEqual([{ uses: 1 }])
  })
})
