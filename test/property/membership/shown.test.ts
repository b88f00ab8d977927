import { expect, test } from 'vitest'
import { chargeDue } from '../../../worker/services/membership/charge-due'
import { look } from '../../../worker/services/membership/look'
import { switchPlan } from '../../../worker/services/membership/switch-plan'
import { code, join, KEY, membershipId, rows, sqlite, world } from '../../support/membership/joining'

/* Pages that everybody shares and that show a membership are purged when it changes. Rule: docs/rules/membership.md, "Entitlement". */

/** Somebody, the purges of their pages so far, and how often one was requested. */
function watched() {
  const w = world()
  let requests = 0
  w.parts.purger.request = async () => void requests++
  const purges = () => [
    sqlite.rows('select tag from purge_outbox where tag = ?', `user-${w.id}`).length,
    requests,
  ]
  return { w, purges }
}

test('when it begins and when its tier changes, but not when it is carried on', async () => {
  const { w, purges } = watched()
  await join(w)
  expect(purges()).toEqual([1, 1])
  w.now = Date.UTC(2027, 0, 31, 12)
  await chargeDue(w.parts, membershipId(w))
  expect(rows(w, 'charge')).toHaveLength(2)
  expect(purges()).toEqual([1, 1])
  const friend = { membershipType: 'PREMIUM_YEARLY', price: 10_000, key: KEY } as const
  expect(code(await switchPlan(w.parts, friend))).toBe('ok')
  expect(purges()).toEqual([2, 2])
})

test('when it begins free, and when it ends at once because all is given back', async () => {
  const { w, purges } = watched()
  await join(w, { membershipType: 'MONTHLY', price: 0 })
  expect(purges()).toEqual([1, 1])
  w.now += 8 * 86_400_000
  await chargeDue(w.parts, membershipId(w))
  expect(purges()).toEqual([1, 1])
  const [charge] = rows(w, 'charge')
  const { provider } = w.payments
  await provider.refund({ key: 'back', providerChargeId: String(charge?.provider_charge_id), amount: 500 })
  await look(w.parts, String(charge?.id))
  expect(w.user().membership_ends_at).toBeLessThanOrEqual(w.now)
  expect(purges()).toEqual([2, 2])
})
