import { expect } from 'vitest'
import { keptOf } from '../../../schema/rules/membership/ledger'
import { onTopOf, partOfLines, saleIn, taxOf, taxWithin } from '../../../schema/rules/sales-tax/sale'
import type { ChargeRow } from '../../../worker/data/membership/charges'
import { sqlite as ours } from './books'
import type { World } from './world'

/* Taxes on sales. Rule: docs/rules/sales-tax.md. */

type Row = Pick<ChargeRow, 'id' | 'key' | 'status' | 'amount' | 'tax' | 'sale' | 'refunded'>

type Rows = Pick<typeof ours, 'rows'>

const chargesOf = ({ id }: World, sqlite: Rows) =>
  sqlite.rows<Row>('select id, "key", status, amount, tax, sale, refunded from charge where user_id = ?', id)

/** Each office is owed its tax on what was kept, the lines add up to the tax, and nothing is charged besides. */
export function checkTaxes(world: World, sqlite: Rows = ours): void {
  for (const charge of chargesOf(world, sqlite)) {
    const { id, key, amount, tax } = charge
    const sale = saleIn(charge)
    if (!sale) throw new Error(`${key} has no sale`)
    expect(taxOf(sale), key).toBe(tax)
    if (sale.isReverseCharge) expect(tax, key).toBe(0)
    for (const line of sale.lines) expect(line.taxable, key).toBe(amount - tax)
    expect(onTopOf(sale) === 0 || !sale.isInclusive, key).toBe(true)
    const parts = partOfLines(taxWithin(keptOf(charge), charge), sale.lines)
    const owed = new Map(
      sqlite
        .rows<{ account: string; sum: number }>(
          "select account, sum(amount) as sum from ledger_entry where charge_id = ? and kind = 'tax' group by account",
          id,
        )
        .map(({ account, sum }) => [account, sum]),
    )
    for (const [i, line] of sale.lines.entries())
      expect(owed.get(`tax:${line.jurisdiction}`) ?? 0, key).toBe(0 - (parts[i] ?? 0))
    expect(owed.get('sales') ?? 0, key).toBe(parts.reduce((sum, part) => sum + part, 0))
  }
}

/** The service knows of each sale that it calculated what was kept of it. */
export function checkTaxRecords(
  world: World,
  told: ReadonlyMap<string, { transactionId: string; amount: number }>,
): void {
  for (const charge of chargesOf(world, ours)) {
    if (saleIn(charge)?.calculationId == null) continue
    const known = [...told]
      .filter(([reference]) => reference.startsWith(`${charge.key}:`))
      .reduce((sum, [, { amount }]) => sum + amount, 0)
    expect(known, charge.key).toBe(keptOf(charge))
  }
}
