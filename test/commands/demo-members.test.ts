import { expect, test } from 'vitest'
import { type Subscription, stateOf } from '../../schema/rules/membership/subscription'
import { VIEWERS } from '../../worker/commands/demo/accounts'
import { MEMBERS, writeMemberships } from '../../worker/commands/demo/write-memberships'
import { Database } from '../../worker/data/database'
import { MEMBERSHIP_STATES } from '../../worker/endpoints/development/membership-states'
import { sqliteD1 } from '../support/membership/sqlite-d1'

const NOW = Date.UTC(2026, 10, 24)

interface Row {
  id: string
  provider: string
  subscription: string
  untold_since: number | null
  next_charge_at: number | null
}

/** Rule: docs/rules/development.md, "Memberships". */
test('the demo has a member in each state, with an account, and nothing that is already due', async () => {
  const { d1, rows } = sqliteD1()
  const demo = { db: new Database(d1), now: NOW }
  await writeMemberships(demo)
  await writeMemberships(demo)
  expect(new Set(Object.values(MEMBERS))).toEqual(
    new Set(Object.keys(MEMBERSHIP_STATES).filter((state) => state !== 'none' && state !== 'given')),
  )
  const names = VIEWERS.map(({ username }) => username)
  for (const username of Object.keys(MEMBERS)) expect(names).toContain(username)
  const members = rows<Row>('select * from membership')
  expect(members).toHaveLength(Object.keys(MEMBERS).length)
  const states = members.map(({ subscription }) => stateOf(JSON.parse(subscription) as Subscription, NOW))
  expect(new Set(states)).toEqual(new Set(['ACTIVE', 'TRIAL', 'CANCELLED', 'PAYMENT_FAILED', 'LAPSED']))
  for (const { untold_since, next_charge_at } of members) {
    expect(untold_since).toBeNull()
    expect(next_charge_at ?? NOW + 1).toBeGreaterThan(NOW)
  }
  expect(members.filter(({ provider }) => provider === 'MEDIUM_GIFT')).toHaveLength(1)
})
