import { type Cell, CSV_START, csvLine } from '../../../schema/rules/csv'
import { seriesOf } from '../../../schema/rules/invoice/invoices'
import { boundsOfMonth } from '../../../schema/rules/partner/months'
import { saleIn, type TaxLine } from '../../../schema/rules/sales-tax/sale'
import { rateText } from '../../../schema/wording/sale-taxes'
import { taxName } from '../../../schema/wording/tax-names'
import type { Database } from '../../data/database'
import { type IssuedRow, issuedInSeries } from '../../data/invoice/issued'

/** Documents that are read at once. */
const AT_ONCE = 500

const COLUMNS = [
  'number',
  'date',
  'kind',
  'corrects',
  'charge',
  'provider',
  'item',
  'from',
  'until',
  'country',
  'region',
  'business',
  'vatId',
  'reverseCharge',
  'currency',
  'total',
  'net',
  'taxes',
  'jurisdiction',
  'tax',
  'rate',
  'taxable',
  'amount',
] as const

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** A document as lines: one for each tax, of which the first has the sums, so that every column can be added up. */
function linesOf(row: IssuedRow): string {
  const sign = row.kind === 'CREDIT_NOTE' ? -1 : 1
  const sale = saleIn(row)
  const { business = null, country = '', region = null } = sale?.billing ?? {}
  const about: Cell[] = [
    row.number,
    dayOf(row.issuedAt),
    row.kind,
    row.corrects,
    row.chargeId,
    row.provider,
    row.purpose === 'GIFT' ? 'gift' : row.plan,
    dayOf(row.startsAt),
    dayOf(row.endsAt),
    country,
    region,
    business?.name ?? null,
    business?.vatId ?? null,
    sale?.isReverseCharge === true ? 'yes' : '',
    row.currency,
  ]
  const sums: Cell[] = [sign * row.amount, sign * (row.amount - row.tax), sign * row.tax]
  const taxes: Cell[][] = (JSON.parse(row.lines) as TaxLine[]).map(
    ({ jurisdiction, kind, rate, taxable, tax }) => [
      jurisdiction,
      taxName(kind),
      rateText(rate),
      sign * taxable,
      sign * tax,
    ],
  )
  const NONE: Cell[] = ['', '', '', '', '']
  const rows = taxes.length > 0 ? taxes : [NONE]
  return rows.map((tax, i) => csvLine([...about, ...(i === 0 ? sums : ['', '', '']), ...tax])).join('')
}

/**
 * The invoices and credit notes of a month (UTC) as a table, in the order of their numbers, with amounts in minor units.
 * Rule: docs/rules/invoices.md, "The list of a month".
 */
export async function invoiceTable(
  db: Database,
  month: string,
): Promise<{ table: string; documents: number }> {
  const { start, end } = boundsOfMonth(month)
  let table = CSV_START + csvLine([...COLUMNS])
  let documents = 0
  for (const kind of ['INVOICE', 'CREDIT_NOTE'] as const)
    for (let position = 0; ; ) {
      const rows = await db.all(issuedInSeries, seriesOf(kind, start), position, start, end, AT_ONCE)
      table += rows.map(linesOf).join('')
      documents += rows.length
      const last = rows.at(-1)
      if (!last || rows.length < AT_ONCE) break
      position = last.position
    }
  return { table, documents }
}
