import { expect, test, vi } from 'vitest'
import { CURRENCIES } from '../../../schema/rules/membership/plans'
import { cases } from '../../support/cases'
import { checkBooks, sqlite } from '../../support/membership/books'
import { checkDivision } from '../../support/membership/division'
import { History } from '../../support/membership/history'
import { checkInvoices, checkNumbers } from '../../support/membership/invoices'
import { checkFailures, checkTold } from '../../support/membership/promises'
import { checkTaxes, checkTaxRecords } from '../../support/membership/taxes'

/*
 * Whatever is lost, doubled, late, out of order or killed in between, all of it ends in what the provider says, with each
 * cent in the books; nobody is locked out, nobody pays twice, and each thing is told once. Rule: docs/rules/membership.md.
 */

const HISTORIES = cases(1000)
const COUPONS = [
  ['HALF', 'half-price-for-three-months'],
  ['FREE', 'one-month-free'],
] as const

test('histories end in what the provider says, with each cent accounted for', {
  timeout: 300_000,
}, async () => {
  // Mails that can't be sent are logged.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const [code, discount] of COUPONS)
    sqlite.run('insert into coupon (code, discount, created_at) values (?, ?, 1)', code, discount)
  const histories = Array.from({ length: HISTORIES }, (_, n) => new History(n))
  await Promise.all(histories.map((history) => history.run()))
  let told = 0
  for (const { world, hasRefused, taxes } of histories) {
    checkBooks(world)
    checkTaxes(world)
    checkTaxRecords(world, taxes.told)
    checkInvoices(world)
    checkFailures(world, hasRefused)
    told += checkTold(world)
  }
  expect(told).toBeGreaterThan(HISTORIES)
  checkNumbers()
  await checkDivision()
  // Each of what may happen did.
  for (const kind of ['failed', 'undone', 'postponed', 'gifted', 'disputed'])
    expect(
      sqlite.rows(`select 1 from membership_fact where fact like '%"kind":"${kind}"%'`).length,
      kind,
    ).toBeGreaterThan(HISTORIES / 100)
  for (const [code] of COUPONS)
    expect(
      sqlite.rows(`select 1 from coupon where code = ? and uses > ${HISTORIES / 100}`, code),
      code,
    ).toHaveLength(1)
  for (const currency of CURRENCIES)
    expect(sqlite.rows('select 1 from charge where currency = ?', currency).length, currency).toBeGreaterThan(
      HISTORIES / 30,
    )
  for (const place of ['DE', 'CA', 'CA-BC', 'CA-QC', 'US-WA', 'GB'])
    expect(
      sqlite.rows('select 1 from ledger_entry where account = ?', `tax:${place}`).length,
      place,
    ).toBeGreaterThan(0)
  const [made] = sqlite.rows<{ n: number }>('select count(*) as n from charge')
  expect(made?.n).toBeGreaterThan(HISTORIES)
  const [redeemed] = sqlite.rows<{ n: number }>(
    "select count(*) as n from gift_code where state = 'REDEEMED'",
  )
  expect(redeemed?.n).toBeGreaterThan(HISTORIES / 20)
})
