import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PAYMENT_PROVIDERS } from '../rules/membership/payment-providers'
import { DAY } from '../rules/time-units'
import { count, flag, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/** Memberships that people pay for. Rule: docs/rules/membership.md, "The life of a subscription". */
export const membership = sqliteTable(
  'membership',
  {
    id: id().primaryKey(),
    userId: id('user_id').notNull(),
    /** Whether it is the person's last one; of those nobody has two. */
    isCurrent: flag('is_current'),
    /** `MEDIUM_GIFT`: it was given, and nobody is ever charged. */
    provider: text('provider', { enum: [...PAYMENT_PROVIDERS, 'MEDIUM_GIFT'] }).notNull(),
    /** What the provider calls the person and what they pay with; empty for one that was given. */
    customerId: text('customer_id').notNull(),
    methodId: text('method_id').notNull(),
    /** What they pay with, as JSON: null for one that was given. */
    method: text('method').notNull(),
    /** By what the provider knows it with other people too, once it was changed; before, its purchase has that. */
    methodFingerprint: text('method_fingerprint'),
    /** The key of the request that changed it last, so that this is done once; absent until it is changed. */
    methodKey: text('method_key'),
    /** When the card expires; absent for what doesn't. */
    methodExpiresAt: time('method_expires_at'),
    country: text('country').notNull(),
    /** Where its owner buys, and as whom, as JSON; absent for what was given, and from before it was asked. */
    billing: text('billing'),
    startedAt: time('started_at').notNull(),
    /** What its facts add up to, as JSON, and how many they are. */
    subscription: text('subscription').notNull(),
    factCount: integer('fact_count').notNull(),
    /** When something is to be charged; absent while nothing is. */
    nextChargeAt: time('next_charge_at'),
    /** When the person stops being a member, unless more becomes known. */
    endsAt: time('ends_at').notNull(),
    /** Of how many facts the person was told by mail, and since when there are more. */
    toldCount: count('told_count'),
    untoldSince: time('untold_since'),
    /** When the person is to be told of a card that expires, or of a price that rises. */
    noticeAt: time('notice_at'),
  },
  (t) => [
    uniqueIndex('membership_current').on(t.userId).where(sql`${t.isCurrent} = 1`),
    index('membership_of').on(t.userId, t.startedAt),
    index('membership_due').on(t.nextChargeAt).where(isNotNull(t.nextChargeAt)),
    index('membership_untold').on(t.untoldSince).where(isNotNull(t.untoldSince)),
    index('membership_notice').on(t.noticeAt).where(isNotNull(t.noticeAt)),
    index('membership_by_method').on(t.methodId),
  ],
)

removedWithOwner(membership, {
  owner: 'userId',
  retention: { forever: 'It says what was paid for, which its owner can look up.' },
  withheld: {
    'They are the provider’s names for what the rows say already.': [
      'customerId',
      'methodId',
      'methodFingerprint',
    ],
    'It is ours, to do nothing twice.': ['methodKey'],
  },
})

/** What is known about a membership: never changed. Rule: docs/rules/membership.md, "The life of a subscription". */
export const membershipFact = sqliteTable(
  'membership_fact',
  {
    id: text('id').primaryKey(),
    membershipId: id('membership_id').notNull(),
    /** In the order in which they became known, from 0 on. */
    position: integer('position').notNull(),
    /** The fact (schema/rules/membership/subscription.ts), as JSON. */
    fact: text('fact').notNull(),
    knownAt: time('known_at').notNull(),
  },
  (t) => [uniqueIndex('membership_fact_of').on(t.membershipId, t.position)],
)

removedWithOwner(membershipFact, {
  owner: ['membershipId', membership.id],
  retention: { with: { membershipId: membership.id } },
})

/** Somebody becomes a member: one row for each key that a browser made up, so that nothing is bought twice. */
export const purchase = sqliteTable(
  'purchase',
  {
    /** The person's id and the browser's key. */
    id: text('id').primaryKey(),
    userId: id('user_id').notNull(),
    /** `OPEN` until it is known what became of it; of those nobody has two. */
    state: text('state', { enum: ['OPEN', 'DONE', 'FAILED'] }).notNull(),
    /** The id that the membership gets. */
    membershipId: id('membership_id').notNull(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    country: text('country').notNull(),
    /** The accepted quote (schema/rules/membership/quote.ts), as JSON. */
    quote: text('quote').notNull(),
    couponCode: text('coupon_code'),
    /** What the provider keeps, as JSON; absent until it does. */
    kept: text('kept'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('purchase_open').on(t.userId).where(sql`${t.state} = 'OPEN'`),
    index('purchase_left').on(t.updatedAt).where(sql`${t.state} = 'OPEN'`),
    index('purchase_of').on(t.userId, t.createdAt),
    index('purchase_by_membership').on(t.membershipId),
  ],
)

removedWithOwner(purchase, {
  owner: 'userId',
  retention: { forever: 'A purchase that is sent again finds what became of it.' },
  withheld: { 'It is the provider’s name for what the membership says.': ['kept'] },
})

/** Trials that were begun, by what is paid with: a card has one. Rule: docs/rules/membership.md, "Trials". */
export const trial = sqliteTable(
  'trial',
  {
    /** A hash of the provider's name of the card. */
    id: text('id').primaryKey(),
    begunAt: time('begun_at').notNull(),
  },
  (t) => [index('trial_by_time').on(t.begunAt)],
)

staysWhole(trial, 'It has a hash of the provider’s name of a card, and names nobody.', {
  since: 'begunAt',
  for: 3 * 365 * DAY,
})

/** Coupons: for everybody, or for one person. */
export const coupon = sqliteTable(
  'coupon',
  {
    /** In capital letters. */
    code: text('code').primaryKey(),
    /** Whose it is; absent for one that everybody may use. */
    userId: id('user_id'),
    /** A name of schema/rules/membership/discounts.ts. */
    discount: text('discount').notNull(),
    uses: count('uses'),
    mostUses: integer('most_uses'),
    expiresAt: time('expires_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('coupon_of').on(t.userId).where(isNotNull(t.userId))],
)

removedWithOwner(coupon, {
  owner: 'userId',
  retention: { forever: 'A code that was used is never given out again.' },
})

/** What providers have told, stored once. Rule: docs/rules/membership.md, "Charges". */
export const providerEvent = sqliteTable(
  'provider_event',
  {
    /** The provider's name and its id. */
    id: text('id').primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** By the provider's clock. */
    at: time('at').notNull(),
    /** The charges and methods that it is about, as JSON. */
    subjects: text('subjects').notNull(),
    receivedAt: time('received_at').notNull(),
    attempts: count('attempts'),
    /** When it is to be worked off; absent once it is. */
    dueAt: time('due_at'),
  },
  (t) => [
    index('provider_event_due').on(t.dueAt).where(isNotNull(t.dueAt)),
    index('provider_event_by_receipt').on(t.receivedAt),
  ],
)

staysWhole(providerEvent, 'It has the provider’s ids of charges, and is gone after some months.', {
  since: 'receivedAt',
  for: 180 * DAY,
})

/** Comparisons with a provider. Rule: docs/rules/membership.md, "Charges". */
export const paymentCheck = sqliteTable(
  'payment_check',
  {
    id: id().primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** Charges that changed since then were compared. */
    since: time('since').notNull(),
    /** Where it goes on; absent at the beginning and at the end. */
    cursor: text('cursor'),
    startedAt: time('started_at').notNull(),
    finishedAt: time('finished_at'),
    compared: count('compared'),
    /** How many charges differed and were mended, and how many nobody knows. */
    mended: count('mended'),
    unknown: count('unknown'),
    /** What it did, line by line. */
    notes: text('notes').notNull().default(''),
  },
  (t) => [index('payment_check_by_start').on(t.provider, t.startedAt)],
)

staysWhole(paymentCheck, 'It names charges by their ids alone.', {
  forever: 'Each comparison proves that the accounts were right; there is one a day.',
})
