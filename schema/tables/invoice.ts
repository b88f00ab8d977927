import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { INVOICE_KINDS } from '../rules/invoice/invoices'
import { CURRENCIES } from '../rules/membership/plans'
import { id, time } from './columns'
import { charge } from './ledger'
import { changedWithOwner } from './personal-data'

/**
 * Invoices and credit notes, never changed. Which business buys, and where, is said by their charge. Rule:
 * docs/rules/invoices.md.
 */
export const invoice = sqliteTable(
  'invoice',
  {
    /** The series, and the place in it: `2026-00001`. */
    number: text('number').primaryKey(),
    /** A year's invoices, `2026`, or its credit notes, `C2026`. */
    series: text('series').notNull(),
    /** From 1 on, without gaps. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    chargeId: id('charge_id').notNull(),
    /** The version of the charge that it is about, as in the books. */
    version: integer('version').notNull(),
    /** The invoice that a credit note corrects. */
    corrects: text('corrects'),
    /** With tax, in minor units; also of a credit note. */
    amount: integer('amount').notNull(),
    tax: integer('tax').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** The taxes (schema/rules/sales-tax/sale.ts), as JSON. */
    lines: text('lines').notNull(),
    /** Who issues it (schema/rules/invoice/invoices.ts), as JSON. */
    issuer: text('issuer').notNull(),
    /** What the person who pays was called then; absent for a business, and once the account is gone. */
    payer: text('payer'),
    issuedAt: time('issued_at').notNull(),
  },
  (t) => [
    uniqueIndex('invoice_place').on(t.series, t.position),
    uniqueIndex('invoice_of_charge').on(t.chargeId, t.version),
  ],
)

changedWithOwner(invoice, {
  owner: ['chargeId', charge.id],
  retention: { forever: 'It belongs to the accounts, which the law wants kept.' },
  changes: () => ({ payer: null }),
  kept: {
    'The law wants invoices to be kept for years, and their charge names nobody any more.': [
      'number',
      'series',
      'position',
      'kind',
      'chargeId',
      'version',
      'corrects',
      'amount',
      'tax',
      'currency',
      'lines',
      'issuer',
      'issuedAt',
    ],
  },
})
