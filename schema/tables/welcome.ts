import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { WELCOME_STATES } from '../rules/welcome'
import { count, flag, id, time } from './columns'
import { newsletter, subscriber } from './newsletter'
import { removedWithOwner } from './personal-data'

/** What new subscribers of a newsletter get, each a number of days after confirming. Rule: docs/rules/newsletters.md, "Welcome mails". */
export const welcomeLetter = sqliteTable(
  'welcome_letter',
  {
    id: id().primaryKey(),
    newsletterId: id('newsletter_id').notNull(),
    day: integer('day').notNull(),
    isOn: flag('is_on'),
    /** Empty for its story's title. */
    subject: text('subject').notNull().default(''),
    /** Empty if it sends a story. */
    text: text('text').notNull().default(''),
    postId: id('post_id'),
    createdAt: time('created_at').notNull(),
    sentCount: count('sent_count'),
    skippedCount: count('skipped_count'),
    failedCount: count('failed_count'),
    /** What is known of those that were sent: docs/rules/mail.md, "What comes back". */
    deliveredCount: count('delivered_count'),
    bouncedCount: count('bounced_count'),
    complainedCount: count('complained_count'),
    /** How many have left by its link. */
    unsubscribedCount: count('unsubscribed_count'),
  },
  (t) => [uniqueIndex('welcome_letter_of_newsletter').on(t.newsletterId, t.day)],
)

removedWithOwner(welcomeLetter, {
  owner: ['newsletterId', newsletter.id],
  retention: { with: { newsletterId: newsletter.id } },
})

/** Each welcome mail that a subscriber is to get, and what became of it. */
export const welcomeDelivery = sqliteTable(
  'welcome_delivery',
  {
    welcomeId: id('welcome_id').notNull(),
    subscriberId: id('subscriber_id').notNull(),
    state: text('state', { enum: WELCOME_STATES }).notNull().default('pending'),
    /** When it is sent, or taken up again by whoever finds it claimed; null once it is done with. */
    dueAt: time('due_at'),
    /** Since when the mail service may have it, unless it has said no. */
    handedAt: time('handed_at'),
    /** How often the mail service has refused it. */
    refusals: count('refusals'),
    settledAt: time('settled_at'),
    /** Whether its subscriber has left by its link. */
    hasLeft: flag('has_left'),
  },
  (t) => [
    primaryKey({ columns: [t.welcomeId, t.subscriberId] }),
    index('welcome_delivery_due').on(t.dueAt),
    index('welcome_delivery_of_subscriber').on(t.subscriberId),
  ],
)

removedWithOwner(welcomeDelivery, {
  owner: ['subscriberId', subscriber.id],
  retention: { with: { subscriberId: subscriber.id } },
  withheld: { 'It says how far the sending has come.': ['handedAt', 'refusals'] },
})
