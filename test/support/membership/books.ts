import { expect } from 'vitest'
import { sqliteD1 } from './sqlite-d1'
import type { World } from './world'

interface ChargeRow {
  id: string
  key: string
  cycle: number
  status: string
  amount: number
  fee: number
  refunded: number
  starts_at: number
  ends_at: number
  check_at: number | null
}

/** The database that all histories share. */
export const sqlite = sqliteD1()

export const chargesOf = (w: World) => sqlite.rows<ChargeRow>('select * from charge where user_id = ?', w.id)
export const membershipOf = (w: World) =>
  sqlite.rows<{ id: string; next_charge_at: number | null; subscription: string }>(
    'select * from membership where user_id = ? and is_current = 1',
    w.id,
  )[0]

/** Anyone who has paid for now, and whose payment nobody took back, is a member. */
export function checkNobodyIsLockedOut(world: World): void {
  const { now } = world
  const membership = membershipOf(world)
  if (!membership) return
  const { endedAt } = JSON.parse(membership.subscription) as { endedAt: number | null }
  const covers = chargesOf(world).some(
    (row) =>
      row.status === 'PAID' && row.starts_at <= now && now < row.ends_at && row.key.startsWith(membership.id),
  )
  if (!covers || endedAt !== null) return
  expect(world.user().membership_ends_at, world.id).toBeGreaterThan(now)
}

/** Codes work exactly for gifts that are paid and whose money didn't go back; what was redeemed stays. */
function checkGifts(world: World): void {
  const places = sqlite.rows<{
    id: string
    gift: string
    state: string
    status: string | null
    refunded: number
    amount: number
  }>(
    `select p.id, g.state as gift, p.state, c.status, coalesce(c.refunded, 0) as refunded, coalesce(c.amount, 0) as amount
     from gift g join gift_code p on p.gift_id = g.id left join charge c on c.gift_id = g.id where g.buyer_id = ?`,
    world.id,
  )
  for (const { id, gift, state, status, refunded, amount } of places) {
    const isKept = (status === 'PAID' || status === 'REFUNDED') && refunded < amount
    if (gift === 'DONE' && state !== 'REDEEMED') expect(state, id).toBe(isKept ? 'OPEN' : 'WITHDRAWN')
    if (gift !== 'DONE') expect(state, id).toBe('WAITING')
  }
  const redeemed = places.filter(({ state }) => state === 'REDEEMED').length
  const gifted = sqlite.rows<{ n: number }>(
    `select count(*) as n from membership_fact f join membership m on m.id = f.membership_id
     where m.user_id = ? and json_extract(f.fact, '$.kind') = 'gifted'`,
    world.id,
  )
  expect(gifted[0]?.n, `${world.id} redeemed`).toBe(redeemed)
}

/** What the provider says is what we know, and each cent of it is in the books. */
export function checkBooks(world: World): void {
  const rows = new Map(chargesOf(world).map((row) => [row.key, row]))
  const known = [...world.payments.charges.values()]
  for (const { key, status, amount, fee, refunded } of known)
    expect(rows.get(key), `${world.id} ${key}`).toMatchObject({ status, amount, fee, refunded })
  const books = sqlite.rows<{ account: string; sum: number }>(
    'select account, sum(l.amount) as sum from ledger_entry l join charge c on c.id = l.charge_id where c.user_id = ? group by account',
    world.id,
  )
  const moved = known.filter(({ status }) => status !== 'FAILED' && status !== 'PENDING')
  const owed = moved.reduce(
    (sum, { amount, fee, refunded, status }) =>
      sum + amount - (fee ?? 0) - refunded - (status === 'DISPUTED' ? amount - refunded : 0),
    0,
  )
  expect(books.find(({ account }) => account === 'provider')?.sum ?? 0, world.id).toBe(owed)
  expect(
    books.reduce((sum, one) => sum + one.sum, 0),
    world.id,
  ).toBe(0)
  checkGifts(world)
  const cycles = chargesOf(world)
    .filter(({ status, refunded, amount }) => status === 'PAID' && refunded < amount)
    .map(({ key, cycle }) => `${key.split(':')[0]} ${cycle}`)
  expect(new Set(cycles).size, `${world.id} paid twice`).toBe(cycles.length)
}
