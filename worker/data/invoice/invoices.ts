import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { invoice } from '../../../schema/tables/invoice'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { indexedBy, jsonEach } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { without } from '../sql/rows'
import { write } from '../sql/write'

/** One row. */
const ONCE = sql`(select 1)`

/** What an invoice and a credit note have in common, as parameters. */
type Written = [
  series: Param<string>,
  chargeId: Param<string>,
  version: Param<number>,
  amount: Param<number>,
  tax: Param<number>,
  currency: Param<InvoiceRow['currency']>,
  lines: Param<string>,
  issuer: Param<string>,
  payerId: Param<string | null>,
  issuedAt: Param<number>,
]

/**
 * The next place of a series. Statements that write follow each other, and one whose batch fails leaves nothing behind: so
 * there is no gap, and no place is given twice.
 */
const nextIn = (series: Param<string>) =>
  sql<number>`(select coalesce(max(${invoice.position}), 0) + 1 from ${invoice} where ${invoice.series} = ${series})`

const document = (
  ...[series, chargeId, version, amount, tax, currency, lines, issuer, payerId, issuedAt]: Written
) => ({
  number: sql<string>`${series} || '-' || printf('%05d', ${nextIn(series)})`,
  series: sql<string>`${series}`,
  position: nextIn(series),
  chargeId: sql<string>`${chargeId}`,
  version: sql<number>`${version}`,
  amount: sql<number>`${amount}`,
  tax: sql<number>`${tax}`,
  currency: sql<InvoiceRow['currency']>`${currency}`,
  lines: sql<string>`${lines}`,
  issuer: sql<string>`${issuer}`,
  payer: scalar(select({ name: user.name }).from(user).where(eq(user.id, payerId))),
  issuedAt: sql<number>`${issuedAt}`,
})

/** An invoice with the next number of its series. */
export const insertInvoice = write((...written: Written) =>
  insertFrom(
    invoice,
    select({ ...document(...written), kind: sql<'INVOICE'>`'INVOICE'`, corrects: sql<null>`null` }).from(
      ONCE,
    ),
  ),
)

/** The last invoice of a charge. */
const lastInvoice = (chargeId: Param<string>) =>
  scalar(
    select({ number: invoice.number })
      .from(indexedBy(invoice, 'invoice_of_charge'))
      .where(and(eq(invoice.chargeId, chargeId), eq(invoice.kind, 'INVOICE')))
      .orderBy(desc(invoice.version))
      .limit(1),
  )

/** A credit note with the next number of its series; nothing for a charge that has no invoice. */
export const insertCreditNote = write((...written: Written) => {
  const corrects = lastInvoice(written[1])
  return insertFrom(
    invoice,
    select({ ...document(...written), kind: sql<'CREDIT_NOTE'>`'CREDIT_NOTE'`, corrects })
      .from(ONCE)
      .where(isNotNull(corrects)),
  )
})

const fields = without(invoice)

/** The documents of charges, in no order. @param chargeIds a JSON list. */
export const invoicesOfCharges = query('invoicesOfCharges', (chargeIds: Param<string>) => {
  const keys = jsonEach(chargeIds)
  return select(fields)
    .from(keys.from)
    .crossJoin(indexedBy(invoice, 'invoice_of_charge'))
    .where(eq(invoice.chargeId, keys.value))
})
export type InvoiceRow = RowOf<typeof invoicesOfCharges>
