import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { CURRENCIES } from '../rules/membership/plans'
import { DIVISION_KINDS } from '../rules/partner/division'
import { CYCLES_KEPT, MONTH_STATES, PARTNER_STATES } from '../rules/partner/months'
import { count, flag, id, time } from './columns'
import { changedWithOwner, staysWhole } from './personal-data'

const ACCOUNTS_ARE_KEPT = 'It belongs to the accounts, which the law wants kept.'
const NAMES_A_NUMBER =
  'It names a writer by their number in the programme alone, and a member by a pseudonym.'

/** Writers in the partner programme. Rule: docs/rules/partner.md, "Who takes part". */
export const partner = sqliteTable(
  'partner',
  {
    /** The writer's number in the programme, by which the accounts name them. */
    id: id().primaryKey(),
    /** Absent once the account is gone. */
    userId: id('user_id'),
    status: text('status', { enum: PARTNER_STATES }).notNull(),
    /** The first day on which reading earns, in days since 1970 UTC. */
    joinedOn: integer('joined_on').notNull(),
    /** The first day on which it doesn't any more; absent while it does. */
    leftOn: integer('left_on'),
    changedAt: time('changed_at').notNull(),
  },
  (t) => [
    uniqueIndex('partner_of_user').on(t.userId).where(isNotNull(t.userId)),
    index('partner_by_status').on(t.status),
  ],
)

changedWithOwner(partner, {
  owner: 'userId',
  retention: { forever: ACCOUNTS_ARE_KEPT },
  changes: (now) => ({ userId: null, status: 'INACTIVE', changedAt: now }),
  kept: {
    'The accounts name the writer by it; without the account it says nothing of a person.': ['id'],
    'It says which reading was paid for.': ['joinedOn', 'leftOn'],
  },
})

/**
 * Rounds of cycles: what was divided of a payment's month, and how. The first round divides it, and later ones what has
 * become of the payment since. Never changed. Rules: docs/rules/partner.md, "Division" and "Taking back".
 */
export const partnerCycle = sqliteTable(
  'partner_cycle',
  {
    chargeId: id('charge_id').notNull(),
    /** From 0 on, among the cycles of the payment. */
    number: integer('number').notNull(),
    round: integer('round').notNull(),
    month: text('month').notNull(),
    kind: text('kind', { enum: DIVISION_KINDS }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** The pseudonym of the member in this month. */
    member: text('member').notNull(),
    /** What the rounds before brought to writers. */
    before: integer('before').notNull(),
    /** What this round adds to each. */
    kept: integer('kept').notNull(),
    fee: integer('fee').notNull(),
    tax: integer('tax').notNull(),
    share: integer('share').notNull(),
    writers: integer('writers').notNull(),
    /** The weights of the lines in their order, as JSON. */
    weights: text('weights').notNull(),
    dividedAt: time('divided_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chargeId, t.number, t.round] }),
    index('partner_cycle_by_time').on(t.dividedAt),
  ],
)

staysWhole(partnerCycle, NAMES_A_NUMBER, { since: 'dividedAt', for: CYCLES_KEPT })

/** Who got what of a round. Never changed. */
export const partnerLine = sqliteTable(
  'partner_line',
  {
    chargeId: id('charge_id').notNull(),
    number: integer('number').notNull(),
    round: integer('round').notNull(),
    /** Its place among the weights of the cycle. */
    place: integer('place').notNull(),
    month: text('month').notNull(),
    partnerId: id('partner_id').notNull(),
    /** The story; empty where the writer is followed. */
    postId: id('post_id').notNull(),
    amount: integer('amount').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chargeId, t.number, t.round, t.place] }),
    index('partner_line_of').on(t.partnerId, t.month, t.chargeId, t.number, t.round, t.place),
  ],
)

staysWhole(partnerLine, NAMES_A_NUMBER, {
  with: { chargeId: partnerCycle.chargeId, number: partnerCycle.number, round: partnerCycle.round },
})

/** What a writer's story brought in a month in a currency: the sum of its lines, and its part of the common pool. */
export const partnerEarning = sqliteTable(
  'partner_earning',
  {
    month: text('month').notNull(),
    partnerId: id('partner_id').notNull(),
    /** The story; empty where the writer is followed. */
    postId: id('post_id').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amount: count('amount'),
    /** The counted seconds by which the common pool is divided. */
    seconds: count('seconds'),
    pooled: count('pooled'),
  },
  (t) => [primaryKey({ columns: [t.month, t.partnerId, t.currency, t.postId] })],
)

staysWhole(partnerEarning, NAMES_A_NUMBER, { forever: ACCOUNTS_ARE_KEPT })

