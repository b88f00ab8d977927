import { isNotNull } from 'drizzle-orm'
import { index, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { SUBSCRIBER_RHYTHMS } from '../rules/digests'
import {
  FIRST_NEWSLETTER,
  NEWSLETTER_RHYTHMS,
  SUBSCRIBER_SOURCES,
  SUBSCRIBER_STATES,
  SUPPRESSION_REASONS,
} from '../rules/newsletters'
import { flag, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/**
 * Newsletters of people and publications. The first of each has its owner's id, and is stored once it is used.
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
    slug: text('slug').notNull().default(FIRST_NEWSLETTER),
    /** Empty for its owner's. */
    name: text('name').notNull().default(''),
    description: text('description').notNull().default(''),
    imageId: text('image_id'),
    color: text('color'),
    /** Who its letters come from; empty for the newsletter's name. */
    senderName: text('sender_name').notNull().default(''),
    /** Where its letters come from, as operators have set it; null for the site's address. */
    senderAddress: text('sender_address'),
    /** Whether who sends a letter gets its replies, unless they say otherwise. */
    takesReplies: flag('takes_replies'),
    /** Whether replies of people with an account wait as responses to the story. */
    holdsReplies: flag('holds_replies'),
    /** Whether its letters end with a link by which their reader brings others. */
    hasReferrals: flag('has_referrals'),
    /** Whether it is counted who opens its letters and follows their links. */
    countsOpens: flag('counts_opens'),
    rhythm: text('rhythm', { enum: NEWSLETTER_RHYTHMS }).notNull().default('any'),
    /** Whether stories are sent by mail when they are published, unless their writer says otherwise. */
    sendsStories: flag('sends_stories'),
    /** When its next digest is made; null as long as nobody has chosen one. */
    digestDueAt: time('digest_due_at'),
    /** Since when it is switched off or deleted; null while it is there. */
    offAt: time('off_at'),
    /** When it is deleted for good; null unless somebody has deleted it. */
    goneAt: time('gone_at'),
    /** When its subscribers are counted; null if nobody has come since they were. */
    countDueAt: time('count_due_at'),
  },
  (t) => [
    index('newsletter_of_user').on(t.userId),
    uniqueIndex('newsletter_of_collection').on(t.collectionId, t.slug),
    index('newsletter_digest_due').on(t.digestDueAt),
    index('newsletter_count_due').on(t.countDueAt),
    index('newsletter_gone').on(t.goneAt),
  ],
)

removedWithOwner(newsletter, {
  owner: 'userId',
  retention: { since: 'goneAt', for: 0, job: 'clear-newsletters' },
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
    /** As the newsletter's owner has brought it; empty if they haven't. */
    name: text('name').notNull().default(''),
    /** In lower case, for searches. */
    nameKey: text('name_key').notNull().default(''),
    /** The owner's own. */
    note: text('note').notNull().default(''),
    /** The import that has brought it; null once the address's owner has confirmed it. */
    importId: id('import_id'),
    /** When a mail is to ask for confirmation, for what an import has brought; null if none is. */
    askDueAt: time('ask_due_at'),
    /** Whether it gets each letter, or digests. Rule: docs/rules/newsletters.md, "How often". */
    rhythm: text('rhythm', { enum: SUBSCRIBER_RHYTHMS }).notNull().default('each'),
    /** It gets nothing until then. */
    pausedUntil: time('paused_until'),
    /** The newsletter that has recommended this one to them. */
    recommendedBy: id('recommended_by'),
    /** The subscriber whose link has brought them. */
    referrerId: id('referrer_id'),
  },
  (t) => [
    primaryKey({ columns: [t.email, t.newsletterId] }),
    uniqueIndex('subscriber_id').on(t.id),
    index('subscriber_of_newsletter').on(t.newsletterId, t.createdAt, t.id),
    index('subscriber_left').on(t.newsletterId, t.leftAt),
    index('subscriber_by_state').on(t.newsletterId, t.state, t.createdAt, t.id),
    index('subscriber_by_address').on(t.newsletterId, t.email),
    index('subscriber_by_name').on(t.newsletterId, t.nameKey, t.id),
    index('subscriber_of_import').on(t.importId, t.state),
    index('subscriber_to_ask').on(t.askDueAt),
    index('subscriber_of_user').on(t.userId),
    index('subscriber_expiring').on(t.expiresAt),
    index('subscriber_recommended').on(t.recommendedBy, t.newsletterId),
    index('subscriber_referred').on(t.newsletterId, t.referrerId).where(isNotNull(t.referrerId)),
  ],
)

removedWithOwner(subscriber, {
  owner: 'userId',
  forgotten: ['recommendedBy'],
  retention: { since: 'expiresAt', for: 0 },
  withheld: {
    'It is about somebody else.': ['referrerId'],
    'It is the name beside it, for searches, or says when a mail is due.': ['nameKey', 'askDueAt'],
  },
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
