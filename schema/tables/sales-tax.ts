import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { count, id, time } from './columns'
import { staysWhole } from './personal-data'

/** What a tax service has been told of a charge. Rule: docs/rules/sales-tax.md, "Written down at the service". */
export const taxRecord = sqliteTable(
  'tax_record',
  {
    /** The charge's. */
    id: id().primaryKey(),
    /** What the service calls the sale; absent until it is told. */
    transactionId: text('transaction_id'),
    /** How much of the charge it knows, in minor units, with tax. */
    recorded: integer('recorded').notNull(),
    /** How much it is to know once it has answered, and by which calculation if that is more; absent while nothing is asked. */
    target: integer('target'),
    calculationId: text('calculation_id'),
    /** How often it was told: each time has a name of its own. */
    step: count('step'),
    /** When it is to be told; absent while it knows all. */
    dueAt: time('due_at'),
  },
  (t) => [index('tax_record_due').on(t.dueAt).where(isNotNull(t.dueAt))],
)

staysWhole(taxRecord, 'It names a charge alone.', {
  forever: 'It belongs to the accounts, which the law wants kept.',
})
