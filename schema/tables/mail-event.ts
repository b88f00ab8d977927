import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MAIL_EVENT_KINDS, MAIL_EVENT_STATES, REFUSALS_KEPT } from '../rules/mail-events'
import { count, id, time } from './columns'
import { staysWhole } from './personal-data'

/**
 * What mail services have said of mails, so that nothing is taken twice, and what waits for an operator. Rule:
 * docs/rules/mail.md, "What comes back".
 */
export const mailEvent = sqliteTable(
  'mail_event',
  {
    /** Whose event it is, and its id there. */
    id: text('id').primaryKey(),
    kind: text('kind', { enum: MAIL_EVENT_KINDS }).notNull(),
    state: text('state', { enum: MAIL_EVENT_STATES }).notNull(),
    /** The address, as the list of suppressed ones knows it. */
    emailHash: text('email_hash').notNull(),
    /** The letter or the welcome mail that it is about, if it is one. */
    letterId: id('letter_id'),
    /** The recipient of the letter, or a subscription of the address; null if it has none. */
    subscriberId: id('subscriber_id'),
    receivedAt: time('received_at').notNull(),
    /** Until when it is known again; null while it is held. */
    expiresAt: time('expires_at'),
  },
  (t) => [
    index('mail_event_recent').on(t.kind, t.state, t.receivedAt, t.id),
    index('mail_event_expiring').on(t.expiresAt),
  ],
)

staysWhole(mailEvent, 'It names an address by a hash, and a subscription that may be gone by its id.', {
  since: 'expiresAt',
  for: 0,
})

/** Addresses that have refused their last mails. */
export const refusingAddress = sqliteTable(
  'refusing_address',
  {
    emailHash: text('email_hash').primaryKey(),
    refusals: count('refusals'),
    refusedAt: time('refused_at').notNull(),
  },
  (t) => [index('refusing_address_old').on(t.refusedAt)],
)

staysWhole(refusingAddress, 'Nobody can be found by a hash.', { since: 'refusedAt', for: REFUSALS_KEPT })