/** Months, and how far their closing has come. Rule: docs/rules/partner.md, "Months". */
export const partnerMonth = sqliteTable('partner_month', {
  month: text('month').primaryKey(),
  state: text('state', { enum: MONTH_STATES }).notNull(),
  /** Rounds in it. */
  rounds: count('rounds'),
  /** The last writer whose month is scored in this round; empty before the first. Rule: docs/rules/partner.md, "Circles". */
  scoredUpTo: text('scored_up_to').notNull().default(''),
  /** The day of the last provisional round that is done, in days since 1970 UTC. */
  scoredOn: count('scored_on'),
  /** Whether it is scored for good, so that it can be booked. */
  isScored: flag('is_scored'),
  /** The last writer whose month is booked; empty before the first. */
  bookedUpTo: text('booked_up_to').notNull().default(''),
  /** When an operator asked to close it. */
  askedAt: time('asked_at'),
  /** Whether it closes without what is set aside in it, which goes to the next month then. */
  carriesOver: flag('carries_over'),
  closedAt: time('closed_at'),
  /** When its sheet was published. */
  publishedAt: time('published_at'),
})

staysWhole(partnerMonth, 'It has the sums of a month.', { forever: ACCOUNTS_ARE_KEPT })

/** Charges that couldn't be divided, until they can. Rule: docs/rules/partner.md, "Set aside". */
export const partnerSetAside = sqliteTable(
  'partner_set_aside',
  {
    chargeId: id('charge_id').primaryKey(),
    /** When it was due first, which decides over the month that waits for it. */
    dueAt: time('due_at').notNull(),
    /** What went wrong the last time. */
    reason: text('reason').notNull(),
    tries: count('tries'),
    triedAt: time('tried_at').notNull(),
  },
  (t) => [
    index('partner_set_aside_due').on(t.dueAt, t.chargeId),
    index('partner_set_aside_tried').on(t.triedAt, t.chargeId),
  ],
)

staysWhole(partnerSetAside, 'It names a payment, and nobody.', {
  forever: 'It goes when its payment is divided, which it waits for.',
})

/** What a month amounts to in a currency. */
export const partnerSum = sqliteTable(
  'partner_sum',
  {
    month: text('month').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    kept: count('kept'),
    fee: count('fee'),
    tax: count('tax'),
    share: count('share'),
    /** What writers got of cycles, and what went into the common pool. */
    lines: count('lines'),
    pool: count('pool'),
    /** What the common pool had from the month before. */
    carried: count('carried'),
    /** The common pool as it was divided (schema/rules/partner/pool.ts), as JSON; absent until it is, or if it is carried over. */
    divided: text('divided'),
    /** The last story that has its part of it, by its key; empty before the first. */
    dividedUpTo: text('divided_up_to').notNull().default(''),
    /** Whether the common pool is divided or carried over. */
    isPoolDone: flag('is_pool_done'),
  },
  (t) => [primaryKey({ columns: [t.month, t.currency] })],
)

staysWhole(partnerSum, 'It has the sums of a month.', { forever: ACCOUNTS_ARE_KEPT })

/** What a unit of a currency is worth in a month. Rule: docs/rules/partner.md, "Currencies". */
export const partnerRate = sqliteTable(
  'partner_rate',
  {
    month: text('month').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** In millionths of a US dollar. */
    rate: integer('rate').notNull(),
    setAt: time('set_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.currency] })],
)

staysWhole(partnerRate, 'It is a price of money.', { forever: ACCOUNTS_ARE_KEPT })

/** What a writer has of a closed month in a currency. Never changed. */
export const partnerStatement = sqliteTable(
  'partner_statement',
  {
    partnerId: id('partner_id').notNull(),
    month: text('month').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** Of cycles, and of the common pool. */
    amount: integer('amount').notNull(),
    pooled: integer('pooled').notNull(),
    /** What both are in US dollars. */
    paid: integer('paid').notNull(),
    bookedAt: time('booked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.month, t.currency] })],
)

staysWhole(partnerStatement, NAMES_A_NUMBER, { forever: ACCOUNTS_ARE_KEPT })

/** What is published of a writer's file of a closed month: its digest, by which it can't be another later. Never changed. */
export const partnerFile = sqliteTable(
  'partner_file',
  {
    month: text('month').notNull(),
    partnerId: id('partner_id').notNull(),
    /** Its SHA-256, as hex digits. */
    digest: text('digest').notNull(),
  },
  (t) => [primaryKey({ columns: [t.month, t.partnerId] })],
)

staysWhole(partnerFile, NAMES_A_NUMBER, { forever: ACCOUNTS_ARE_KEPT })
