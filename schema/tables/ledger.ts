import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Account, CHARGE_PURPOSES, ENTRY_KINDS } from '../rules/membership/ledger'
import { PAYMENT_PROVIDERS } from '../rules/membership/payment-providers'
import { CURRENCIES } from '../rules/membership/plans'
import { count, flag, id, time } from './columns'
import { changedWithOwner, staysWhole } from './personal-data'

/** Charges, tried or made. Rule: docs/rules/membership.md, "Charges". */
export const charge = sqliteTable(
  'charge',
  {
    id: id().primaryKey(),
    /** The provider makes one charge for each. */
    key: text('key').notNull().unique(),
    /** Absent once the account is gone. */
    userId: id('user_id'),
    /** Whose cycle it pays; empty for a gift. */
    membershipId: id('membership_id').notNull(),
    /** The gift that it pays. */
    giftId: id('gift_id'),
    /**
     * What it is for: somebody joins, a cycle begins, a better plan begins, what had failed is paid with another method,
     * somebody gives memberships.
     */
    purpose: text('purpose', { enum: CHARGE_PURPOSES }).notNull(),
    /** What it pays for. */
    plan: text('plan', { enum: ['monthly', 'yearly', 'premiumMonthly', 'premiumYearly'] }).notNull(),
    /** What a cycle of that costs without a discount. */
    price: integer('price').notNull(),
    cycle: integer('cycle').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The payment method, as JSON; absent once the account is gone. */
    method: text('method'),
    /** `OPEN`: nothing is known yet. The others are the provider's. */
    status: text('status', {
      enum: ['OPEN', 'PENDING', 'PAID', 'FAILED', 'REFUNDED', 'DISPUTED'],
    }).notNull(),
    providerChargeId: text('provider_charge_id'),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    fee: count('fee'),
    /** The tax in the amount. */
    tax: count('tax'),
    /** How it is taxed, and who buys (schema/rules/sales-tax/sale.ts), as JSON; absent for charges from before there was any. */
    sale: text('sale'),
    refunded: count('refunded'),
    declineCode: text('decline_code'),
    createdAt: time('created_at').notNull(),
    /** When it was paid or failed. */
    settledAt: time('settled_at'),
    /** It pays for something that is paid already, so it is refunded. */
    isSurplus: flag('is_surplus'),
    /** When the provider is to be asked again; absent while nothing is expected. */
    checkAt: time('check_at'),
    /** When its next cycle ends, or it has changed, so that it is divided among writers; absent if it isn't. */
    divideAt: time('divide_at'),
    /** When it is to be compared with what its provider has moved; absent while nothing is expected. */
    compareAt: time('compare_at'),
    /** Counts its changes, so that no two of them cross. */
    version: count('version'),
  },
  (t) => [
    index('charge_of').on(t.userId, t.createdAt, t.id).where(isNotNull(t.userId)),
    index('charge_of_membership').on(t.membershipId, t.createdAt),
    index('charge_of_gift').on(t.giftId).where(isNotNull(t.giftId)),
    index('charge_by_provider').on(t.providerChargeId).where(isNotNull(t.providerChargeId)),
    index('charge_to_check').on(t.checkAt).where(isNotNull(t.checkAt)),
    index('charge_to_compare').on(t.compareAt).where(isNotNull(t.compareAt)),
    index('charge_to_divide').on(t.divideAt).where(isNotNull(t.divideAt)),
    index('charge_surplus').on(t.createdAt).where(sql`${t.isSurplus} = 1`),
  ],
)

changedWithOwner(charge, {
  owner: 'userId',
  retention: { forever: 'It belongs to the accounts, which the law wants kept.' },
  changes: () => ({ userId: null, method: null }),
  kept: {
    'The law wants accounts to be kept for years. Without a name they say nothing of a person.': [
      'id',
      'key',
      'membershipId',
      'giftId',
      'purpose',
      'plan',
      'price',
      'cycle',
      'startsAt',
      'endsAt',
      'provider',
      'status',
      'providerChargeId',
      'amount',
      'currency',
      'fee',
      'tax',
      'sale',
      'refunded',
      'declineCode',
      'createdAt',
      'settledAt',
      'isSurplus',
      'checkAt',
      'divideAt',
      'compareAt',
      'version',
    ],
  },
})

/**
 * The books: double entry, in minor units, never changed. What is written at once adds up to zero. Rule:
 * docs/rules/membership.md, "Ledger".
 */
export const ledgerEntry = sqliteTable(
  'ledger_entry',
  {
    /**
     * The charge, a month of the partner programme or a payout (docs/rules/partner.md, "Ledger"), or a movement of money
     * (docs/rules/reconciliation.md).
     */
    chargeId: id('charge_id').notNull(),
    /** The version of the charge that it belongs to; otherwise 0, or 1 in the currency that it is converted to. */
    version: integer('version').notNull(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    account: text('account').$type<Account>().notNull(),
    /** Added to the account, or taken from it. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    bookedAt: time('booked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chargeId, t.version, t.kind, t.account] }),
    index('ledger_entry_by_time').on(t.bookedAt),
  ],
)

staysWhole(ledgerEntry, 'The law wants accounts to be kept for years, and they name nobody.', {
  forever: 'It belongs to the accounts, which the law wants kept.',
})
