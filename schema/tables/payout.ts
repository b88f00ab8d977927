import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CURRENCIES } from '../rules/membership/plans'
import { PAYOUT_ACCOUNT_STATES, PAYOUT_STATUSES } from '../rules/payout/payouts'
import { count, flag, id, time } from './columns'
import { staysWhole } from './personal-data'

const ACCOUNTS_ARE_KEPT = 'It belongs to the accounts, which the law wants kept.'

/** Payouts to writers. Rule: docs/rules/partner.md, "Payouts". */
export const payout = sqliteTable(
  'payout',
  {
    id: id().primaryKey(),
    partnerId: id('partner_id').notNull(),
    /** The closed month with which it was made. */
    month: text('month').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amount: integer('amount').notNull(),
    /** What of it is withheld for a tax office, at which rate in percent, and by which form. */
    withheld: count('withheld'),
    withheldRate: integer('withheld_rate'),
    /** How much of it counts as from sources in the United States, in percent; absent where nothing is withheld for them. */
    usSource: integer('us_source'),
    taxFormId: id('tax_form_id'),
    status: text('status', { enum: PAYOUT_STATUSES }).notNull(),
    /** Counts the attempts to send it, each with a transfer of its own. */
    attempt: count('attempt'),
    /** The attempts before staff released it last, which its retries don't count. */
    attemptsBefore: count('attempts_before'),
    /** How often the provider has refused what is next in this attempt. */
    refusals: count('refusals'),
    /** The account at the provider that this attempt is sent to. */
    providerAccountId: text('provider_account_id'),
    /** The transfer that is with the provider; absent while the money is at home. */
    transferId: text('transfer_id'),
    providerPayoutId: text('provider_payout_id'),
    /** What the provider has kept of ours, in all attempts. */
    fee: count('fee'),
    /** Why it failed last, in the provider's words. */
    failureCode: text('failure_code'),
    /** Why staff holds it or has reversed it. */
    reason: text('reason'),
    /** Whether staff has reversed it, so that what it brings back is held. */
    isStaffs: flag('is_staffs'),
    /** Since when it waits for its writer to do something. */
    waitsSince: time('waits_since'),
    warnings: count('warnings'),
    warnedAt: time('warned_at'),
    /** When something is to be done about it; absent while nothing is. */
    dueAt: time('due_at'),
    createdAt: time('created_at').notNull(),
    /** When it should be at the bank, as the provider says. */
    arrivesAt: time('arrives_at'),
    paidAt: time('paid_at'),
    changedAt: time('changed_at').notNull(),
    /** Counts its changes, so that no two of them cross. */
    version: count('version'),
  },
  (t) => [
    uniqueIndex('payout_once').on(t.partnerId, t.month, t.currency),
    index('payout_by_status').on(t.status, t.changedAt, t.id),
    index('payout_due').on(t.dueAt).where(isNotNull(t.dueAt)),
    index('payout_paid').on(t.paidAt, t.id).where(isNotNull(t.paidAt)),
    index('payout_waiting').on(t.warnings, t.waitsSince, t.id).where(isNotNull(t.waitsSince)),
  ],
)

staysWhole(payout, 'It names a writer by their number in the programme alone.', {
  forever: ACCOUNTS_ARE_KEPT,
})

/** Writers' accounts at the provider that pays them. Rule: docs/rules/partner.md, "Payout accounts". */
export const payoutAccount = sqliteTable(
  'payout_account',
  {
    partnerId: id('partner_id').primaryKey(),
    /** Counts the accounts that were opened, since one that is closed is replaced. */
    number: integer('number').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    country: text('country').notNull(),
    state: text('state', { enum: PAYOUT_ACCOUNT_STATES }).notNull(),
    bankName: text('bank_name'),
    bankLastFour: text('bank_last_four'),
    bankCurrency: text('bank_currency'),
    /** When the provider is to be asked again. */
    checkAt: time('check_at'),
    createdAt: time('created_at').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (t) => [
    index('payout_account_by_provider').on(t.providerAccountId),
    index('payout_account_to_check').on(t.checkAt).where(isNotNull(t.checkAt)),
  ],
)

staysWhole(
  payoutAccount,
  'What is owed to a writer is sent to it, and the accounts say where it went; it names them by their number alone.',
  { forever: ACCOUNTS_ARE_KEPT },
)

/** How far the payouts of a closed month are made. */
export const payoutRun = sqliteTable('payout_run', {
  month: text('month').primaryKey(),
  /** The last writer who was looked at; empty before the first. */
  upTo: text('up_to').notNull().default(''),
  startedAt: time('started_at').notNull(),
  doneAt: time('done_at'),
})

staysWhole(payoutRun, 'It has months alone.', { forever: ACCOUNTS_ARE_KEPT })
