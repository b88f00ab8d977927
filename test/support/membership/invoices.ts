import { expect } from 'vitest'
import { keptOf } from '../../../schema/rules/membership/ledger'
import type { TaxLine } from '../../../schema/rules/sales-tax/sale'
import type { InvoiceRow } from '../../../worker/data/invoice/invoices'
import type { ChargeRow } from '../../../worker/data/membership/charges'
import { sqlite } from './books'
import type { World } from './world'

/* Invoices and credit notes. Rule: docs/rules/invoices.md. */

type Row = Pick<InvoiceRow, 'number' | 'kind' | 'corrects' | 'amount' | 'tax' | 'lines'>

const signOf = ({ kind }: Row): number => (kind === 'INVOICE' ? 1 : -1)

/** What documents of a charge add up to, by office. */
function taxesOf(rows: readonly Row[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const row of rows)
    for (const { jurisdiction, tax } of JSON.parse(row.lines) as TaxLine[])
      sums.set(`tax:${jurisdiction}`, (sums.get(`tax:${jurisdiction}`) ?? 0) - signOf(row) * tax)
  return sums
}

/** All documents of a charge together are what is kept of it, with the taxes that are in the books. */
export function checkInvoices(world: World): void {
  const charges = sqlite.rows<Pick<ChargeRow, 'id' | 'key' | 'status' | 'amount' | 'refunded'>>(
    'select id, "key", status, amount, refunded from charge where user_id = ?',
    world.id,
  )
  for (const charge of charges) {
    const rows = sqlite.rows<Row>('select * from invoice where charge_id = ? order by version', charge.id)
    const sum = rows.reduce((total, row) => total + signOf(row) * row.amount, 0)
    expect(sum, charge.key).toBe(keptOf(charge))
    for (const row of rows) {
      const lines = JSON.parse(row.lines) as TaxLine[]
      expect(
        lines.reduce((total, { tax }) => total + tax, 0),
        row.number,
      ).toBe(row.tax)
      for (const { tax, taxable } of lines) {
        expect(taxable + row.tax, row.number).toBe(row.amount)
        expect(tax, row.number).toBeGreaterThanOrEqual(0)
      }
      const earlier = rows.filter(({ kind }) => kind === 'INVOICE').map(({ number }) => number)
      if (row.kind === 'CREDIT_NOTE') expect(earlier, row.number).toContain(row.corrects)
    }
    const booked = sqlite.rows<{ account: string; sum: number }>(
      "select account, sum(amount) as sum from ledger_entry where charge_id = ? and account like 'tax:%' group by account",
      charge.id,
    )
    const written = taxesOf(rows)
    for (const { account, sum: owed } of booked) expect(written.get(account) ?? 0, charge.key).toBe(owed)
  }
}

/** Numbers are consecutive in each series, without a gap, and none is given twice. */
export function checkNumbers(): void {
  const rows = sqlite.rows<Pick<InvoiceRow, 'number' | 'series' | 'position'>>(
    'select number, series, position from invoice order by series, position',
  )
  const places = new Map<string, number>()
  for (const { number, series, position } of rows) {
    const next = (places.get(series) ?? 0) + 1
    expect(position, series).toBe(next)
    expect(number).toBe(`${series}-${String(next).padStart(5, '0')}`)
    places.set(series, next)
  }
  expect(places.size).toBeGreaterThan(1)
  expect(rows.length).toBeGreaterThan(5 * places.size)
}
