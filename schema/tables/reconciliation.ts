import { isNotNull, isNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { PAYMENT_PROVIDERS } from '../rules/membership/payment-providers'
import { DIFFERENCE_KINDS, DIFFERING } from '../rules/reconciliation/differences'
import { MOVEMENT_KINDS } from '../rules/reconciliation/entries'
import { count, flag, time } from './columns'
import { staysWhole } from './personal-data'

const ACCOUNTS_ARE_KEPT = 'It belongs to the accounts, which the law wants kept.'

/** Movements of money at providers, as they say them. Never changed. Rule: docs/rules/reconciliation.md, "Reading". */
export const providerMovement = sqliteTable(
  'provider_movement',
  {
    /** The provider's name and what it calls it, by which the ledger names it. */
    id: text('id').primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    at: time('at').notNull(),
    /** The charge or the transfer; empty for neither. */
    about: text('reference').notNull(),
    amount: integer('amount').notNull(),
    fee: integer('fee').notNull(),
    currency: text('currency').notNull(),
    originalAmount: integer('original_amount').notNull(),
    originalFee: integer('original_fee').notNull(),
    originalCurrency: text('original_currency').notNull(),
    isPaidOut: flag('is_paid_out'),
    readAt: time('read_at').notNull(),
    /** When it is to be compared with the books; absent once it is. */
    dueAt: time('due_at'),
  },
  (t) => [
    index('provider_movement_about').on(t.about),
    index('provider_movement_due').on(t.dueAt).where(isNotNull(t.dueAt)),
  ],
)

staysWhole(providerMovement, 'It has the provider’s ids of charges, which say nothing of a person.', {
  forever: ACCOUNTS_ARE_KEPT,
})

/** How far a provider's movements are read. */
export const providerReading = sqliteTable('provider_reading', {
  provider: text('provider', { enum: PAYMENT_PROVIDERS }).primaryKey(),
  /** Movements since then are read. */
  since: time('since').notNull(),
  /** Where it goes on; absent at the beginning and at the end. */
  cursor: text('cursor'),
  startedAt: time('started_at').notNull(),
  finishedAt: time('finished_at'),
  /** How many pages were read, in all readings. */
  pages: count('pages'),
})

staysWhole(providerReading, 'It has a place in a list.', {
  forever: 'There is one row for each provider.',
})

/** Where the books and a provider differ. Rule: docs/rules/reconciliation.md, "Differences". */
export const providerDifference = sqliteTable(
  'provider_difference',
  {
    /** The provider, the subject and what differs. */
    id: text('id').primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The key of the charge or of the transfer, or what the provider calls the movement. */
    subject: text('subject').notNull(),
    what: text('what', { enum: DIFFERING }).notNull(),
    kind: text('kind', { enum: DIFFERENCE_KINDS }).notNull(),
    ours: integer('ours').notNull(),
    theirs: integer('theirs').notNull(),
    currency: text('currency').notNull(),
    theirCurrency: text('their_currency').notNull(),
    foundAt: time('found_at').notNull(),
    /** Absent while it lasts. */
    goneAt: time('gone_at'),
  },
  (t) => [
    index('provider_difference_open').on(t.foundAt, t.id).where(isNull(t.goneAt)),
    index('provider_difference_about').on(t.subject).where(isNull(t.goneAt)),
  ],
)

staysWhole(providerDifference, 'It names charges by their keys alone.', { forever: ACCOUNTS_ARE_KEPT })
