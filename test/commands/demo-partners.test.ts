import { beforeAll, expect, test } from 'vitest'
import { PAYOUT_STATUSES } from '../../schema/rules/payout/payouts'
import type { TaxOffice } from '../../schema/rules/tax/forms'
import { taxStanding } from '../../schema/rules/tax/standing'
import { DAY } from '../../schema/rules/time-units'
import { demoId } from '../../worker/commands/demo/ids'
import { writeCrowd } from '../../worker/commands/demo/write-crowd'
import { writePartners } from '../../worker/commands/demo/write-partners'
import { openDemo } from '../support/whole-demo'

const NOW = Date.UTC(2026, 10, 29, 12)

let rows: Awaited<ReturnType<typeof openDemo>>['rows']
beforeAll(async () => {
  const opened = await openDemo(NOW)
  rows = opened.rows
  await writeCrowd(opened.demo)
  // Seeding again changes nothing.
  await writePartners(opened.demo)
  await writePartners(opened.demo)
}, 120_000)

test('the months of the demo’s year are closed, and its payouts are in each state', () => {
  const months = rows<{ month: string; state: string }>(
    'select month, state from partner_month where month < ?',
    '2026-11',
  )
  expect(months.map(({ state }) => state)).toEqual(months.map(() => 'CLOSED'))
  expect(months.length).toBeGreaterThan(9)
  const statuses = rows<{ status: string }>('select distinct status from payout').map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(PAYOUT_STATUSES))
})

test('its writers’ tax forms are in each state, and what they withhold is on statements', async () => {
  const forms = rows<{ name: string; office: TaxOffice; country: string; expiresAt: number | null }>(
    `select replace(account.provider_account_id, 'acct_', '') as name, office, form.country, form.expires_at as expiresAt
     from tax_form form join payout_account account using (partner_id)`,
  )
  const standings = Object.values(Object.groupBy(forms, ({ name }) => name)).map((own = []) =>
    taxStanding(own, undefined, NOW),
  )
  expect(new Set(standings)).toEqual(new Set(['PART', 'EXPIRED', 'GIVEN']))
  expect(forms.filter(({ expiresAt }) => expiresAt !== null && expiresAt - NOW < 60 * DAY)).toHaveLength(2)
  const [{ rates } = { rates: 0 }] = rows<{ rates: number }>(
    "select count(distinct withheld_rate) as rates from payout where status = 'PAID' and tax_form_id is not null",
  )
  expect(rates).toBeGreaterThan(1)
})

test('each writer’s bank has the currency of its country', () => {
  expect(
    rows(
      'select distinct country, bank_currency as currency from payout_account where state <> ? order by 1',
      'NEW',
    ),
  ).toEqual([
    { country: 'CZ', currency: 'CZK' },
    { country: 'IN', currency: 'INR' },
    { country: 'JP', currency: 'JPY' },
    { country: 'NO', currency: 'NOK' },
    { country: 'SE', currency: 'SEK' },
    { country: 'US', currency: 'USD' },
  ])
})

test('what came back is part of the payout that follows', () => {
  const [, back, next] = rows<{ status: string; amount: number }>(
    'select status, amount from payout where partner_id = ? order by month',
    demoId('partner', 'maren'),
  )
  expect(back?.status).toBe('REVERSED')
  expect(next?.amount).toBeGreaterThan(back?.amount ?? 0)
})

test('its books balance: what writers were promised is with them, on its way, lost, or owed', () => {
  const uneven = rows('select 1 from ledger_entry group by charge_id, version having sum(amount) <> 0')
  expect(uneven).toEqual([])
  const balance = (account: string) =>
    rows<{ sum: number }>(
      'select coalesce(sum(amount), 0) as sum from ledger_entry where account = ?',
      account,
    )[0]?.sum
  const sumOf = (condition: string) =>
    rows<{ sum: number }>(`select coalesce(sum(amount), 0) as sum from payout where ${condition}`)[0]?.sum ??
    0
  const [{ earned } = { earned: 0 }] = rows<{ earned: number }>(
    'select sum(paid) as earned from partner_statement',
  )
  const [{ held } = { held: 0 }] = rows<{ held: number }>(
    "select sum(paid) as held from held_earnings where state = 'HELD'",
  )
  expect(balance('partners')).toBe(sumOf("status in ('PAID', 'FORFEITED')") + held - earned)
  expect(balance('held')).toBe(0 - held)
  expect(balance('transit')).toBe(sumOf("status = 'PROCESSING'"))
})

test('one writer’s money waits with an answer, and another’s was released', () => {
  expect(
    rows(
      `select partner_id as partner, state, answer is not null as isAnswered, tell_at as tellAt
       from held_earnings where state <> 'PROVISIONAL' order by month`,
    ),
  ).toEqual([
    { partner: demoId('partner', 'jonas'), state: 'RELEASED', isAnswered: 1, tellAt: null },
    { partner: demoId('partner', 'tomas'), state: 'HELD', isAnswered: 1, tellAt: null },
  ])
})

test('nothing of it is due, so that a worker that serves it asks no provider', () => {
  expect(rows('select 1 from payout where due_at is not null')).toEqual([])
  expect(rows('select 1 from payout_account where check_at is not null')).toEqual([])
})
