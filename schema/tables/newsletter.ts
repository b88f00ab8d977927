import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { SUBSCRIBER_SOURCES, SUBSCRIBER_STATES, SUPPRESSION_REASONS } from '../rules/newsletters'
import { collection } from './collection'
import { id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/**
 * Newsletters of people and publications. The first of each has its owner's id, and is stored once somebody subscribes.
 * Rule: docs/rules/newsletters.md, "Newsletters".
 */
export const newsletter = sqliteTable(
  'newsletter',
  {
    id: id().primaryKey(),
    /** The writer whose it is; null for one of a publication. */
    userId: id('user_id'),
    collectionId: id('collection_id'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [index('newsletter_of_user').on(t.userId), index('newsletter_of_collection').on(t.collectionId)],
)

removedWithOwner(newsletter, {
  owner: 'userId',
  retention: { with: { collectionId: collection.id } },
})

/** Addresses that subscribe to newsletters, or did. Rule: docs/rules/newsletters.md, "Subscribing". */
export const subscriber = sqliteTable(
  'subscriber',
  {
    newsletterId: id('newsletter_id').notNull(),
    /** Normalised. */
    email: text('email').notNull(),
    id: id().notNull(),
    /** Whose account has confirmed the address; null for an address alone. */
    userId: id('user_id'),
    state: text('state', { enum: SUBSCRIBER_STATES }).notNull(),
    source: text('source', { enum: SUBSCRIBER_SOURCES }).notNull(),
    createdAt: time('created_at').notNull(),
    /** When a mail last asked for confirmation; 0 if none can be answered. */
    askedAt: time('asked_at').notNull(),
    /** When its owner last confirmed it, and the text that they agreed to. */
    consentedAt: time('consented_at'),
    consentText: text('consent_text').notNull(),
    leftAt: time('left_at'),
    /** When it is deleted unless it is confirmed; null once it was. */
    expiresAt: time('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.newsletterId] }),
    uniqueIndex('subscriber_id').on(t.id),
    index('subscriber_of_newsletter').on(t.newsletterId, t.createdAt, t.id),
    index('subscriber_of_user').on(t.userId),
    index('subscriber_expiring').on(t.expiresAt),
  ],
)

removedWithOwner(subscriber, {
  owner: 'userId',
  retention: { since: 'expiresAt', for: 0 },
})

/** Addresses that get no letters of anybody, by a keyed hash. Rule: docs/rules/newsletters.md, "Suppression". */
export const suppressedAddress = sqliteTable('suppressed_address', {
  emailHash: text('email_hash').primaryKey(),
  reason: text('reason', { enum: SUPPRESSION_REASONS }).notNull(),
  createdAt: time('created_at').notNull(),
})

staysWhole(suppressedAddress, 'Nobody can be found by a hash, and no import may bring them back.', {
  forever: 'Whoever wants no letters is asked by nobody again.',
})
