import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { HELD_EARNINGS_STATES } from '../rules/held-earnings/states'
import { CURRENCIES } from '../rules/membership/plans'
import { count, id, time } from './columns'
import { partner } from './partner'
import { changedWithOwner, staysWhole } from './personal-data'

const ACCOUNTS_ARE_KEPT = 'It belongs to the accounts, which the law wants kept.'

/** Writers' months in which a circle was found. Rules: docs/rules/partner.md, "Circles" and "Held earnings". */
export const heldEarnings = sqliteTable(
  'held_earnings',
  {
    /** A hash of the writer and the month, so that no month is held twice. */
    id: id().primaryKey(),
    partnerId: id('partner_id').notNull(),
    month: text('month').notNull(),
    state: text('state', { enum: HELD_EARNINGS_STATES }).notNull(),
    points: count('points'),
    /** What was found (schema/rules/held-earnings/signals.ts), as JSON. */
    signals: text('signals').notNull(),
    /** What the members concerned brought in each currency, as JSON. */
    amounts: text('amounts').notNull(),
    /** What is held of it, in minor units of what writers are paid in, with corrections. */
    paid: count('paid'),
    foundAt: time('found_at').notNull(),
    /** What the writer says to it. */
    answer: text('answer'),
    answeredAt: time('answered_at'),
    /** Why staff has decided so. */
    reason: text('reason'),
    decidedAt: time('decided_at'),
    /** Since when the writer is to be told of its state; absent once they are. */
    tellAt: time('tell_at'),
    /** Counts its changes, so that no two of them cross. */
    version: count('version'),
  },
  (t) => [
    uniqueIndex('held_earnings_once').on(t.partnerId, t.month),
    index('held_earnings_in_state').on(t.state, t.foundAt, t.id),
    index('held_earnings_to_tell').on(t.tellAt).where(isNotNull(t.tellAt)),
  ],
)

changedWithOwner(heldEarnings, {
  owner: ['partnerId', partner.id],
  retention: { forever: ACCOUNTS_ARE_KEPT },
  changes: () => ({ answer: null }),
  kept: {
    'The accounts say what was held and why; the writer is a number in the programme in them.': [
      'id',
      'partnerId',
      'month',
      'state',
      'points',
      'signals',
      'amounts',
      'paid',
      'foundAt',
      'answeredAt',
      'reason',
      'decidedAt',
      'tellAt',
      'version',
    ],
  },
  withheld: {
    'How a rule against fraud has counted tells how to get round it; its reasons are shown.': [
      'points',
      'signals',
    ],
  },
})

/** The cycles whose money is held, so that corrections of them are, too. Never changed. */
export const heldCycle = sqliteTable(
  'held_cycle',
  {
    partnerId: id('partner_id').notNull(),
    chargeId: id('charge_id').notNull(),
    number: integer('number').notNull(),
    heldId: id('held_id').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    /** What it brought the writer in the month. */
    amount: integer('amount').notNull(),
    /** The signals that it belongs to, as JSON. */
    signals: text('signals').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.partnerId, t.chargeId, t.number] }),
    index('held_cycle_of').on(t.heldId, t.amount, t.chargeId),
  ],
)

staysWhole(heldCycle, 'It names a writer and payments, and what was found of them belongs to the accounts.', {
  forever: ACCOUNTS_ARE_KEPT,
})

/** What each month adds to held earnings: their own one, and later ones by corrections. Never changed. */
export const heldPart = sqliteTable(
  'held_part',
  {
    partnerId: id('partner_id').notNull(),
    month: text('month').notNull(),
    heldId: id('held_id').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amount: integer('amount').notNull(),
    /** What it is in US dollars. */
    paid: integer('paid').notNull(),
  },
  (t) => [primaryKey({ columns: [t.partnerId, t.month, t.heldId, t.currency] })],
)

staysWhole(heldPart, 'It names a writer by their number in the programme alone.', {
  forever: ACCOUNTS_ARE_KEPT,
})
