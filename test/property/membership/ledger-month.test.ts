import { expect, test } from 'vitest'
import { Database } from '../../../worker/data/database'
import { bookedBetween } from '../../../worker/data/membership/charges'
import { look } from '../../../worker/services/membership/look'
import { monthlyTable } from '../../../worker/services/membership/monthly-table'
import type { Charge } from '../../../worker/services/membership/provider'
import { give } from '../../support/membership/giving'
import { join, rows, sqlite, world } from '../../support/membership/joining'
import type { World } from '../../support/membership/world'

/* What operators are told of a month. Rule: docs/rules/membership.md, "Ledger". */

/** When nobody else books anything. */
const BOOKS = Date.UTC(2025, 5, 10)

/** What somebody’s last charge has become at the provider, as a webhook makes it known. */
async function become(somebody: World, changed: Partial<Charge>) {
  const [charge] = [...somebody.payments.charges.values()].slice(-1)
  if (!charge) throw new Error('Nothing was charged')
  somebody.payments.put({ ...charge, ...changed })
  const row = rows(somebody, 'charge').find(({ key }) => key === charge.key)
  await look(somebody.parts, String(row?.id))
}

async function tableOf(month: string, from: number, to: number): Promise<string[]> {
  const sums = await new Database(sqlite.d1).all(bookedBetween, from, to)
  return monthlyTable(month, sums).trimEnd().split('\r\n')
}

test('a month’s table has what was charged, given, refunded and disputed, in each currency, and adds up to zero', async () => {
  const yearly = world({ now: BOOKS })
  await join(yearly)
  const canadian = world({ now: BOOKS, country: 'CA' })
  await join(canadian, { price: 7000 })
  await become(canadian, { refunded: 2000 })
  const friend = world({ now: BOOKS })
  await join(friend, { membershipType: 'PREMIUM_MONTHLY', price: 1500 })
  await become(friend, { status: 'DISPUTED' })
  const giver = world({ now: BOOKS })
  await give(giver)
  const declined = world({ now: BOOKS })
  declined.payments.banks.set('pm_tok', 'insufficient_funds')
  await join(declined)

  const june = await tableOf('2025-06', Date.UTC(2025, 5), Date.UTC(2025, 6))
  expect(june).toEqual([
    'month,currency,account,kind,debit,credit,balance,entries',
    '2025-06,CAD,fees,fee,240,0,240,1',
    '2025-06,CAD,provider,charge,7000,0,7000,1',
    '2025-06,CAD,provider,fee,0,240,-240,1',
    '2025-06,CAD,provider,refund,0,2000,-2000,1',
    '2025-06,CAD,refunds,refund,2000,0,2000,1',
    '2025-06,CAD,sales,charge,0,7000,-7000,1',
    '2025-06,USD,disputes,dispute,1500,0,1500,1',
    '2025-06,USD,fees,fee,435,0,435,3',
    '2025-06,USD,provider,charge,6500,0,6500,2',
    '2025-06,USD,provider,dispute,0,1500,-1500,1',
    '2025-06,USD,provider,fee,0,435,-435,3',
    '2025-06,USD,provider,gift,5000,0,5000,1',
    '2025-06,USD,sales,charge,0,6500,-6500,2',
    '2025-06,USD,sales,gift,0,5000,-5000,1',
    '2025-06,CAD,all,all,9240,9240,0,6',
    '2025-06,USD,all,all,13435,13435,0,14',
  ])
  // Each total is what its lines add up to, column by column.
  const cells = june.slice(1).map((line) => line.split(','))
  for (const currency of ['CAD', 'USD']) {
    const own = cells.filter((line) => line[1] === currency)
    const [total] = own.filter((line) => line[2] === 'all')
    for (const column of [4, 5, 6, 7]) {
      const sum = own.reduce((all, line) => all + (line === total ? 0 : Number(line[column])), 0)
      expect(sum, `${currency} ${june[0]?.split(',')[column]}`).toBe(Number(total?.[column]))
    }
  }

  // What happens to it later belongs to the later month, and leaves the earlier one as it was.
  friend.now = canadian.now = giver.now = Date.UTC(2025, 6, 2)
  await become(friend, { status: 'PAID' })
  await become(canadian, { status: 'REFUNDED', refunded: 7000 })
  await become(giver, { status: 'REFUNDED', refunded: 5000 })
  expect(await tableOf('2025-07', Date.UTC(2025, 6), Date.UTC(2025, 7))).toEqual([
    'month,currency,account,kind,debit,credit,balance,entries',
    '2025-07,CAD,provider,refund,0,5000,-5000,1',
    '2025-07,CAD,refunds,refund,5000,0,5000,1',
    '2025-07,USD,disputes,dispute,0,1500,-1500,1',
    '2025-07,USD,provider,dispute,1500,0,1500,1',
    '2025-07,USD,provider,refund,0,5000,-5000,1',
    '2025-07,USD,refunds,refund,5000,0,5000,1',
    '2025-07,CAD,all,all,5000,5000,0,2',
    '2025-07,USD,all,all,6500,6500,0,4',
  ])
  expect(await tableOf('2025-06', Date.UTC(2025, 5), Date.UTC(2025, 6))).toEqual(june)
})

test('a month in which tax is owed to hundreds of offices has each of them, and adds up to zero', async () => {
  const OFFICES = 700
  const at = Date.UTC(2024, 1, 3)
  for (let office = 0; office < OFFICES; office += 1)
    for (const [account, amount] of [
      [`tax:${office}`, -office],
      ['sales', office],
    ] as const)
      sqlite.run(
        "insert into ledger_entry (charge_id, version, kind, account, amount, currency, booked_at) values (?, 0, 'tax', ?, ?, 'EUR', ?)",
        `office ${office}`,
        account,
        amount,
        at,
      )
  const table = await tableOf('2024-02', Date.UTC(2024, 1), Date.UTC(2024, 2))
  expect(table).toHaveLength(1 + OFFICES + 1 + 1)
  expect(table.at(-1)).toMatch(/^2024-02,EUR,all,all,(\d+),\1,0,1400$/)
})
